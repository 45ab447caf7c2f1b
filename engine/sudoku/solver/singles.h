// Reduces a grid of any shape by placing every naked and hidden single. Plain values; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/sudoku/grid/shape.h"

namespace gridmates::sudoku {

// The candidates of a cell: bit d-1 stands for the digit d.
using Candidates = std::uint32_t;

// The cells of every unit of a shape: rows, then columns, then boxes, `side` cells each.
std::vector<int> cells_of_units(Shape shape);

// The candidates of every cell; nullopt if a cell has no candidate, or a digit no place in a unit.
// The shape must be known, with as many digits as its cells and none above its side.
std::optional<std::vector<Candidates>> place_singles(Shape shape,
                                                     std::span<const std::uint8_t> digits);

}  // namespace gridmates::sudoku
