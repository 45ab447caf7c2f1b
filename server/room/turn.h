// Whose turn it is while a match is played, and what follows from it: one class a turn. Values; any
// thread.
#pragma once

#include <optional>
#include <variant>

#include "engine/core/result.h"
#include "server/room/answer.h"
#include "server/room/match_record.h"
#include "server/room/view.h"

namespace gridmates::room {

// How a player goes out of a match that is on.
enum class Exit { kLeaves, kKicked };

// Every player may move, and players come and go (co-op; later each match of a race).
struct Together {
  static constexpr bool kSeatsOpen = true;  // chairs may be taken while the match is on

  Leaf leaf() const { return Leaf::kTogether; }
  // Why this player may not move now.
  std::optional<Refusal> bars(Seat seat, const MatchRecord& record) const;
  // How the match ends when the host, or the only player, stops it.
  MatchEnded stopped() const;
  // How it ends when this player resigns.
  core::Result<MatchEnded, Refusal> resigned(Seat seat) const;
  // How it ends when a player gives up the chair to watch; nullopt when it goes on.
  core::Result<std::optional<MatchEnded>, Refusal> stood_up(const Asking& asking, Seat seat) const;
  // How it ends when a player goes out of the room; nullopt when it goes on.
  std::optional<MatchEnded> went(const Facts& facts, const Member& gone, Seat seat,
                                 Exit exit) const;
};

// One of two players may move; which one follows the game's to_move (versus).
struct Turn {
  static constexpr bool kSeatsOpen = false;
  Seat to_move;

  Leaf leaf() const { return to_move == Seat(0) ? Leaf::kFirstToMove : Leaf::kSecondToMove; }
  std::optional<Refusal> bars(Seat seat, const MatchRecord& record) const;
  MatchEnded stopped() const;
  core::Result<MatchEnded, Refusal> resigned(Seat seat) const;
  core::Result<std::optional<MatchEnded>, Refusal> stood_up(const Asking& asking, Seat seat) const;
  std::optional<MatchEnded> went(const Facts& facts, const Member& gone, Seat seat,
                                 Exit exit) const;
};

using AnyTurn = std::variant<Together, Turn>;

// The turn at such a table with such a match. A match that has just ended keeps `before`.
AnyTurn turn_of(core::Table table, const core::Match& match, const AnyTurn& before = Turn{});

}  // namespace gridmates::room
