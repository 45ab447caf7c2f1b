// What the rules say to players about what can be known: the facts of a hit and answers to calls
// for help, as the state keeps them, and reasons, as views show them. It all follows from what
// everybody sees. The state keeps what is true whoever works it out; how it follows is worked out
// again for each view, so that a journal says the same to a solver that explains better. Plain
// values; any thread.
#pragma once

#include <cstdint>
#include <tuple>

#include "engine/core/bytes.h"
#include "engine/minesweeper/field/cells.h"
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

inline constexpr std::uint16_t kUndecided_permille = 1001;

// The facts of a hit, judged on what could be seen before the move.
struct Hit {
  Cell cell = 0;
  std::uint8_t by = 0;                // seat + 1
  bool provable = false;              // that it was a mine; else it was a guess
  bool forced = false;                // no cell was provably safe
  std::uint16_t chance_permille = 0;  // of a mine; kUndecided_permille beyond the budget
  Cells seen;                         // open cells before the move

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.cell, self.by, self.provable, self.forced, self.chance_permille,
                    self.seen);
  }
  friend bool operator==(const Hit&, const Hit&) = default;
};

// The latest answer to a call for help.
struct Help {
  std::uint16_t asked = 0;  // the cell asked about + 1; 0 for a hint
  std::uint8_t level = 0;   // a hint: 1 that there is a step, 2 where, 3 why; else 0
  bool provable = false;    // something is; the cell asked about is

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.asked, self.level, self.provable);
  }
  friend bool operator==(const Help&, const Help&) = default;
};

}  // namespace gridmates::minesweeper
