// How moves of a game are typed. One file a game; game_words.cc lists them. Pure; any thread.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "gridmates/v1/room.pb.h"

namespace gridmates::commands {

// A command for people.
struct Help {
  std::string_view usage;  // "set A5 7"
  std::string_view what;   // "write a digit"
};

// A move, or a sentence that says what is wrong with the command.
using Parsed = std::variant<v1::Move, std::string>;

struct GameWords {
  std::string_view game;  // its id, as in `new sudoku coop`
  std::span<const Help> help;
  // What these words ask for; the first is the command. Nothing when it is no command of this game.
  std::optional<Parsed> (*parse)(std::span<const std::string> words);
};

// Every game whose moves can be typed.
std::span<const GameWords> all_game_words();

// Each defined in the game's own file.
GameWords sudoku_words();
GameWords tictactoe_words();

}  // namespace gridmates::commands
