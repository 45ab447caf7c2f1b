#include "client/catalogue/catalogue.h"
#include "client/words/list.h"

namespace gridmates::words {

std::optional<Count> minesweeper_count(const v1::MatchView& match) {
  if (!match.has_minesweeper()) return std::nullopt;
  const v1::MinesweeperStatus& status = match.minesweeper().status();
  return Count{status.opened(), status.to_open(), tr_later("opened")};
}

}  // namespace gridmates::words
