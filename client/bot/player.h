// What a bot plays: a move that is allowed, by chance or, at Minesweeper, as well as it can. One
// picker a game, listed in player.cc. Pure functions; any thread.
#pragma once

#include <optional>
#include <string_view>

#include "engine/core/random.h"
#include "gridmates/v1/room.pb.h"

namespace gridmates::bot {

// How a game is played by two bots.
struct Player {
  std::string_view game;
  v1::Table table;
  // A move for a view of a match that goes on; nothing when there is none to be made.
  std::optional<v1::Move> (*pick)(const v1::MatchView& match, core::Random& random);
};

// Null when no bot knows the game.
const Player* find_player(std::string_view game);

}  // namespace gridmates::bot
