// What could be known of a cell before it was opened, and what can be known next. Pure functions;
// any thread.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/minesweeper/field/position.h"
#include "engine/minesweeper/proof/step.h"
#include "engine/minesweeper/solver/odds.h"

namespace gridmates::minesweeper {

struct Verdict {
  bool decided = false;  // false: the budget ended first
  // Why the cell is safe, or mined, once the mines that single numbers show are known. If `chance`
  // is 0 or 1 and there is no step, the budget was too small to find one.
  std::optional<Step> provable;
  bool something_was_safe = false;  // some closed cell was provably safe, so a guess was not forced
  double chance = 0;                // of a mine, 0 to 1
};

// The verdict on a closed cell. `budget` is for the whole answer, as Analyst::spend() counts it.
Verdict verdict(const Position& position, Cell cell, std::uint64_t budget = kOddsBudget);

// The simplest step that decides a closed cell that is not in `known` (for example flagged),
// where those of `known` that are provably mines are taken as known; nullopt when there is none, or
// none within the budget for the whole answer.
std::optional<Step> hint(const Position& position, const Cells& known,
                         std::uint64_t budget = kOddsBudget);

}  // namespace gridmates::minesweeper
