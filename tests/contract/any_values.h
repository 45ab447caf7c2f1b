// Random values of a game, valid or not, as canonical bytes: of every game of engine/games and of
// the null game. Pure except for the random numbers drawn; any thread.
#pragma once

#include <cstdlib>
#include <string_view>
#include <tuple>

#include "engine/core/game.h"
#include "engine/games/list.h"
#include "tests/contract/null_game.h"
#include "tests/support/arbitrary.h"

namespace gridmates::contract {
namespace detail {

template <class R>
std::string_view id_of() {
  return R::facts().id;
}
// Not every test that includes this links the null game's source.
template <>
inline std::string_view id_of<null_game::Rules>() {
  return null_game::kId;
}

// Calls `make` with the rules of the game; aborts if the game is unknown, which is a test error.
template <class Make, class... Rs>
core::Bytes with_rules(const core::Game& game, Make make, std::tuple<Rs...>*) {
  core::Bytes bytes;
  const bool found =
      ((game.facts().id == id_of<Rs>() ? (bytes = make.template operator()<Rs>(), true) : false) ||
       ...);
  if (!found) std::abort();
  return bytes;
}

template <class Make>
core::Bytes with_rules(const core::Game& game, Make make) {
  using Known = decltype(std::tuple_cat(AllRules(), std::tuple<null_game::Rules>()));
  return with_rules(game, make, static_cast<Known*>(nullptr));
}

}  // namespace detail

inline core::Bytes any_options(const core::Game& game, core::Random& random) {
  return detail::with_rules(game,
                            [&]<class R>() { return core::some<typename R::Options>(random); });
}
inline core::Bytes any_board(const core::Game& game, core::Random& random) {
  return detail::with_rules(game, [&]<class R>() { return core::some<typename R::Board>(random); });
}
inline core::Bytes any_state(const core::Game& game, core::Random& random) {
  return detail::with_rules(game, [&]<class R>() { return core::some<typename R::State>(random); });
}
inline core::Bytes any_move(const core::Game& game, core::Random& random) {
  return detail::with_rules(game, [&]<class R>() { return core::some<typename R::Move>(random); });
}

}  // namespace gridmates::contract
