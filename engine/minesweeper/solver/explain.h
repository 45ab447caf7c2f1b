// Why a cell is safe, or a mine: a minimal set of numbers from which it follows. Pure functions;
// any thread.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/minesweeper/proof/step.h"
#include "engine/minesweeper/solver/analyst.h"

namespace gridmates::minesweeper {

// A step with this argument that concludes that a closed cell is safe, or mined: from one number,
// two, several, or numbers and the number of mines left. Only the shown mines are taken as known.
// With kComponent and kCount the step would not hold without any one of its numbers (another step
// with fewer numbers may exist). Its cells are all those that follow from the same numbers.
// nullopt: it does not follow, or the counts do not end within `budget`, which decreases by their
// cost.
std::optional<Step> explain(const Clues& clues, Cell cell, bool mined, Argument argument,
                            Analyst& analyst, std::uint64_t& budget);

// The clues with all mines shown that follow from single numbers, repeatedly, as players see them
// at a glance; numbers that would show `kept` itself to be a mine are skipped.
Clues with_plain_mines(Clues clues, Cell kept);

}  // namespace gridmates::minesweeper
