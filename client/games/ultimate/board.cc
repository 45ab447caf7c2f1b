#include "client/games/ultimate/board.h"

#include <algorithm>

#include "engine/ultimate/position.h"

namespace gridmates::words {

bool is_whole(const v1::UltimateView& board) {
  return board.cells_size() == ultimate::kCells && board.status().boards_size() == ultimate::kNines;
}

char sign_of(v1::UltimateMark mark) {
  switch (mark) {
    case v1::ULTIMATE_MARK_X:
      return 'X';
    case v1::ULTIMATE_MARK_O:
      return 'O';
    default:
      return '.';
  }
}

std::string sent_to(const v1::UltimateView& board) {
  const auto& boards = board.status().boards();
  const auto is_playable = [](const v1::UltimateBoard& small) { return small.playable(); };
  if (std::count_if(boards.begin(), boards.end(), is_playable) != 1) return {};
  const auto only = std::find_if(boards.begin(), boards.end(), is_playable) - boards.begin();
  return ultimate::format_board(static_cast<std::uint8_t>(only));
}

}  // namespace gridmates::words
