// What a state answers to a command, who asks, and what they must be to ask it. Values and pure
// functions; any thread.
#pragma once

#include <array>
#include <optional>
#include <variant>
#include <vector>

#include "server/room/command.h"
#include "server/room/event.h"
#include "server/room/facts.h"

namespace gridmates::room {

// The command may be done, but something has to be made first; then decide it again with that in
// it: a board, or what the move asks for.
struct NeedsWork {
  std::uint32_t match = 0;  // with Play: of this match
  // What the move asks for is to be worked out in this one; else a board is to be made.
  std::optional<core::Match> in = {};
};

// How a match ends when a player goes from it: before that, as nobody is left to play it or it is
// lost by going; or after it, as the game judges it without them. Neither: it goes on.
struct Ending {
  std::optional<MatchEnded> before;
  std::optional<MatchEnded> after;
};

// Why a member may not do each kind of thing, by the place of its command in Ask, all but the
// room's own; nullopt: they may, though what a certain command names may be refused.
using Rights = std::array<std::optional<Refusal>, kKindsOfAction>;
// The rights that a move changes after which the match goes on for all who play it.
struct RightsByMoves {
  std::optional<Refusal> play;
  std::optional<Refusal> take_back;
  friend bool operator==(const RightsByMoves&, const RightsByMoves&) = default;
};
// Which rights of members an event may have changed.
enum class RightsChanged { kNone, kByMoves, kAny };

// A Decision (room.h) before its events have their number, time and author.
using Answer = std::variant<Refusal, std::vector<Happening>, NeedsWork>;

// A command's surroundings.
struct Asking {
  const Facts& facts;
  const Identity& by;
  const Member* member;       // who asks; null for somebody who is not in the room
  std::uint64_t room_ms = 0;  // room time now
  // Asked whether the command may be given at all: nothing that it names is looked at, and where it
  // may be given the answer is allowed().
  bool only_whether = false;
  Seq seen = Seq(0);  // as in Command
};

// What somebody has to be for a command.
enum class Right {
  kMember,      // in the room
  kSeat,        // on a seat
  kHost,        // the host
  kCharge,      // the host, or the only player
  kSeatOrHost,  // on a seat, or the host
};

// Why the asker has not this right; nullopt when they have.
std::optional<Refusal> lacks(Right right, const Asking& asking);
// Who ends a pause: in a race who is in charge, in a rated match who plays, elsewhere the host too.
inline Right right_to_resume(const Facts& facts) {
  if (facts.rated) return Right::kSeat;
  return facts.room->table == core::Table::kRace ? Right::kCharge : Right::kSeatOrHost;
}

// A command that nobody can give in this state: who has no right to it hears that first, the rest
// this reason.
Answer not_now(const Asking& asking, Right right, Reason reason);

// No events: the command may be given.
inline Answer allowed() { return std::vector<Happening>(); }

}  // namespace gridmates::room
