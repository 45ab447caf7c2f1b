#include "server/wire/decode_action.h"

#include <limits>
#include <string>
#include <utility>

#include "proto/convert/game_converter.h"
#include "server/base/limits.h"
#include "server/players/names.h"
#include "server/wire/errors.h"

namespace gridmates::wire {
namespace {

using Checked = std::variant<Asked, v1::Error>;

Checked asked(room::Ask ask) { return Asked{std::move(ask)}; }

// The converter of the game of this move or these options. Each game's field has the name of the
// game.
template <class OfGame>
const convert::GameConverter* converter_of(const OfGame& message) {
  static const auto* const oneof = OfGame::descriptor()->FindOneofByName("game");
  const auto* field = OfGame::GetReflection()->GetOneofFieldDescriptor(message, oneof);
  return field == nullptr ? nullptr : convert::converter(field->name());
}

// A move of a game or kind that only newer clients know.
v1::Error unknown_move() {
  return refuse(v1::ERROR_CODE_UNSUPPORTED_MESSAGE,
                "This server is older than your program and cannot do that.", {}, "move");
}

Checked ask_of(const v1::Play& play) {
  const auto* converter = converter_of(play.move());
  if (converter == nullptr) return unknown_move();
  auto move = converter->move(play.move());
  if (!move && move.error().code == core::RefusalCode::kMalformed) return unknown_move();
  if (!move) return error_of(move.error(), "move");
  return Asked{room::Play{*std::move(move), {}}, converter->game()};
}

Checked ask_of(const v1::Sit& sit) {
  if (sit.seat() > std::numeric_limits<Chair::rep>::max()) {
    return invalid("seat", "There is no such seat.");
  }
  return asked(room::Sit{Chair(static_cast<Chair::rep>(sit.seat()))});
}

Checked ask_of(const v1::Next& next) {
  auto puzzle = check_puzzle(next.puzzle());
  if (!puzzle) return puzzle.error();
  room::Next asked_for;
  if (next.has_cap_minutes()) {
    auto cap = check_cap(next.cap_minutes());
    if (!cap) return cap.error();
    asked_for.cap_minutes = *cap;
  }
  Asked out{std::move(asked_for), {}, *std::move(puzzle)};
  const convert::GameConverter* converter = nullptr;
  if (next.has_options()) {
    converter = converter_of(next.options());
    if (converter == nullptr) return no_such_game("options");
    out.game = converter->game();
  }
  auto options =
      check_options(converter, next.has_options() ? &next.options() : nullptr, next.picked());
  if (!options) return options.error();
  if (!options->nothing()) {
    out.options = std::make_shared<const OptionsChoice>(*std::move(options));
  }
  return out;
}

Checked ask_of(const v1::Say& say) {
  if (say.emote() != v1::EMOTE_UNSPECIFIED) {
    if (!v1::Emote_IsValid(say.emote()))
      return invalid("emote", "This server does not have that emote.");
    if (!say.text().empty()) return invalid("text", "An emote has no text.");
    return asked(room::Say{{}, static_cast<room::Emote>(say.emote() - v1::EMOTE_HI)});
  }
  auto text = players::clean_chat(say.text());
  if (!text) return error_of(text.error(), "text");
  return asked(room::Say{*std::move(text)});
}

Checked ask_of(const v1::SeatComputer& computer) {
  if (computer.seat() > std::numeric_limits<Chair::rep>::max()) {
    return invalid("seat", "There is no such seat.");
  }
  const auto level = check_level("level", computer.level());
  if (!level) return level.error();
  return asked(room::SeatComputer{Chair(static_cast<Chair::rep>(computer.seat())), *level});
}

// Ask is Kick or PassHost.
template <class Ask>
Checked check_member(std::uint32_t member) {
  if (member == 0 || member > std::numeric_limits<MemberNo::rep>::max()) {
    return invalid("member", "Nobody here has that number.");
  }
  return asked(Ask{MemberNo(static_cast<MemberNo::rep>(member))});
}

// Ask is Invite or Rename.
template <class Ask>
Checked check_name(const std::string& text) {
  auto name = players::clean_name(text);
  if (!name) return error_of(name.error(), "name");
  if (auto no = players::not_for_people(*name)) return error_of(*no, "name");
  return asked(Ask{*std::move(name)});
}

// An action without a case does not compile.
Checked ask_of(const v1::Action& action) {
  switch (action.act_case()) {
    case v1::Action::kJoin:
      return asked(room::Join{action.join().watch()});
    case v1::Action::kLeave:
      return asked(room::Leave{});
    case v1::Action::kSit:
      return ask_of(action.sit());
    case v1::Action::kStand:
      return asked(room::Stand{});
    case v1::Action::kStart:
      return asked(room::Start{action.start().anyway()});
    case v1::Action::kPlay:
      return ask_of(action.play());
    case v1::Action::kPause:
      return asked(room::Pause{});
    case v1::Action::kUnpause:
      return asked(room::Unpause{});
    case v1::Action::kStop:
      return asked(room::Stop{});
    case v1::Action::kResign:
      return asked(room::Resign{});
    case v1::Action::kDraw:
      return asked(room::OfferDraw{});
    case v1::Action::kClaim:
      return asked(room::Claim{});
    case v1::Action::kTakeBack:
      return asked(room::TakeBack{});
    case v1::Action::kComputer:
      return ask_of(action.computer());
    case v1::Action::kRematch:
      return asked(room::Rematch{});
    case v1::Action::kNext:
      return ask_of(action.next());
    case v1::Action::kSay:
      return ask_of(action.say());
    case v1::Action::kKick:
      return check_member<room::Kick>(action.kick().member());
    case v1::Action::kPassHost:
      return check_member<room::PassHost>(action.pass_host().member());
    case v1::Action::kRenew:
      return asked(room::Renew{});
    case v1::Action::kVote:
      return asked(room::Vote{action.vote().yes()});
    case v1::Action::kLock:
      return asked(room::Lock{});
    case v1::Action::kUnlock:
      return asked(room::Unlock{});
    case v1::Action::kInvite:
      return check_name<room::Invite>(action.invite().name());
    case v1::Action::kRename:
      return check_name<room::Rename>(action.rename().name());
    case v1::Action::kReady:
      return asked(room::Ready{});
    case v1::Action::kUnready:
      return asked(room::Unready{});
    case v1::Action::ACT_NOT_SET:
      break;
  }
  return refuse(v1::ERROR_CODE_UNSUPPORTED_MESSAGE,
                "This server is older than your program and cannot do that.", {}, "act");
}

// Hashes the action as this program encodes it, so that the client's encoding does not matter.
std::uint64_t hash_of(const v1::Action& action) {
  core::Bytes bytes(action.ByteSizeLong());
  action.SerializeWithCachedSizesToArray(bytes.data());
  return core::fnv1a(bytes);
}

}  // namespace

Action check_action(const v1::Action& action) {
  const auto asked_by = [&action]() -> Checked {
    if (action.room().size() > RoomCode::kMax) return no_such_room();
    if (action.client_seq() == 0) {
      return untranslated(v1::ERROR_CODE_INVALID_ARGUMENT, "A client counts its actions from 1.",
                          "client_seq");
    }
    return ask_of(action);
  };
  Action out{action.room(), action.client_seq(), hash_of(action), asked_by()};
  if (auto* asked = std::get_if<Asked>(&out.asked)) asked->seen = Seq(action.seq());
  return out;
}

core::Result<OptionsChoice, v1::Error> check_options(const convert::GameConverter* converter,
                                                     const v1::GameOptions* options,
                                                     const PickedOptions& picked) {
  OptionsChoice out;
  if (options != nullptr) {
    auto bytes = converter->options(*options);
    if (!bytes) return error_of(bytes.error(), "options");
    out.options = *std::move(bytes);
  }
  if (static_cast<std::size_t>(picked.size()) > limits::kPickedOptions) {
    return invalid("picked", "Too many options were picked.");
  }
  for (const auto& option : picked) out.picked.push_back({option.name(), option.value()});
  return out;
}

core::Result<std::uint16_t, v1::Error> check_cap(std::uint32_t minutes) {
  if (minutes > limits::kCapMinutes) {
    return invalid("cap_minutes", "The time cap of a race is at most {max} min.",
                   {{"max", std::to_string(limits::kCapMinutes)}});
  }
  return static_cast<std::uint16_t>(minutes);
}

core::Result<std::optional<room::ClocksSet>, v1::Error> check_clocks(const Clocks& clocks) {
  if (clocks.empty()) return std::optional<room::ClocksSet>();
  room::ClocksSet set;
  for (const v1::TurnClock& clock : clocks) {
    const bool fits = clock.base_s() >= 1 && clock.base_s() <= limits::kClockS &&
                      clock.increment_s() <= (clock.each_turn() ? 0 : limits::kIncrementS);
    const room::TurnClock one{clock.base_s(), static_cast<std::uint16_t>(clock.increment_s()),
                              clock.each_turn()};
    if (!fits || !set.clocks.push(one)) {
      return invalid("clocks",
                     "A clock has 1 to {max} s and adds at most {increment} s a move; both players "
                     "have the same, or each has one.",
                     {{"max", std::to_string(limits::kClockS)},
                      {"increment", std::to_string(limits::kIncrementS)}});
    }
  }
  return std::optional(std::move(set));
}

core::Result<std::optional<core::Level>, v1::Error> check_level(std::string field,
                                                                std::uint32_t level) {
  if (level > static_cast<std::uint32_t>(core::Level::kLast)) {
    return invalid(std::move(field), "The level of a computer is 1 to {max}.",
                   {{"max", std::to_string(static_cast<int>(core::Level::kLast))}});
  }
  return level == 0 ? std::nullopt : std::optional(static_cast<core::Level>(level));
}

core::Result<PuzzleChoice, v1::Error> check_puzzle(const v1::PuzzleChoice& choice) {
  switch (choice.puzzle_case()) {
    case v1::PuzzleChoice::kPack:
      if (choice.pack().pack().empty() || choice.pack().pack().size() > limits::kPackNameBytes) {
        return invalid("puzzle.pack", "There is no such pack.");
      }
      return PuzzleChoice(PackPuzzle{choice.pack().pack(), choice.pack().number()});
    case v1::PuzzleChoice::kPasted:
      if (choice.pasted().size() > limits::kPuzzleTextBytes) {
        return invalid("puzzle.pasted", "This text is too long for a puzzle.");
      }
      return PuzzleChoice(PastedPuzzle{choice.pasted()});
    case v1::PuzzleChoice::kAny:
    case v1::PuzzleChoice::PUZZLE_NOT_SET:
      break;
  }
  return PuzzleChoice(AnyPuzzle{});
}

}  // namespace gridmates::wire
