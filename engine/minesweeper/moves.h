// The moves of a match of Minesweeper. Plain values; any thread.
#pragma once

#include <cstdint>
#include <tuple>
#include <variant>

#include "engine/minesweeper/field/shape.h"

namespace gridmates::minesweeper {

// The content of a move that names a cell.
struct OnCell {
  Cell cell = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.cell);
  }
  friend bool operator==(const OnCell&, const OnCell&) = default;
};

// Opens a closed cell without a flag, and the neighbours of every 0 that opens. The first one of a
// match causes the field to be laid.
struct Open : OnCell {};

// Puts a flag on a closed cell that has none, in place of a question mark if there is one.
struct Flag : OnCell {};

// Puts a question mark on a closed cell that has none, in place of a flag if there is one.
struct Mark : OnCell {};

// Removes the flag or the question mark from a closed cell.
struct Clear : OnCell {};

// Opens the closed neighbours without a flag of a number, if its flags and shown mines match it.
struct Chord : OnCell {};

// Requests help: that something is provable, where, why; one step further each time.
struct Hint {
  template <class Self>
  static constexpr auto fields(Self&) {
    return std::tie();
  }
  friend bool operator==(const Hint&, const Hint&) = default;
};

// Asks whether a closed cell is provably safe or mined.
struct Ask : OnCell {};

// In old journals: a ballot after the last life, for or against going on. A majority decides.
struct Vote {
  bool go_on = false;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.go_on);
  }
  friend bool operator==(const Vote&, const Vote&) = default;
};

// In old journals: a ballot for giving up the field. A majority decides; refused in a race.
struct GiveUp {
  template <class Self>
  static constexpr auto fields(Self&) {
    return std::tie();
  }
  friend bool operator==(const GiveUp&, const GiveUp&) = default;
};

// After the last life: the result of the room's vote whether to go on.
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
