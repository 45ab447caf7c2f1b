// What a bot plays: a move that is allowed, by chance or as well as it can: `<game>_player` of each
// game (list.h). Pure functions; any thread.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

// Nothing when no bot knows the game.
std::optional<Player> find_player(std::string_view game);
// The games that bots know, and the first of them in which they take turns.
std::vector<std::string> known_games();
std::string first_versus_game();

}  // namespace gridmates::bot
