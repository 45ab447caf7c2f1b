#include "engine/minesweeper/reasons.h"

#include "engine/minesweeper/solver/verdict.h"

namespace gridmates::minesweeper {
namespace {

std::optional<Reason> reason_of(const std::optional<Step>& step) {
  if (!step) return std::nullopt;
  return Reason(*step);
}

}  // namespace

std::optional<Reason> why(const Position& position, Cell cell) {
  return reason_of(verdict(position, cell, kReasonBudget).provable);
}

std::optional<Reason> next_step(const Position& position, const Cells& known) {
  return reason_of(hint(position, known, kReasonBudget));
}

}  // namespace gridmates::minesweeper
