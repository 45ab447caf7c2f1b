// The controlled-bias generator: D. Berthier, Unbiased Statistics of a CSP - A Controlled-Bias
// Generator (2009). Pure functions; any thread.
//
// A try removes cells from a full grid in random order until there is a second solution, and
// succeeds if the puzzle before that is minimal. A puzzle with n givens comes from one grid only,
// and from n! (81 - n)! of its 81! orders. So with uniform grids all minimal puzzles with the same
// number of givens are equally probable, and statistics by number of givens are unbiased; weighted
// by 1 / (n! (81 - n)!), so are those over all. (Digging on after a failure would favour few givens
// by an unknown factor.)
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "engine/sudoku/grid/shape.h"

namespace gridmates::sudoku {

// One try with this grid and order of its 81 cells: the minimal puzzle, or nullopt.
std::optional<Digits> try_unbiased(const Digits& full, std::span<const std::uint16_t> cells);

}  // namespace gridmates::sudoku
