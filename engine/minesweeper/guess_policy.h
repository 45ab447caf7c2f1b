// What guess policies have to know of cells before they are opened, and what each policy makes
// of them. Pure functions; any thread.
#pragma once

#include <cstdint>

#include "engine/minesweeper/field/cells.h"
#include "engine/minesweeper/field/position.h"
#include "engine/minesweeper/solver/odds.h"
#include "engine/minesweeper/state.h"

namespace gridmates::minesweeper {

// What the exact odds of one judgement may cost. What ends there undecided counts in the player's
// favour: it is no guess in the ledger, and no hit for want of a proof. States keep what came of
// it: another budget is another version of the rules.
inline constexpr std::uint64_t kJudgeBudget = 50'000;

// Cells that are about to be opened, all judged on the same position: the one before the move (or,
// when numbers with their flags open their neighbours, before each wave of those).
struct Judgement {
  Cells proved;         // provably safe cells; unless undecided, all such of those to be opened
  bool decided = true;  // whether the rest of those to be opened could not have been proved
  bool forced = false;  // decided, and no cell of the field was provably safe
  Odds odds;            // made when not all of them are in `proved`
};

Judgement judge(const Position& position, const Cells& opening);

// Of a mine; none when it was not decided. Rounded half up, and what is next to a half too:
// 1/16 is 63 whichever way it was summed up, because states keep these numbers.
std::optional<std::uint16_t> chance_permille(const Odds& odds, Cell cell);

// The policy "kind": moves mines, of which nobody can know, so that a guess survives where it was
// forced and hits where it was not, wherever another arrangement allows it. The cells are taken one
// after the other, ascending, each bound by what has come of those before it.
void be_kind(State& state, const Position& position, const Cells& opening,
             const Judgement& judgement);

// Which of the cells count as hits: those that hold a mine, and under the policy "strict" those
// that were not provably safe while some cell was.
Cells hits_among(const State& state, const Cells& opening, const Judgement& judgement);

}  // namespace gridmates::minesweeper
