// Another arrangement of the mines that nobody can know: it looks the same to everybody. Pure
// functions; any thread.
#pragma once

#include <cstdint>

#include "engine/core/random.h"
#include "engine/minesweeper/field/cells.h"
#include "engine/minesweeper/field/position.h"

namespace gridmates::minesweeper {

// What closed cells are to be.
struct Demand {
  Cells safe;
  Cells mined;
};

// Nodes of one search; what a search has found by then, it chooses from.
inline constexpr std::uint32_t kArrangeBudget = 100'000;

// Moves `mines`, which look like `position`, so that they still do and meet the demand. Numbers
// that share closed cells make a component; the mines move in the components of the cells that are
// not as demanded and in the cells that touch no number. Of all such arrangements one is drawn,
// each with the same chance, if the search ends within its budget, else of those that it met until
// then. Only when there is none the mines of the other components move too. False, and nothing
// changed, when none was found.
//
// The search is plain backtracking number by number; an arrangement of the components with m mines
// stands for the C(far, rest - m) ways to place the rest among the cells that touch no number, and
// is drawn with that weight from the stream of those met (Chao, "A general purpose unequal
// probability sampling plan", 1982). Weights are multiplied from ratios in plain arithmetic and
// kept within 1e-200 to 1e200, so that every platform draws the same. States keep
// what is drawn: anyone who changes the search or the draw raises the version of the rules.
bool rearrange(const Position& position, const Demand& demand, core::Random& random, Cells& mines);

}  // namespace gridmates::minesweeper
