// Why a cell is safe, or a mine: the numbers from which it follows, and none that is not needed.
// Pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/minesweeper/proof/step.h"
#include "engine/minesweeper/solver/analyst.h"

namespace gridmates::minesweeper {

// A step by this argument that says of a closed cell that it is safe, or that it is mined: by one
// number, by two, by several, or by numbers and how many mines are left. Besides the mines that are
// shown nothing is taken as known, and with kComponent and kCount the step would not hold without
// any of its numbers (with fewer others there may be another). It says the same of every cell of
// which it follows from the same. nullopt: it does not follow so, or the counts do not end within
// `budget`, which shrinks by what they cost.
std::optional<Step> explain(const Clues& clues, Cell cell, bool mined, Argument argument,
                            Analyst& analyst, std::uint64_t& budget);

// The clues once the mines are shown that single numbers tell of, one after the other, as players
// see them at a glance; but for those by which `kept` itself would be told.
Clues with_plain_mines(Clues clues, Cell kept);

}  // namespace gridmates::minesweeper
