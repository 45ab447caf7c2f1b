// Which cell to open where none is provably safe. Pure functions; any thread, an Analyst a thread.
#pragma once

#include <optional>

#include "engine/minesweeper/field/cells.h"
#include "engine/minesweeper/player/player.h"
#include "engine/minesweeper/solver/analyst.h"
#include "engine/minesweeper/solver/odds.h"

namespace gridmates::minesweeper {

// `odds` are those of the position, decided and possible, with no safe cell. Where few fields are
// left, the whole game tree says which cell; otherwise a look ahead: the chance to survive this
// opening, the best one after it and the guesses that are forced by then, over everything that the
// cell may show, with a premium for safe cells that tell something ("secondary safety", "progress"
// and "living cells" with the authors of JSMinesweeper and PSEQ). nullopt when every closed cell is
// a mine.
std::optional<Choice> best_guess(const Position& position, const Odds& odds, Analyst& analyst);

// Where the odds took too long: the least dangerous cell, as far as its numbers tell one by one.
// `mined` cells are known to be mines.
std::optional<Choice> rough_guess(const Position& position, const Cells& mined);

}  // namespace gridmates::minesweeper
