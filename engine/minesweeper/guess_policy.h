// What guess policies need to know about cells before they are opened, and the effect of each
// policy. Pure functions; any thread.
#pragma once

#include <cstdint>

#include "engine/minesweeper/field/cells.h"
#include "engine/minesweeper/field/position.h"
#include "engine/minesweeper/solver/odds.h"
#include "engine/minesweeper/state.h"

namespace gridmates::minesweeper {

// The budget for the exact odds of one judgement. An undecided judgement counts in the player's
// favour: it is not counted as a guess, and is no hit for lack of a proof. States keep the result:
// another budget needs another version of the rules.
inline constexpr std::uint64_t kJudgeBudget = 50'000;

// A judgement of cells about to be opened, all on the same position: the one before the move, or,
// when numbers with their flags open their neighbours, the one before each wave of those.
struct Judgement {
  Cells proved;         // provably safe cells: all such cells to be opened, unless undecided
  bool decided = true;  // the other cells to be opened are certainly not provable
  bool forced = false;  // decided, and no cell of the field was provably safe
  Odds odds;            // computed unless all of them are in `proved`
};

Judgement judge(const Position& position, const Cells& opening);

// The chance of a mine; nullopt if undecided. Rounded half up, also if just below a half: 1/16 is
// 63 whatever the order of summation, because states keep these numbers.
std::optional<std::uint16_t> chance_permille(const Odds& odds, Cell cell);

// The policy "kind": moves mines that nobody can know, so that a guess survives if it was forced
// and hits if it was not, wherever another arrangement allows it. The cells are processed one after
// the other, ascending, each bound by the results of those before it.
void be_kind(State& state, const Position& position, const Cells& opening,
             const Judgement& judgement);

// Which of the cells count as hits: mines, and under the policy "strict" also cells that were not
// provably safe while some cell was.
Cells hits_among(const State& state, const Cells& opening, const Judgement& judgement);

}  // namespace gridmates::minesweeper
