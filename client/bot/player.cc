#include "client/bot/player.h"

#include <algorithm>

#include "proto/convert/game_converter.h"

namespace gridmates::bot {

std::optional<Player> Player::of(const core::Games& games, std::string_view game,
                                 core::Level level) {
  const core::Game* found = games.find(game);
  if (found == nullptr || !found->computer_plays()) return std::nullopt;
  return Player(*found, level);
}

std::optional<v1::Move> Player::choose(const v1::MatchView& match, std::uint32_t player,
                                       core::Random& random) const {
  const convert::GameConverter& converter = *convert::converter(facts().id);
  const auto view = converter.view(match);
  if (!view || player >= core::kMaxSeats) return std::nullopt;
  const core::Seat seat(static_cast<std::uint8_t>(player));
  const auto chosen = game_->choose(*view, seat, level_, core::kUsualBudget, random);
  if (!chosen) return std::nullopt;
  v1::Move move;
  converter.move(*chosen, move);
  return move;
}

std::vector<std::string> playable_games(const core::Games& games) {
  std::vector<std::string> names;
  for (const core::Game* game : games.all()) {
    if (game->computer_plays()) names.emplace_back(game->facts().id);
  }
  return names;
}

std::string first_versus_game(const core::Games& games) {
  const auto found = std::ranges::find_if(games.all(), [](const core::Game* game) {
    return game->computer_plays() && game->facts().at(core::Table::kVersus) != nullptr;
  });
  return found == games.all().end() ? std::string() : std::string((*found)->facts().id);
}

}  // namespace gridmates::bot
