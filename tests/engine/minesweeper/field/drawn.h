// Fields drawn in a test, and random fields. Pure functions.
#pragma once

#include <string_view>
#include <vector>

#include "engine/core/random.h"
#include "engine/minesweeper/field/coordinates.h"
#include "engine/minesweeper/field/field.h"

namespace gridmates::minesweeper::test {

// Rows of equal length; '*' is a mine.
inline Field drawn(const std::vector<std::string_view>& rows) {
  Field field{{static_cast<std::uint8_t>(rows[0].size()), static_cast<std::uint8_t>(rows.size())},
              {}};
  for (unsigned row = 0; row < rows.size(); ++row) {
    for (unsigned column = 0; column < rows[row].size(); ++column) {
      if (rows[row][column] == '*') field.mines.add(field.shape.at(column, row));
    }
  }
  return field;
}

// The cell of this name; an invalid name throws, which fails the test.
inline Cell cell(const Field& field, std::string_view name) {
  return cell_named(field.shape, name).value();
}

// The cells of these names, in the given order.
inline std::vector<Cell> cells(const Field& field, const std::vector<std::string_view>& names) {
  std::vector<Cell> cells;
  for (const std::string_view name : names) cells.push_back(cell(field, name));
  return cells;
}

// A random shape up to `most_side`, with any number of mines that leaves the first cell free.
inline Field by_chance(core::Random& random, std::uint8_t most_side) {
  const Shape shape{static_cast<std::uint8_t>(1 + random.below(most_side)),
                    static_cast<std::uint8_t>(1 + random.below(most_side))};
  const auto mines = static_cast<std::uint16_t>(random.below(most_mines(shape, Start::kSafe) + 1u));
  const auto first = static_cast<Cell>(random.below(shape.cells()));
  return lay(shape, mines, first, Start::kSafe, random);
}

}  // namespace gridmates::minesweeper::test
