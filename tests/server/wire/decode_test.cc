#include "server/wire/decode.h"

#include "engine/core/random.h"
#include "gmock/gmock.h"
#include "gridmates/v1/frames.pb.h"
#include "gtest/gtest.h"
#include "server/base/limits.h"

namespace gridmates::wire {
namespace {

core::Bytes bytes_of(const v1::ClientFrame& frame) {
  core::Bytes bytes(frame.ByteSizeLong());
  frame.SerializeToArray(bytes.data(), static_cast<int>(bytes.size()));
  return bytes;
}

template <class T>
T good(const v1::ClientFrame& frame) {
  Decoded decoded = decode(bytes_of(frame));
  EXPECT_TRUE(decoded.request.ok())
      << (decoded.request ? "" : decoded.request.error().ShortDebugString());
  EXPECT_TRUE(decoded.request && std::holds_alternative<T>(*decoded.request));
  return std::get<T>(*std::move(decoded.request));
}

v1::Error bad(const v1::ClientFrame& frame) {
  const Decoded decoded = decode(bytes_of(frame));
  EXPECT_FALSE(decoded.request.ok());
  return decoded.request ? v1::Error() : decoded.request.error();
}

v1::ClientFrame action() {
  v1::ClientFrame frame;
  frame.mutable_action()->set_room("KITE-42");
  frame.mutable_action()->set_client_seq(7);
  return frame;
}
v1::Error wrong(const v1::ClientFrame& frame) {
  const Action decoded = good<Action>(frame);
  const auto* error = std::get_if<v1::Error>(&decoded.asked);
  EXPECT_NE(error, nullptr);
  return error == nullptr ? v1::Error() : *error;
}
template <class Ask>
Ask asked(const v1::ClientFrame& frame) {
  return std::get<Ask>(std::get<Asked>(good<Action>(frame).asked).ask);
}

TEST(Decode, BytesThatAreNoFrameAreMalformed) {
  const Decoded decoded = decode(core::Bytes{0xff, 0xff, 0xff});
  EXPECT_EQ(decoded.request_id, 0u);
  ASSERT_FALSE(decoded.request.ok());
  EXPECT_EQ(decoded.request.error().code(), v1::ERROR_CODE_MALFORMED);
}

TEST(Decode, TextThatIsNoUtf8IsMalformedAndKeepsItsNumber) {
  v1::ClientFrame frame = action();
  frame.mutable_action()->mutable_say()->set_text("x");
  frame.set_request_id(9);
  core::Bytes bytes = bytes_of(frame);
  bytes.back() = 0xff;
  const Decoded decoded = decode(bytes);
  EXPECT_EQ(decoded.request_id, 9u);
  ASSERT_FALSE(decoded.request.ok());
  EXPECT_EQ(decoded.request.error().code(), v1::ERROR_CODE_MALFORMED);
}

TEST(Decode, AnUnknownMessageIsUnsupportedAndKeepsItsNumber) {
  v1::ClientFrame frame;
  frame.set_request_id(9);
  const Decoded decoded = decode(bytes_of(frame));
  EXPECT_EQ(decoded.request_id, 9u);
  EXPECT_EQ(decoded.request.error().code(), v1::ERROR_CODE_UNSUPPORTED_MESSAGE);
}

TEST(Decode, HelloNeedsAClientId) {
  v1::ClientFrame frame;
  frame.mutable_hello()->set_protocol_min(1);
  frame.mutable_hello()->set_protocol_max(2);
  frame.mutable_hello()->set_client_id(std::string(15, 'x'));
  EXPECT_EQ(bad(frame).field(), "client_id");
  frame.mutable_hello()->set_client_id(std::string(16, 'x'));
  const Hello hello = good<Hello>(frame);
  EXPECT_EQ(hello.protocol_max, 2u);
  EXPECT_EQ(hello.client_id[0], 'x');
  frame.mutable_hello()->set_client(std::string(65, 'x'));
  EXPECT_EQ(bad(frame).field(), "client");
}

TEST(Decode, ATokenOfAnotherLengthIsNobodys) {
  v1::ClientFrame frame;
  frame.mutable_sign_in()->set_token("short");
  EXPECT_EQ(bad(frame).code(), v1::ERROR_CODE_SESSION_EXPIRED);
  EXPECT_EQ(bad(frame).retry(), v1::RETRY_AFTER_SIGN_IN);
  frame.mutable_sign_in()->set_token(std::string(32, 't'));
  EXPECT_EQ(good<SignIn>(frame).who.token->at(31), 't');
}

TEST(Decode, CreateRoomChecksEveryField) {
  v1::ClientFrame frame;
  v1::CreateRoom& create = *frame.mutable_create_room();
  EXPECT_EQ(bad(frame).field(), "key");
  create.set_key(std::string(16, 'k'));
  EXPECT_EQ(bad(frame).field(), "game");
  create.set_game("chess");
  EXPECT_EQ(bad(frame).field(), "game");
  create.set_game("sudoku");
  EXPECT_EQ(bad(frame).field(), "table");
  create.set_table(v1::TABLE_COOP);
  create.mutable_options()->mutable_tictactoe()->set_size(3);
  EXPECT_EQ(bad(frame).field(), "options");
  create.mutable_options()->mutable_sudoku()->set_size(9);
  create.mutable_puzzle()->set_pasted(std::string(limits::kPuzzleTextBytes + 1, '.'));
  EXPECT_EQ(bad(frame).field(), "puzzle.pasted");
  create.mutable_puzzle()->mutable_pack();
  EXPECT_EQ(bad(frame).field(), "puzzle.pack");
  create.mutable_puzzle()->mutable_pack()->set_pack("starter");
  create.mutable_puzzle()->mutable_pack()->set_number(3);
  create.set_private_room(true);
  for (std::uint32_t i = 0; i <= limits::kPickedOptions; ++i) create.add_picked()->set_value(i);
  EXPECT_EQ(bad(frame).field(), "picked");
  create.clear_picked();
  create.add_picked()->set_name("lives");
  create.mutable_picked(0)->set_value(3);
  const CreateRoom decoded = good<CreateRoom>(frame);
  EXPECT_EQ(decoded.game, "sudoku");
  EXPECT_EQ(decoded.table, core::Table::kCoop);
  EXPECT_TRUE(decoded.private_room);
  EXPECT_TRUE(decoded.options.options.has_value());
  EXPECT_EQ(std::get<PackPuzzle>(decoded.puzzle).number, 3u);
  ASSERT_EQ(decoded.options.picked.size(), 1u);
  EXPECT_EQ(decoded.options.picked[0].name, "lives");
  EXPECT_EQ(decoded.options.picked[0].value, 3u);
}

TEST(Decode, PlayersAreAskedForByName) {
  v1::ClientFrame frame;
  frame.mutable_get_player();
  EXPECT_EQ(good<GetPlayer>(frame).history, 20u);
  frame.mutable_get_player()->set_name("ana");
  frame.mutable_get_player()->set_nth(2);
  frame.mutable_get_player()->set_limit(limits::kPastMatches);
  EXPECT_EQ(good<GetPlayer>(frame).name, "ana");
  EXPECT_EQ(good<GetPlayer>(frame).nth, 2u);
  frame.mutable_get_player()->set_limit(limits::kPastMatches + 1);
  EXPECT_EQ(bad(frame).field(), "limit");
  frame.mutable_get_player()->set_limit(0);
  frame.mutable_get_player()->set_name(std::string(Name::kMax + 1, 'n'));
  EXPECT_EQ(bad(frame).field(), "name");
}

TEST(Decode, LeaderboardsHaveABound) {
  v1::ClientFrame frame;
  frame.mutable_get_leaderboard()->set_game("sudoku");
  EXPECT_EQ(good<GetLeaderboard>(frame).limit, 10u);
  EXPECT_EQ(good<GetLeaderboard>(frame).category, "");
  frame.mutable_get_leaderboard()->set_category("9x9/10 zero standard");
  EXPECT_EQ(good<GetLeaderboard>(frame).category, "9x9/10 zero standard");
  frame.mutable_get_leaderboard()->set_all(true);
  frame.mutable_get_leaderboard()->set_order(v1::LEADERBOARD_ORDER_RATE);
  EXPECT_TRUE(good<GetLeaderboard>(frame).all);
  EXPECT_EQ(good<GetLeaderboard>(frame).order, ports::BestTimesOf::Order::kRate);
  frame.mutable_get_leaderboard()->set_order(v1::LEADERBOARD_ORDER_WORTH);
  EXPECT_EQ(good<GetLeaderboard>(frame).order, ports::BestTimesOf::Order::kWorth);
  EXPECT_EQ(good<GetLeaderboard>(frame).window.of, Window::Of::kAll);
  EXPECT_FALSE(good<GetLeaderboard>(frame).around_me);
  frame.mutable_get_leaderboard()->set_around_me(true);
  EXPECT_TRUE(good<GetLeaderboard>(frame).around_me);
  frame.mutable_get_leaderboard()->set_window("week");
  EXPECT_EQ(good<GetLeaderboard>(frame).window.of, Window::Of::kWeek);
  for (const char* name : {"2026-11", "2026-W53", "2028-02-29", "1970-01-01", "1970-W01"}) {
    frame.mutable_get_leaderboard()->set_window(name);
    EXPECT_EQ(good<GetLeaderboard>(frame).window.name, name);
  }
  for (const char* name : {"Month", "2026", "2026-13", "2026-00", "2027-W53", "2026-W00", "2026-1",
                           "2027-02-29", "2026-11-2", "2026-11-24x", "-026-11", "1969-12",
                           "9999-01", "2026-W5", "2026/11", "month ", "2026-11-+1"}) {
    frame.mutable_get_leaderboard()->set_window(name);
    EXPECT_EQ(bad(frame).field(), "window") << name;
  }
  frame.mutable_get_leaderboard()->set_window("all");
  frame.mutable_get_leaderboard()->set_order(static_cast<v1::LeaderboardOrder>(9));
  EXPECT_EQ(bad(frame).field(), "order");
  frame.mutable_get_leaderboard()->set_order(v1::LEADERBOARD_ORDER_UNSPECIFIED);
  frame.mutable_get_leaderboard()->set_limit(limits::kLeaderboardLines + 1);
  EXPECT_EQ(bad(frame).field(), "limit");
}

TEST(Decode, ARunIsACodeAndANumber) {
  v1::ClientFrame frame;
  v1::GetReplay& get = *frame.mutable_get_replay();
  get.set_run("KITE-42/12");
  get.set_racer("bo");
  get.set_from(7);
  const GetReplay decoded = good<GetReplay>(frame);
  EXPECT_EQ(decoded.run, "KITE-42/12");
  EXPECT_EQ(decoded.room.str(), "KITE-42");
  EXPECT_EQ(decoded.match, 12u);
  EXPECT_EQ(decoded.racer, "bo");
  EXPECT_EQ(decoded.from, 7u);
  for (const std::string& none :
       {std::string(), std::string("KITE-42"), std::string("KITE-42/"), std::string("/1"),
        std::string("KITE-42/0"), std::string("KITE-42/01"), std::string("KITE-42/-1"),
        std::string("KITE-42/1/2"), std::string("KITE-42/4294967296"),
        std::string(33, 'K') + "/1"}) {
    get.set_run(none);
    EXPECT_EQ(bad(frame).field(), "run") << none;
  }
}

TEST(Decode, ACodeThatIsNoneIsNotFound) {
  v1::ClientFrame frame;
  frame.mutable_resume()->set_room(std::string(33, 'K'));
  EXPECT_EQ(bad(frame).code(), v1::ERROR_CODE_NOT_FOUND);
}

TEST(DecodeAction, ARoomThatIsNoneIsKeptAsItWasSent) {
  for (const std::size_t size : {std::size_t{33}, limits::kFrameInBytes - 64}) {
    v1::ClientFrame frame = action();
    frame.mutable_action()->set_room(std::string(size, 'K'));
    EXPECT_EQ(wrong(frame).code(), v1::ERROR_CODE_NOT_FOUND);
    EXPECT_EQ(good<Action>(frame).room, frame.action().room());
    EXPECT_EQ(good<Action>(frame).client_seq, 7u);
  }
}

TEST(DecodeAction, WhatIsWrongWithAnActionStandsInIt) {
  EXPECT_EQ(wrong(action()).code(), v1::ERROR_CODE_UNSUPPORTED_MESSAGE);
  v1::ClientFrame frame = action();
  frame.mutable_action()->set_client_seq(0);
  EXPECT_EQ(wrong(frame).field(), "client_seq");
  frame = action();
  frame.mutable_action()->mutable_kick();
  EXPECT_EQ(wrong(frame).field(), "member");
  frame.mutable_action()->mutable_pass_host()->set_member(1 << 16);
  EXPECT_EQ(wrong(frame).field(), "member");
  frame.mutable_action()->mutable_sit()->set_seat(256);
  EXPECT_EQ(wrong(frame).field(), "seat");
  frame.mutable_action()->mutable_say()->set_text("\x01\n");
  EXPECT_EQ(wrong(frame).field(), "text");
}

TEST(DecodeAction, MovesBecomeTheBytesOfTheirGame) {
  v1::ClientFrame frame = action();
  frame.mutable_action()->mutable_play();
  EXPECT_EQ(wrong(frame).code(), v1::ERROR_CODE_UNSUPPORTED_MESSAGE) << "of an unknown game";
  frame.mutable_action()->mutable_play()->mutable_move()->mutable_sudoku();
  EXPECT_EQ(wrong(frame).code(), v1::ERROR_CODE_UNSUPPORTED_MESSAGE) << "of an unknown kind";
  EXPECT_EQ(wrong(frame).field(), "move");
  frame.mutable_action()->mutable_play()->mutable_move()->mutable_tictactoe()->set_cell(65'536);
  EXPECT_EQ(wrong(frame).field(), "move");
  frame.mutable_action()->mutable_play()->mutable_move()->mutable_tictactoe()->set_cell(8);
  EXPECT_EQ(asked<room::Play>(frame).move, (core::Bytes{1, 8}));
  EXPECT_EQ(std::get<Asked>(good<Action>(frame).asked).game, "tictactoe");
}

TEST(DecodeAction, TextIsCleaned) {
  v1::ClientFrame frame = action();
  frame.mutable_action()->mutable_say()->set_text(" hello\x1b there ");
  EXPECT_EQ(asked<room::Say>(frame).text, "hello there");
}

TEST(DecodeAction, TheHashTellsActionsApartAndNothingElse) {
  v1::ClientFrame frame = action();
  frame.mutable_action()->mutable_say()->set_text("hello");
  const std::uint64_t hash = good<Action>(frame).payload_hash;
  frame.set_request_id(77);
  EXPECT_EQ(good<Action>(frame).payload_hash, hash);
  frame.mutable_action()->mutable_say()->set_text("hullo");
  EXPECT_NE(good<Action>(frame).payload_hash, hash);
}

// Frames with bytes changed, removed and inserted at random: decoding must not crash.
TEST(Decode, NothingAClientCanSendFallsOver) {
  v1::ClientFrame frame = action();
  auto& note = *frame.mutable_action()->mutable_play()->mutable_move()->mutable_sudoku();
  note.mutable_notes()->add_cells(80);
  note.mutable_notes()->set_add(511);
  const core::Bytes seed = bytes_of(frame);
  core::Random random(core::seed_from(1));
  int refused = 0;
  constexpr int kTimes = 20'000;
  for (int i = 0; i < kTimes; ++i) {
    core::Bytes bytes = seed;
    for (std::uint32_t n = random.below(4); n > 0; --n) {
      const auto at = random.below(static_cast<std::uint32_t>(bytes.size()));
      bytes[at] = static_cast<std::uint8_t>(random.next());
    }
    if (random.below(4) == 0)
      bytes.resize(random.below(static_cast<std::uint32_t>(bytes.size())) + 1);
    const Decoded decoded = decode(bytes);
    if (!decoded.request) ++refused;
  }
  EXPECT_GT(refused, 0);
  EXPECT_LT(refused, kTimes);
}

}  // namespace
}  // namespace gridmates::wire
