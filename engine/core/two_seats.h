// Shared by games of two players who move in turn: their seats, and why a seat may not move. Pure;
// any thread.
#pragma once

#include <optional>

#include "engine/core/rules.h"

namespace gridmates::core {

inline constexpr Seat kFirstSeat{0};  // begins
inline constexpr Seat kSecondSeat{1};

inline constexpr Seating kTwoSeats = {Table::kVersus, 2, 2};

// Why this seat may not move while the seats of `turn` may; nullopt: it may. `plays_x`: its marks
// are X, and the other's O.
inline std::optional<Refusal> refuse_turn(SeatSet turn, Seat seat, bool plays_x) {
  if (seat > kSecondSeat) return refuse(RefusalCode::kNotSeated, "You have no part in this match.");
  if (turn.empty()) return refuse(RefusalCode::kMatchOver, "The match is over.");
  if (turn.contains(seat)) return std::nullopt;
  if (plays_x) return refuse(RefusalCode::kNotYourTurn, "It is O's turn.");
  return refuse(RefusalCode::kNotYourTurn, "It is X's turn.");
}

}  // namespace gridmates::core
