// The optional hooks of a game, as static functions of its Rules, and the default for a game
// without them: `static Options at_table(const Options&, Table)` and so on. A hook with another
// signature than here does not compile. Pure; any thread.
#pragma once

#include <cstdint>
#include <string>

#include "engine/core/board_hooks.h"  // IWYU pragma: export
#include "engine/core/move_hooks.h"   // IWYU pragma: export
#include "engine/core/rules.h"

namespace gridmates::core::hooks {

// Whether help was taken that reveals what players had to find out; once true it stays so. Default:
// never.
template <Rules R>
bool assisted(const typename R::State& state) {
  if constexpr (requires { &R::assisted; }) {
    return R::assisted(state);
  } else {
    return false;
  }
}

// The kinds of help that were used, in words that separate leaderboards: "notes", "hints+checks";
// at most kCategoryBytes of ASCII. Default: empty.
template <Rules R>
std::string help_class(const typename R::State& state) {
  if constexpr (requires { &R::help_class; }) return R::help_class(state);
  return {};
}

// The state after the player of this seat has left the table. The seat is handed to nobody else,
// but its player may come back and move again. It may end the match. Idempotent. A room calls it
// for a co-op match; at other tables it handles leaving itself. Default: unchanged.
template <Rules R>
typename R::State left(const typename R::State& state, Seat seat) {
  if constexpr (requires { &R::left; }) {
    return R::left(state, seat);
  } else {
    return state;
  }
}

// Whether the board waits for the first move of its match, on which it depends (kNeedsBoard). Room
// time stands still until then. Default: never.
template <Rules R>
bool waits(const typename R::State& state) {
  if constexpr (requires { &R::waits; }) {
    return R::waits(state);
  } else {
    return false;
  }
}

// Whether a move may take more than 5 ms to play; a server then plays it on a worker. Default:
// never.
template <Rules R>
bool takes_long(const typename R::State& state) {
  if constexpr (requires { &R::takes_long; }) {
    return R::takes_long(state);
  } else {
    return false;
  }
}

// What leaderboards say of a match that is over; it follows from the state alone. Default: the
// Merit of a game without measures.
template <Rules R>
Merit merit(const typename R::State& state) {
  if constexpr (requires { &R::merit; }) {
    return R::merit(state);
  } else {
    return {};
  }
}

// The penalty time of the match's player so far, in milliseconds; it never falls. In a race the
// room refuses the player's moves for as long as a move has just added to it. Default: none.
template <Rules R>
std::uint32_t cost_ms(const typename R::State& state) {
  if constexpr (requires { &R::cost_ms; }) return R::cost_ms(state);
  return 0;
}

}  // namespace gridmates::core::hooks
