// Explains why a cell is safe or mined, from what everybody sees. States keep the result: a change
// of an explanation must raise the version of the rules. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/minesweeper/field/cells.h"
#include "engine/minesweeper/field/position.h"
#include "engine/minesweeper/said.h"

namespace gridmates::minesweeper {

// The budget of one answer, over all its counts (Analyst::spend).
inline constexpr std::uint64_t kReasonBudget = 4'000'000;

// Why this closed cell is safe, or mined. nullopt when neither follows, or the budget ended first.
std::optional<Reason> why(const Position& position, Cell cell);

// The simplest step that decides a closed cell that is not in `known`. nullopt when there is
// none, or the budget ended first.
std::optional<Reason> next_step(const Position& position, const Cells& known);

}  // namespace gridmates::minesweeper
