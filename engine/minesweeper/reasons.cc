#include "engine/minesweeper/reasons.h"

#include "engine/minesweeper/laws.h"
#include "engine/minesweeper/solver/verdict.h"

namespace gridmates::minesweeper {
namespace {

std::optional<Reason> reason_of(const std::optional<Step>& step) {
  if (!step) return std::nullopt;
  return Reason(*step);
}

// How it follows what a closed cell is.
std::optional<Reason> why(const Position& position, std::uint32_t cell) {
  if (cell >= position.cells.size() || !position.closed(static_cast<Cell>(cell))) return {};
  return reason_of(verdict(position, static_cast<Cell>(cell), kJudgeBudget).provable);
}

}  // namespace

Cells known_to_players(const State& state, const Odds& odds) {
  Cells known = state.flags;
  known -= odds.safe;
  return known;
}

std::optional<Reason> why_hit(const State& state) {
  if (!state.hit || !state.hit->provable) return std::nullopt;
  return why(position_of(state, state.hit->seen), state.hit->cell);
}

std::optional<Reason> why_helped(const State& state) {
  if (!state.help || !state.help->provable) return std::nullopt;
  const Position position = position_of(state);
  if (state.help->asked != 0) return why(position, state.help->asked - 1u);
  const Odds found = odds(position, kJudgeBudget);
  return reason_of(hint(position, known_to_players(state, found), kJudgeBudget));
}

}  // namespace gridmates::minesweeper
