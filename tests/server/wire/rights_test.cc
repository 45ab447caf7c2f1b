// Rights and reasons in the form of the protocol.
#include "server/wire/rights.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/room/refusal.h"
#include "server/wire/decode_action.h"
#include "server/wire/errors.h"

namespace gridmates::wire {
namespace {

std::string page() {
  std::ifstream file(GRIDMATES_SOURCE_DIR "/docs/PROTOCOL.md");
  return {std::istreambuf_iterator<char>(file), {}};
}

// The rights in a frame that has nothing else in it.
v1::Rights rights_in(const ports::Frame& encoded) {
  if (!encoded) return {};
  v1::ServerFrame frame;
  EXPECT_TRUE(frame.ParseFromArray(encoded->data(), static_cast<int>(encoded->size())));
  EXPECT_EQ(frame.rights_size(), 1);
  v1::ServerFrame alone;
  *alone.add_rights() = frame.rights(0);
  EXPECT_EQ(frame.SerializeAsString(), alone.SerializeAsString());
  return frame.rights(0);
}

v1::Rights changed_rights(const room::Rights& before, const room::Rights& now) {
  return rights_in(ToldRights(before).tell(RoomCode("LIME-03"), now));
}

const v1::Right* right_to(const v1::Rights& rights, v1::Action::ActCase act) {
  for (const v1::Right& right : rights.rights()) {
    if (right.act() == static_cast<std::uint32_t>(act)) return &right;
  }
  return nullptr;
}

TEST(Reasons, EachIsOnThePage) {
  // Reasons that clients never get: for the server itself, for strangers, who get no reason, and
  // for frames refused before they reach a room.
  const std::set<std::string_view> unsaid = {"",           "not_member",  "put_out", "room_itself",
                                             "not_opened", "others_play", "no_move"};
  const std::string text = page();
  std::set<std::string_view> names;
  for (int i = 0; i <= static_cast<int>(room::Reason::kLast); ++i) {
    const std::string_view name = room::name_of(static_cast<room::Reason>(i));
    if (unsaid.contains(name)) continue;
    EXPECT_TRUE(names.insert(name).second) << name << " twice";
    EXPECT_NE(text.find("\n| `" + std::string(name) + "` |"), std::string::npos) << name;
  }
}

TEST(Reasons, ComeWithWhatTheirWordsName) {
  const v1::Error no = error_of({room::Reason::kTooFewPlayers, {.number = 1, .of = 2}});
  EXPECT_EQ(no.code(), v1::ERROR_CODE_WRONG_STATE);
  EXPECT_EQ(no.reason(), "too_few_players");
  EXPECT_EQ(no.message(), "Not enough players: 1 of 2 needed seats are taken.");
  std::set<std::string> parameters;
  for (const auto& one : no.parameters()) parameters.insert(one.name() + " " + one.value());
  EXPECT_EQ(parameters, (std::set<std::string>{"number 1", "of 2"}));
}

TEST(Reasons, OfAGameAreItsSentence) {
  const v1::Error no =
      error_of(room::refusal_of({core::RefusalCode::kIllegalMove, "A1 {name} is a given."}));
  EXPECT_EQ(no.message(), "A1 {name} is a given.");
  EXPECT_EQ(no.sentence(), "");
  EXPECT_EQ(no.reason(), "");
  EXPECT_TRUE(no.parameters().empty());
}

TEST(Reasons, OfAGameHaveItsSentenceAsItIsTranslated) {
  const core::Refusal taken = core::illegal("{cell} is taken.", {{"cell", "A5"}});
  for (const v1::Error& no : {error_of(room::refusal_of(taken)), error_of(taken, "move")}) {
    EXPECT_EQ(no.message(), "A5 is taken.");
    EXPECT_EQ(no.sentence(), "{cell} is taken.");
    EXPECT_EQ(no.reason(), "");
    ASSERT_EQ(no.parameters_size(), 1);
    EXPECT_EQ(no.parameters(0).name() + " " + no.parameters(0).value(), "cell A5");
  }
}

TEST(Reasons, OfAGameMayHaveASentenceInside) {
  const core::Refusal taken = core::illegal("{cell} is taken.", {{"cell", "A5"}});
  const core::Refusal all =
      core::invalid("{move}: {why}", {{"move", "A5"}, core::part("why", taken)});
  for (const v1::Error& no : {error_of(room::refusal_of(all)), error_of(all, "move")}) {
    EXPECT_EQ(no.message(), "A5: A5 is taken.");
    std::vector<std::string> parameters;
    for (const auto& one : no.parameters()) parameters.push_back(one.name() + " " + one.value());
    EXPECT_EQ(parameters,
              (std::vector<std::string>{"move A5", "why A5 is taken.",
                                        "why.sentence {cell} is taken.", "why.cell A5"}));
  }
}

TEST(Rights, AreOfEveryKindOfAction) {
  v1::ServerFrame frame;
  put_rights(RoomCode("LIME-03"), {}, frame);
  const v1::Rights& all = frame.rights(0);
  EXPECT_EQ(all.room(), "LIME-03");
  const auto* acts = v1::Action::descriptor()->FindOneofByName("act");
  ASSERT_EQ(all.rights_size(), acts->field_count());
  for (int i = 0; i < acts->field_count(); ++i) {
    const auto* right = right_to(all, v1::Action::ActCase(acts->field(i)->number()));
    ASSERT_NE(right, nullptr) << acts->field(i)->name();
    EXPECT_FALSE(right->has_refused());
  }
}

// The commands and the acts have the same names.
TEST(Rights, AreOfTheKindThatTheirCommandHas) {
  for (std::size_t kind = 0; kind < room::kKindsOfAction; ++kind) {
    room::Rights rights;
    rights[kind] = room::Refusal{room::Reason::kHostOnly};
    const v1::Rights changed = changed_rights({}, rights);
    ASSERT_EQ(changed.rights_size(), 1);
    EXPECT_EQ(changed.rights(0).refused().reason(), "host_only");
    v1::Action action;
    const auto* field =
        action.GetDescriptor()->FindFieldByNumber(static_cast<int>(changed.rights(0).act()));
    action.GetReflection()->MutableMessage(&action, field);
    action.set_room("LIME-03");
    action.set_client_seq(1);
    if (action.has_kick()) action.mutable_kick()->set_member(2);
    if (action.has_pass_host()) action.mutable_pass_host()->set_member(2);
    if (action.has_say()) action.mutable_say()->set_text("hello");
    if (action.has_invite()) action.mutable_invite()->set_name("Eve");
    if (action.has_rename()) action.mutable_rename()->set_name("Eve");
    if (action.has_play()) action.mutable_play()->mutable_move()->mutable_tictactoe();
    const Action checked = check_action(action);
    ASSERT_TRUE(std::holds_alternative<Asked>(checked.asked)) << field->name();
    EXPECT_EQ(std::get<Asked>(checked.asked).ask.index(), kind) << field->name();
  }
}

// Rights without parameters are encoded once for all.
TEST(Rights, ThatHaveChangedAreSaidAsAllOthersAre) {
  std::vector<std::optional<room::Refusal>> rights = {std::nullopt};
  for (int i = 0; i <= static_cast<int>(room::Reason::kLast); ++i) {
    rights.push_back(room::Refusal{room::Reason(i)});
    rights.push_back(room::Refusal{
        room::Reason(i), {.text = "Ann", .number = 1, .of = 2, .seq = 3, .until_ms = 4'000}});
  }
  for (std::size_t kind = 0; kind < room::kKindsOfAction; ++kind) {
    for (const auto& right : rights) {
      room::Rights before;
      room::Rights now;
      before[kind] = room::Refusal{room::Reason::kHostOnly, {.number = 9}};
      now[kind] = right;
      v1::ServerFrame all;
      put_rights(RoomCode("LIME-03"), now, all);
      const v1::Rights changed = changed_rights(before, now);
      ASSERT_EQ(changed.rights_size(), 1);
      EXPECT_EQ(changed.room(), "LIME-03");
      EXPECT_EQ(changed.rights(0).SerializeAsString(),
                all.rights(0).rights(static_cast<int>(kind)).SerializeAsString());
    }
  }
}

TEST(Rights, ThatMovesChangeAreSaidAloneAsAmongAllOthers) {
  constexpr std::size_t kPlay = 5;
  constexpr std::size_t kTakeBack = room::kKindsOfAction - 1;
  const RoomCode room("LIME-03");
  const std::vector<std::optional<room::Refusal>> rights = {
      std::nullopt, room::Refusal{room::Reason::kNotYourTurn, {.text = "Ann"}},
      room::Refusal{room::Reason::kNotYourTurn, {.text = "Bob"}},
      room::Refusal{room::Reason::kNoMatch}};
  const auto all_with = [&](const auto& play, const auto& take_back) {
    room::Rights all;
    all[kPlay] = play;
    all[kTakeBack] = take_back;
    return all;
  };
  for (const auto& before : rights) {
    for (const auto& now : rights) {
      ToldRights told(all_with(before, now));
      const auto alone = told.tell(room, room::RightsByMoves{now, before});
      EXPECT_EQ(alone == nullptr, before == now);
      EXPECT_EQ(rights_in(alone).SerializeAsString(),
                changed_rights(all_with(before, now), all_with(now, before)).SerializeAsString());
      EXPECT_EQ(told.tell(room, all_with(now, before)), nullptr) << "told twice";
    }
  }
}

TEST(Rights, ThatEndByThemselvesAreToldOnce) {
  room::Rights before;
  room::Rights now;
  before[5] = {room::Reason::kRaceFrozen, {.number = 9, .until_ms = 9'000}};
  now[5] = {room::Reason::kRaceFrozen, {.number = 2, .until_ms = 9'000}};
  EXPECT_TRUE(changed_rights(before, now).rights().empty());
  now[5]->named.until_ms = 12'000;
  const v1::Rights later = changed_rights(before, now);
  ASSERT_EQ(later.rights_size(), 1);
  EXPECT_EQ(later.rights(0).until_ms(), 12'000u);
}

}  // namespace
}  // namespace gridmates::wire
