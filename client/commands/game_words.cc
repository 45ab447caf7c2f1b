// The list of games whose moves can be typed.
#include "client/commands/game_words.h"

#include <array>

namespace gridmates::commands {

std::span<const GameWords> all_game_words() {
  static const std::array<GameWords, 3> kWords = {sudoku_words(), tictactoe_words(),
                                                  minesweeper_words()};
  return kWords;
}

const GameWords* game_words(std::string_view game) {
  for (const GameWords& words : all_game_words()) {
    if (words.game == game) return &words;
  }
  return nullptr;
}

std::vector<Option> options_of(std::string_view game, v1::Table table) {
  const GameWords* words = game_words(game);
  if (words == nullptr || words->options.list == nullptr) return {};
  return words->options.list(table);
}

}  // namespace gridmates::commands
