// Why a cell is safe, or a mine: the numbers from which it follows, and none that is not needed.
// Pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/minesweeper/proof/step.h"
#include "engine/minesweeper/solver/analyst.h"

namespace gridmates::minesweeper {

// A step by this argument that says of the cell that it is safe, or that it is mined: by one
// number, by two, by the fewest that can be left of several, or by those and the number of mines.
// It stands alone (engine/minesweeper/proof), and says so of every cell of which the same follows.
// nullopt: it does not follow so, or a count does not end within `budget`. Without any of its
// numbers, a step of kComponent or kCount would not hold; there may be one with fewer others.
std::optional<Step> explain(const Clues& clues, Cell cell, bool mined, Argument argument,
                            Analyst& analyst, std::uint64_t budget = kOddsBudget);

}  // namespace gridmates::minesweeper
