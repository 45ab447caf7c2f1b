// What the rules say to players about what can be known: the facts of a hit, answers to calls for
// help, and how each follows from what everybody sees. It is worked out once, with the move that
// brings it about, and kept in the state, from which views copy it. Plain values; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <tuple>

#include "engine/core/bytes.h"
#include "engine/core/ids.h"
#include "engine/core/or_none.h"
#include "engine/minesweeper/field/shape.h"
#include "engine/minesweeper/proof/step.h"

namespace gridmates::minesweeper {

// A Step in a form that has canonical bytes.
struct Reason {
  Argument argument = Argument::kNumber;
  bool mined = false;
  core::List<Cell, kMaxCells> cells;
  core::List<Cell, kMaxCells> because;

  Reason() = default;
  explicit Reason(const Step& step)
      : argument(step.argument), mined(step.mined), cells(step.cells), because(step.because) {}
  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.argument, self.mined, self.cells, self.because);
  }
  friend bool operator==(const Reason&, const Reason&) = default;
};

// In bytes and on the wire: a chance that was not decided.
inline constexpr std::uint16_t kUndecided_permille = 1001;

// The facts of a hit, judged on what could be seen before the move.
struct Hit {
  Cell cell = 0;
  std::optional<core::Seat> by;
  // How it follows that the cell was a mine; nothing when it does not, or could not be said within
  // the budget.
  std::optional<Reason> provable;
  bool forced = false;                           // no cell was provably safe
  std::optional<std::uint16_t> chance_permille;  // of a mine, up to 1000; none beyond the budget

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(self.cell, core::plus_one(self.by), self.provable, self.forced,
                     core::or_none<kUndecided_permille>(self.chance_permille));
  }
  friend bool operator==(const Hit&, const Hit&) = default;
};

// The latest answer to a call for help.
struct Help {
  std::optional<Cell> asked;  // the cell asked about; none for a hint
  std::uint8_t level = 0;     // a hint: 1 whether there is a step, 2 where, 3 why; else 0
  bool provable = false;      // something is; the cell asked about is
  // How it follows, whatever the level; nothing when it could not be said within the budget.
  std::optional<Reason> reason;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(core::plus_one(self.asked), self.level, self.provable, self.reason);
  }
  friend bool operator==(const Help&, const Help&) = default;
};

}  // namespace gridmates::minesweeper
