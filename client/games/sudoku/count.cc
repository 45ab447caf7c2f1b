#include "client/catalogue/catalogue.h"
#include "client/games/sudoku/board.h"
#include "client/words/list.h"

namespace gridmates::words {

std::optional<Count> sudoku_count(const v1::MatchView& match) {
  if (!match.has_sudoku()) return std::nullopt;
  return Count{match.sudoku().status().filled(),
               static_cast<std::uint32_t>(sudoku_shape(match.sudoku()).cells()),
               tr_later("filled")};
}

}  // namespace gridmates::words
