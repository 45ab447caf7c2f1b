// What players do to a match of Minesweeper. Plain values; any thread.
#pragma once

#include <cstdint>
#include <tuple>
#include <variant>

#include "engine/minesweeper/field/shape.h"

namespace gridmates::minesweeper {

// What a move that names a cell says.
struct OnCell {
  Cell cell = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.cell);
  }
  friend bool operator==(const OnCell&, const OnCell&) = default;
};

// Opens a closed cell without a flag, and around every 0 that opens its neighbours. The first one
// of a match has the field laid.
struct Open : OnCell {};

// Puts a flag on a closed cell that has none, in place of a question mark if there is one.
struct Flag : OnCell {};

// Puts a question mark on a closed cell that has none, in place of a flag if there is one.
struct Mark : OnCell {};

// Takes the flag or the question mark off a closed cell.
struct Clear : OnCell {};

// Opens the closed neighbours without a flag of a number, if its flags and shown mines match it.
struct Chord : OnCell {};

// Asks for help: that something is provable, where, why; a step further each time.
struct Hint {
  template <class Self>
  static constexpr auto fields(Self&) {
    return std::tie();
  }
  friend bool operator==(const Hint&, const Hint&) = default;
};

// Asks whether a closed cell is provably safe or mined.
struct Ask : OnCell {};

// In old journals: a ballot after the last life, for going on or against it. More than half decide.
struct Vote {
  bool go_on = false;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.go_on);
  }
  friend bool operator==(const Vote&, const Vote&) = default;
};

// In old journals: a ballot for giving the field up. More than half decide; refused at a race.
struct GiveUp {
  template <class Self>
  static constexpr auto fields(Self&) {
    return std::tie();
  }
  friend bool operator==(const GiveUp&, const GiveUp&) = default;
};

// After the last life: what the players have decided by a vote of the room.
struct Decided {
  bool go_on = false;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.go_on);
  }
  friend bool operator==(const Decided&, const Decided&) = default;
};

struct Move {
  std::variant<Open, Flag, Mark, Chord, Hint, Ask, Vote, GiveUp, Clear, Decided> action;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.action);
  }
  friend bool operator==(const Move&, const Move&) = default;
};

}  // namespace gridmates::minesweeper
