// Whose turn it is in a match that is played, and what follows from that: one class for each kind
// of turn. Values; any thread.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "engine/core/result.h"
#include "server/room/answer.h"
#include "server/room/match_record.h"
#include "server/room/view.h"

namespace gridmates::room {

// The match as it is, and a player of it.
struct Part {
  const MatchRecord& record;
  Seat seat;
};

// Every player may move, and players come and go (co-op).
struct Together {
  static constexpr bool kSeatsOpen = true;  // chairs may be taken while the match is on
  static constexpr bool kMayKick = true;    // a player may be put out

  Leaf leaf() const { return Leaf::kTogether; }
  // Why this player may not move now.
  std::optional<Refusal> bars(const Part& part, std::uint64_t room_ms) const;
  // How the match ends when this player's move leads to `outcome`; nullopt when it goes on.
  std::optional<MatchEnded> moved(const Part& part, const core::Outcome& outcome) const;
  // How it ends when its players stop it.
  MatchEnded stopped(const MatchRecord& record) const;
  // How it ends when the room is deserted.
  MatchEnded deserted(const MatchRecord& record) const;
  // What happens when this player resigns.
  core::Result<std::vector<Happening>, Refusal> resigned(const Part& part) const;
  // How it ends when a player gives up the chair to watch.
  core::Result<Ending, Refusal> stood_up(const Asking& asking, const Part& part) const;
  // How it ends when a player leaves the room (kLeft, kKicked).
  Ending went(const Facts& facts, const Member& gone, const Part& part, EndCause cause) const;
};

// Every player may move in a match of their own, until they are done (race).
struct Racing {
  static constexpr bool kSeatsOpen = false;
  static constexpr bool kMayKick = true;

  Leaf leaf() const { return Leaf::kTogether; }
  std::optional<Refusal> bars(const Part& part, std::uint64_t room_ms) const;
  std::optional<MatchEnded> moved(const Part& part, const core::Outcome& outcome) const;
  MatchEnded stopped(const MatchRecord& record) const;
  MatchEnded deserted(const MatchRecord& record) const;
  core::Result<std::vector<Happening>, Refusal> resigned(const Part& part) const;
  core::Result<Ending, Refusal> stood_up(const Asking& asking, const Part& part) const;
  Ending went(const Facts& facts, const Member& gone, const Part& part, EndCause cause) const;
};

// One of two players may move; which one follows the game's to_move (versus).
struct Turn {
  static constexpr bool kSeatsOpen = false;
  static constexpr bool kMayKick = false;  // the host must not decide who wins
  Seat to_move;

  Leaf leaf() const { return to_move == Seat(0) ? Leaf::kFirstToMove : Leaf::kSecondToMove; }
  std::optional<Refusal> bars(const Part& part, std::uint64_t room_ms) const;
  std::optional<MatchEnded> moved(const Part& part, const core::Outcome& outcome) const;
  MatchEnded stopped(const MatchRecord& record) const;
  MatchEnded deserted(const MatchRecord& record) const;
  core::Result<std::vector<Happening>, Refusal> resigned(const Part& part) const;
  core::Result<Ending, Refusal> stood_up(const Asking& asking, const Part& part) const;
  Ending went(const Facts& facts, const Member& gone, const Part& part, EndCause cause) const;
};

using AnyTurn = std::variant<Together, Turn, Racing>;

// The turn of this match at this table. A match that has just ended keeps `before`.
AnyTurn turn_of(core::Table table, const MatchRecord& record, const AnyTurn& before = Turn{});

}  // namespace gridmates::room
