#include "engine/core/game.h"

#include <algorithm>

namespace gridmates::core {

const Game* Games::find(std::string_view id) const {
  auto found = std::find_if(games_.begin(), games_.end(),
                            [id](const Game* game) { return game->facts().id == id; });
  return found == games_.end() ? nullptr : *found;
}

const Game* Games::first_of_table() const {
  auto found = std::find_if(games_.begin(), games_.end(), [](const Game* game) {
    return game->facts().puzzles == Puzzles::kOfTable;
  });
  return found == games_.end() ? nullptr : *found;
}

}  // namespace gridmates::core
