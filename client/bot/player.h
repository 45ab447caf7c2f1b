// The computer player of a game (engine/core/computer_player.h) with a client's messages as input
// and output. A plain value; any thread.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"
#include "gridmates/v1/room.pb.h"

namespace gridmates::bot {

class Player {
 public:
  // nullopt if no computer plays the game.
  static std::optional<Player> of(const core::Games& games, std::string_view game,
                                  core::Level level);

  const core::GameFacts& facts() const { return game_->facts(); }
  // A move for the view that the player with this number has of a match; nullopt if there is none
  // to make.
  std::optional<v1::Move> choose(const v1::MatchView& match, std::uint32_t player,
                                 core::Random& random) const;

 private:
  Player(const core::Game& game, core::Level level) : game_(&game), level_(level) {}

  const core::Game* game_;
  core::Level level_;
};

// The games that have a computer player.
std::vector<std::string> playable_games(const core::Games& games);
// The first of them that has a versus table; empty if none has.
std::string first_versus_game(const core::Games& games);

}  // namespace gridmates::bot
