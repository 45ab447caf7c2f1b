// Properties that were added to boards later and are not part of their cells: another shape, and
// whether notes are kept. Plain value; any thread.
#pragma once

#include <tuple>

#include "engine/core/bytes.h"
#include "engine/core/trailing.h"
#include "engine/sudoku/boxes.h"

namespace gridmates::sudoku {

struct BoardRules {
  Boxes boxes;
  core::Trailing<bool> keeps_notes = {};  // a digit that is set stays in the notes of its peers

  constexpr Shape shape() const { return boxes.shape(); }
  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.boxes, self.keeps_notes);
  }
  friend bool operator==(const BoardRules&, const BoardRules&) = default;
};

}  // namespace gridmates::sudoku
