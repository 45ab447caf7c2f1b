#include "engine/games/games.h"

#include <type_traits>

#include "engine/games/list.h"

namespace gridmates {
namespace {

template <class... Rules>
core::Games games_of(std::type_identity<std::tuple<Rules...>>) {
  core::Games games;
  (games.add(core::erased<Rules>()), ...);
  return games;
}

}  // namespace

const core::Games& all_games() {
  static const core::Games games = games_of(std::type_identity<AllRules>());
  return games;
}

}  // namespace gridmates
