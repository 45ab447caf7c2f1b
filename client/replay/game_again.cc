#include "client/replay/game_again.h"

#include "client/replay/list.h"

namespace gridmates::replay {

const GameAgain* game_again(std::string_view game) {
  static const std::vector<GameAgain> kAll = [] {
    std::vector<GameAgain> all;
    all.reserve(kGamesAgain.size());
    for (const auto& again : kGamesAgain) all.push_back(again());
    return all;
  }();
  for (const GameAgain& again : kAll) {
    if (again.game == game) return &again;
  }
  return nullptr;
}

}  // namespace gridmates::replay
