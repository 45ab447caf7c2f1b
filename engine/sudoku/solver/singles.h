// What is left of a grid of any shape when every naked and hidden single has been placed. Plain
// values; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/sudoku/grid/shape.h"

namespace gridmates::sudoku {

// The digits that a cell can have: bit d-1 stands for the digit d.
using Candidates = std::uint32_t;

// The cells of every unit of a shape: rows, then columns, then boxes, `side` cells each.
std::vector<int> cells_of_units(Shape shape);

// The candidates of every cell, or nothing when a cell or a unit has no place for a digit. The
// shape is known, the digits are as many as its cells and none is above its side.
std::optional<std::vector<Candidates>> place_singles(Shape shape,
                                                     std::span<const std::uint8_t> digits);

}  // namespace gridmates::sudoku
