// Rearranges mines whose place nobody can know, so that the field looks the same to everybody. Pure
// functions; any thread.
#pragma once

#include <cstdint>

#include "engine/core/random.h"
#include "engine/minesweeper/field/cells.h"
#include "engine/minesweeper/field/position.h"

namespace gridmates::minesweeper {

// What closed cells must become.
struct Demand {
  Cells safe;
  Cells mined;
};

// Nodes of one search; it then draws from the arrangements found so far.
inline constexpr std::uint32_t kArrangeBudget = 100'000;

// Moves `mines`, which are consistent with `position`, so that they stay consistent and meet the
// demand. Numbers that share closed cells make a component; the mines move in the components of the
// cells that do not meet the demand, and in the cells that touch no number. One of all such
// arrangements is drawn uniformly if the search ends within its budget, else one of those found so
// far. Only if there is none, the mines of the other components move too. Returns false and changes
// nothing if none was found.
//
// The search is plain backtracking number by number; an arrangement of the components with m mines
// stands for the C(far, rest - m) ways to place the rest among the cells that touch no number, and
// is drawn with that weight by reservoir sampling (Chao, "A general purpose unequal probability
// sampling plan", 1982). Weights are products of ratios in plain arithmetic, kept within 1e-200 to
// 1e200, so that every platform draws the same. States keep the result: a change of the search or
// the draw must raise the version of the rules.
bool rearrange(const Position& position, const Demand& demand, core::Random& random, Cells& mines);

}  // namespace gridmates::minesweeper
