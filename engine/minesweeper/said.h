// What the rules tell players about what can be known: the facts of a hit, and answers to requests
// for help, each with its reason from what everybody sees. Computed once, with the move that causes
// it, and kept in the state, from which views copy it. Plain values; any thread.
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

// A Step in a form with canonical bytes.
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

// In bytes and in the protocol: an undecided chance.
inline constexpr std::uint16_t kUndecided_permille = 1001;

// The facts of a hit, judged by what could be seen before the move.
struct Hit {
  Cell cell = 0;
  std::optional<core::Seat> by;
  // Why the cell was a mine; nullopt if that did not follow, or not within the budget.
  std::optional<Reason> provable;
  bool forced = false;                           // no cell was provably safe
  std::optional<std::uint16_t> chance_permille;  // of a mine, up to 1000; nullopt: undecided

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(self.cell, core::plus_one(self.by), self.provable, self.forced,
                     core::or_none<kUndecided_permille>(self.chance_permille));
  }
  friend bool operator==(const Hit&, const Hit&) = default;
};

// The latest answer to a request for help.
struct Help {
  std::optional<Cell> asked;  // the cell in question; nullopt for a hint
  std::uint8_t level = 0;     // a hint: 1 whether there is a step, 2 where, 3 why; else 0
  bool provable = false;      // a hint: some step exists; else: the cell is provable
  // The reason, at every level; nullopt if it was not found within the budget.
  std::optional<Reason> reason;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(core::plus_one(self.asked), self.level, self.provable, self.reason);
  }
  friend bool operator==(const Help&, const Help&) = default;
};

}  // namespace gridmates::minesweeper
