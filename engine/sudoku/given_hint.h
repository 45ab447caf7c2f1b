// The parts of a state that are about hints. Plain values; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <tuple>

#include "engine/core/narrow.h"
#include "engine/core/or_none.h"
#include "engine/core/shared.h"
#include "engine/core/trailing.h"
#include "engine/sudoku/boxes.h"
#include "engine/sudoku/help_moves.h"

namespace gridmates::sudoku {

// The digits that completely shown hints have excluded from a cell.
struct Excluded {
  DigitSet digits = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(core::narrow<std::uint16_t>(self.digits));
  }
  friend bool operator==(const Excluded&, const Excluded&) = default;
};

// The current hint, valid for the current board.
struct GivenHint {
  HintTold found;
  std::uint8_t steps = 1;  // how many of its steps players know: that, where, why

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.found, self.steps);
  }
  friend bool operator==(const GivenHint&, const GivenHint&) = default;
};
inline constexpr std::uint8_t kWholeHint = 3;

// Fields that states got after boards of other shapes were added.
struct Newer {
  bool keeps_notes = false;  // as in BoardRules
  // The facts of the hint.
  core::Trailing<std::optional<core::Shared<HintFacts>>> hint_facts = {};

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.keeps_notes, self.hint_facts);
  }
  friend bool operator==(const Newer&, const Newer&) = default;
};

// The board's rules, in the bytes of BoardRules, and the newer fields.
struct BoardAndNewer {
  Boxes boxes;
  core::Trailing<Newer> newer = {};

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.boxes, self.newer);
  }
  friend bool operator==(const BoardAndNewer&, const BoardAndNewer&) = default;
};

}  // namespace gridmates::sudoku
