// The computer player of a game (engine/core/computer_player.h) for what a client has before it:
// messages in, messages out. A plain value; any thread.
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
  // Nothing when no computer plays the game.
  static std::optional<Player> of(const core::Games& games, std::string_view game,
                                  core::Level level);

  const core::GameFacts& facts() const { return game_->facts(); }
  // A move for the view that the player of this number has of a match; nothing when there is none
  // to be made.
  std::optional<v1::Move> choose(const v1::MatchView& match, std::uint32_t player,
                                 core::Random& random) const;

 private:
  Player(const core::Game& game, core::Level level) : game_(&game), level_(level) {}

  const core::Game* game_;
  core::Level level_;
};

// The games that computers play.
std::vector<std::string> playable_games(const core::Games& games);
// The first of them in which two take turns.
std::string first_versus_game(const core::Games& games);

}  // namespace gridmates::bot
