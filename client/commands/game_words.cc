// The list of games whose moves can be typed.
#include "client/commands/game_words.h"

#include <array>

namespace gridmates::commands {

std::span<const GameWords> all_game_words() {
  static const std::array<GameWords, 2> kWords = {sudoku_words(), tictactoe_words()};
  return kWords;
}

}  // namespace gridmates::commands
