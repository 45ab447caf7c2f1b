// How it follows, what the rules say: worked out for each view from what everybody sees. Pure
// functions of sound states; any thread.
#pragma once

#include <optional>

#include "engine/minesweeper/said.h"
#include "engine/minesweeper/solver/odds.h"
#include "engine/minesweeper/state.h"

namespace gridmates::minesweeper {

// What players need not be told: their flags, but for those that are provably wrong.
Cells known_to_players(const State& state, const Odds& odds);

// That the cell of the latest hit was a mine; nothing when that was not provable.
std::optional<Reason> why_hit(const State& state);

// The step of a hint, or of the answer about a cell; nothing when there is none.
std::optional<Reason> why_helped(const State& state);

}  // namespace gridmates::minesweeper
