// How it follows, what the rules say of cells: worked out from what everybody sees. States keep
// what came of it: anyone who changes how something is explained raises the version of the rules.
// Pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/minesweeper/field/cells.h"
#include "engine/minesweeper/field/position.h"
#include "engine/minesweeper/said.h"

namespace gridmates::minesweeper {

// What one answer may cost, however many counts it takes (Analyst::spend).
inline constexpr std::uint64_t kReasonBudget = 4'000'000;

// What this closed cell is: safe, or mined. Nothing when that does not follow, or the budget ended
// first.
std::optional<Reason> why(const Position& position, Cell cell);

// The simplest step that tells of a closed cell that is not in `known`. Nothing when there is none,
// or the budget ended first.
std::optional<Reason> next_step(const Position& position, const Cells& known);

}  // namespace gridmates::minesweeper
