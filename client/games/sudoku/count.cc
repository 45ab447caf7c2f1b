#include "client/words/list.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::words {

std::optional<Count> sudoku_count(const v1::MatchView& match) {
  if (!match.has_sudoku()) return std::nullopt;
  return Count{match.sudoku().status().filled(), sudoku::kCells, "filled"};
}

}  // namespace gridmates::words
