// The data from which the sentences of a hint are made, as events and views store it. Plain values;
// any thread.
#pragma once

#include <cstdint>

#include "engine/core/bytes.h"
#include "engine/core/containers.h"
#include "engine/core/narrow.h"
#include "engine/core/or_none.h"
#include "engine/sudoku/grid/shape.h"

namespace gridmates::sudoku {

// A digit in a cell.
struct Placed {
  Cell cell = 0;
  std::uint8_t digit = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(core::narrow<std::uint8_t>(self.cell), self.digit);
  }
  friend bool operator==(const Placed&, const Placed&) = default;
};

// A node of a chain, like Node of logic/step.h.
struct HintNode {
  core::List<Cell, 32> cells;
  std::uint8_t digit = 0;
  bool on = false;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(core::narrow<std::uint8_t>(self.cells), self.digit, self.on);
  }
  friend bool operator==(const HintNode&, const HintNode&) = default;
};
using HintChain = core::List<HintNode, 64>;

// An almost locked set.
struct HintSet {
  core::List<Cell, kMaxSide> cells;
  core::List<std::uint8_t, kMaxSide> digits;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(core::narrow<std::uint8_t>(self.cells), self.digits);
  }
  friend bool operator==(const HintSet&, const HintSet&) = default;
};

// The facts besides the technique and the conclusions, which are in HintFound; the lists are those
// of Step. If only the number of inferences is given, it has only cells and units.
struct HintFacts {
  bool about_notes = false;      // no digit is wrong, but notes
  std::uint16_t inferences = 0;  // if the reason is too long for `why`; else 0
  core::List<Cell, kMaxCells> cells;
  core::List<std::uint8_t, kMaxSide> digits;
  core::List<std::uint8_t, 3 * kMaxSide> units;
  core::List<std::uint8_t, 3 * kMaxSide> covers;
  core::List<Placed, 128> fins;
  core::List<HintChain, 32> chains;
  core::List<HintSet, 32> sets;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(self.about_notes, self.inferences, core::narrow<std::uint8_t>(self.cells),
                     self.digits, self.units, self.covers, self.fins, self.chains, self.sets);
  }
  friend bool operator==(const HintFacts&, const HintFacts&) = default;
};

}  // namespace gridmates::sudoku
