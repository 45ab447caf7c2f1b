// Positions for tests, and what follows in them by trying every set of mines.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/core/random.h"
#include "engine/minesweeper/field/cells.h"
#include "engine/minesweeper/field/field.h"
#include "engine/minesweeper/field/position.h"

namespace gridmates::minesweeper::test {

// Rows of equal length: a number, '.' closed, '*' a shown mine.
Position seen(const std::vector<std::string_view>& rows, std::uint16_t mines);

// A field with sides of at most `most_side` and some random open cells; at most `most_closed` are
// closed.
struct Case {
  Field field;
  Position position;
};
Case case_by_chance(core::Random& random, std::uint8_t most_side, int most_closed);

// Closed cells that are the same in all sets of mines consistent with the position, which must have
// few closed cells.
struct Truth {
  Cells safe;
  Cells mined;
};
Truth truth_of(const Position& position);

}  // namespace gridmates::minesweeper::test
