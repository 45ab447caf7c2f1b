#include <algorithm>
#include <array>

#include "proto/convert/game_converter.h"
#include "proto/convert/games.h"

namespace gridmates::convert {

const GameConverter* converter(std::string_view game) {
  // One line a game.
  static const std::array kConverters = {
      &minesweeper_converter(),
      &sudoku_converter(),
      &tictactoe_converter(),
  };
  const auto found = std::find_if(kConverters.begin(), kConverters.end(),
                                  [game](const GameConverter* c) { return c->game() == game; });
  return found == kConverters.end() ? nullptr : *found;
}

}  // namespace gridmates::convert
