// Bivalue universal graves.
#include <optional>

#include "engine/sudoku/logic/step_parts.h"
#include "engine/sudoku/logic/uniqueness.h"

namespace gridmates::sudoku {
namespace {

// The only empty cell with three candidates, if all others have two.
template <class Capacity>
std::optional<Cell> odd_cell(const Board<Capacity>& board) {
  std::optional<Cell> odd;
  for (std::size_t cell : board.empty_cells()) {
    const int count = board.count(cell);
    if (count == 2) continue;
    if (count != 3 || odd) return std::nullopt;
    odd = static_cast<Cell>(cell);
  }
  return odd;
}

// Whether every digit would have two places in every unit that lacks it, without this candidate.
template <class Capacity>
bool is_all_that_keeps_from_a_grave(const Board<Capacity>& board, Candidate odd) {
  const auto& geometry = board.geometry();
  for (int i = 0; i < geometry.units; ++i) {
    const auto unit = static_cast<Unit>(i);
    const bool has_odd = geometry.cells_of[unit].has(odd.cell);
    for (int digit : DigitsOf{geometry.all_digits & ~board.placed_in(unit)}) {
      const int wanted = has_odd && digit == odd.digit ? 3 : 2;
      if (board.places(digit, unit).count() != wanted) return false;
    }
  }
  return true;
}

}  // namespace

template <class Capacity>
void find_bug_plus_one(const Board<Capacity>& board, Steps& steps) {
  const std::optional<Cell> cell = odd_cell(board);
  if (!cell) return;
  for (std::uint8_t digit : list_of(board.candidates(*cell))) {
    if (!is_all_that_keeps_from_a_grave(board, {*cell, digit})) continue;
    Step step;
    step.technique = Technique::kBugPlusOne;
    step.cells = {*cell};
    step.digits = {digit};
    step.placements = {{*cell, digit}};
    steps.add(std::move(step));
    return;
  }
}

template void find_bug_plus_one(const Board<Nine>&, Steps&);
template void find_bug_plus_one(const Board<TwentyFive>&, Steps&);

}  // namespace gridmates::sudoku
