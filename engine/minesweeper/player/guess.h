// Which cell to open if none is provably safe. Pure functions; any thread, an Analyst per thread.
#pragma once

#include <optional>

#include "engine/minesweeper/field/cells.h"
#include "engine/minesweeper/player/player.h"
#include "engine/minesweeper/solver/analyst.h"
#include "engine/minesweeper/solver/odds.h"

namespace gridmates::minesweeper {

// `odds` are those of the position, decided and possible, with no safe cell. With few fields left,
// the whole game tree decides; otherwise a look ahead: the chance to survive this opening, the best
// next opening and the guesses that are forced by then, over all numbers that the cell may show,
// with a premium for safe cells that give information ("secondary safety", "progress" and "living
// cells" of the authors of JSMinesweeper and PSEQ). nullopt when every closed cell is a mine.
std::optional<Choice> best_guess(const Position& position, const Odds& odds, Analyst& analyst);

// For odds that took too long: the least dangerous cell judged by single numbers. `mined` cells are
// known to be mines.
std::optional<Choice> rough_guess(const Position& position, const Cells& mined);

}  // namespace gridmates::minesweeper
