// The computer player of a game: a hook like those of hooks.h. Pure; any thread.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>

#include "engine/core/random.h"
#include "engine/core/rules.h"

namespace gridmates::core {

// How well a computer plays: from 1, which overlooks much, to 6, as well as the game's search can.
// Three of the levels have names.
enum class Level : std::uint8_t {
  k1 = 1,
  k2,
  k3,
  k4,
  k5,
  k6,
  kEasy = k2,
  kMedium = k4,
  kHard = k6,
  kLast = k6,
};

// For games with three levels of play only: the nearest named level that is not below this one.
constexpr Level of_three(Level level) {
  if (level <= Level::kEasy) return Level::kEasy;
  return level <= Level::kMedium ? Level::kMedium : Level::kHard;
}

// The usual budget of one choice, in nodes or steps of the game's own search: about ten
// milliseconds.
inline constexpr std::uint32_t kUsualBudget = 100'000;

// How long a computer waits with each move, in milliseconds, so that people can follow it. A game
// that is played as a race gives the speed of a person of the level instead:
//
//   static std::uint32_t pace_ms(Level level);
inline constexpr std::uint32_t kUsualPaceMs = 700;

// A game with a computer player, which has the hook
//
//   static std::optional<Move> choose(const View& view, Seat seat, Level level,
//                                     std::uint32_t budget, Random& random);
//
// It knows only the view of that seat. The same view, level, budget and random numbers give the
// same move. Returns nullopt when the match is over, when another seat is to move, or when no move
// is good. Accepts any decodable view, also one that no match shows.
template <class R>
concept ComputerPlays = Rules<R> && requires { &R::choose; };

template <class R>
std::uint32_t pace_ms(Level level) {
  if constexpr (requires { &R::pace_ms; }) {
    return R::pace_ms(level);
  } else {
    return kUsualPaceMs;
  }
}

}  // namespace gridmates::core
