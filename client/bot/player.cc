#include "client/bot/player.h"

#include <algorithm>

#include "client/bot/list.h"

namespace gridmates::bot {

std::optional<Player> find_player(std::string_view game) {
  for (const auto& player : kPlayers) {
    if (player().game == game) return player();
  }
  return std::nullopt;
}

std::vector<std::string> known_games() {
  std::vector<std::string> games;
  games.reserve(kPlayers.size());
  for (const auto& player : kPlayers) games.emplace_back(player().game);
  return games;
}

std::string first_versus_game() {
  const auto found = std::find_if(kPlayers.begin(), kPlayers.end(), [](const auto& player) {
    return player().table == v1::TABLE_VERSUS;
  });
  return found == kPlayers.end() ? std::string() : std::string((*found)().game);
}

}  // namespace gridmates::bot
