#include <vector>

#include "client/bot/list.h"

namespace gridmates::bot {
namespace {

// Another digit than stands there, in any cell that is not given: as good as never the solution.
std::optional<v1::Move> pick(const v1::MatchView& match, core::Random& random) {
  std::vector<std::uint32_t> open;
  const auto& cells = match.sudoku().cells();
  for (int i = 0; i < cells.size(); ++i) {
    if (!cells[i].given()) open.push_back(static_cast<std::uint32_t>(i));
  }
  if (open.empty()) return std::nullopt;
  const std::uint32_t cell = open[random.below(static_cast<std::uint32_t>(open.size()))];
  const std::uint32_t old = cells[static_cast<int>(cell)].digit();
  v1::Move move;
  v1::SudokuSet& set = *move.mutable_sudoku()->mutable_set();
  set.set_cell(cell);
  set.set_digit((old + random.below(8)) % 9 + 1);
  return move;
}

}  // namespace

Player sudoku_player() { return {"sudoku", v1::TABLE_COOP, pick}; }

}  // namespace gridmates::bot
