// The answer of a state to a command, the command's context, and the rights that commands need.
// Values and pure functions; any thread.
#pragma once

#include <array>
#include <optional>
#include <variant>
#include <vector>

#include "server/room/command.h"
#include "server/room/event.h"
#include "server/room/facts.h"

namespace gridmates::room {

// The command may be done, but first needs a board, or the result of the work for a move: make
// that, put it into the command, and decide again.
struct NeedsWork {
  std::uint32_t match = 0;  // with Play: the match's number
  // The match in which to work out the move's result; nullopt: a board is to be made.
  std::optional<core::Match> in = {};
};

// How a match ends when a player leaves it. `before` they leave: nobody else plays it, or leaving
// loses it. `after`: by the game's judgement without them. Neither: it goes on.
struct Ending {
  std::optional<MatchEnded> before;
  std::optional<MatchEnded> after;
};

// Why a member may not give each kind of command, in the order of Ask and without the room's own;
// nullopt: they may, though the parameters of a certain command may be refused.
using Rights = std::array<std::optional<Refusal>, kKindsOfAction>;
// The rights that a move can change if the match goes on for all of its players.
struct RightsByMoves {
  std::optional<Refusal> play;
  std::optional<Refusal> take_back;
  friend bool operator==(const RightsByMoves&, const RightsByMoves&) = default;
};
// Which rights of members an event may have changed.
enum class RightsChanged { kNone, kByMoves, kAny };

// A Decision (room.h) before its events have their number, time and author.
using Answer = std::variant<Refusal, std::vector<Happening>, NeedsWork>;

// The context of a command.
struct Asking {
  const Facts& facts;
  const Identity& by;
  const Member* member;       // the sender; null if not in the room
  std::uint64_t room_ms = 0;  // room time now
  // Only checks whether the command may be given: its parameters are ignored, and every answer but
  // a refusal means yes.
  bool only_whether = false;
  Seq seen = Seq(0);  // as in Command
};

// What the sender of a command must be.
enum class Right {
  kMember,      // in the room
  kSeat,        // on a seat
  kHost,        // the host
  kCharge,      // the host, or the only player
  kSeatOrHost,  // on a seat, or the host
};

// Why the sender lacks this right; nullopt if they have it.
std::optional<Refusal> lacks(Right right, const Asking& asking);
// The right to end a pause: kSeat in a rated match, kCharge in a race, elsewhere kSeatOrHost.
inline Right right_to_resume(const Facts& facts) {
  if (facts.rated) return Right::kSeat;
  return facts.room->table == core::Table::kRace ? Right::kCharge : Right::kSeatOrHost;
}

// Refuses a command that nobody can give in this state: for lack of `right`, or else for `reason`.
Answer not_now(const Asking& asking, Right right, Reason reason);

// No events: the command may be given.
inline Answer allowed() { return std::vector<Happening>(); }

}  // namespace gridmates::room
