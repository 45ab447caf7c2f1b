// What a game may say besides its Rules, as static functions of them, and what holds for a game
// that says nothing: `static Options at_table(const Options&, Table)` and so on. A hook of another
// signature than here does not compile. Pure; any thread.
#pragma once

#include <cstdint>
#include <string>

#include "engine/core/board_hooks.h"  // IWYU pragma: export
#include "engine/core/move_hooks.h"   // IWYU pragma: export
#include "engine/core/rules.h"

namespace gridmates::core::hooks {

// Whether help that tells what players had to find out has been taken; once true it stays so.
// Default: never.
template <Rules R>
bool assisted(const typename R::State& state) {
  if constexpr (requires { &R::assisted; }) {
    return R::assisted(state);
  } else {
    return false;
  }
}

// What has helped, in words that part leaderboards: "notes", "hints+checks"; at most kCategoryBytes
// of ASCII. Default: nothing.
template <Rules R>
std::string help_class(const typename R::State& state) {
  if constexpr (requires { &R::help_class; }) return R::help_class(state);
  return {};
}

// The state when the player of this seat has left the table: the seat is handed to
// nobody else, but they may come back to it and move again. It may end the match. Said twice it
// changes nothing more. A room says it of a match that all play together; elsewhere going has a
// meaning of its own. Default: unchanged.
template <Rules R>
typename R::State left(const typename R::State& state, Seat seat) {
  if constexpr (requires { &R::left; }) {
    return R::left(state, seat);
  } else {
    return state;
  }
}

// Whether the board waits for the first move of its match, by which it is made (kNeedsBoard). Until
// then room time stands still. Default: never.
template <Rules R>
bool waits(const typename R::State& state) {
  if constexpr (requires { &R::waits; }) {
    return R::waits(state);
  } else {
    return false;
  }
}

// Whether a move may take more than 5 ms to play. A server plays it on a worker then. Default:
// never.
template <Rules R>
bool takes_long(const typename R::State& state) {
  if constexpr (requires { &R::takes_long; }) {
    return R::takes_long(state);
  } else {
    return false;
  }
}

// What leaderboards say of a match that is over; it follows from the state alone. Default: of a
// game without measures.
template <Rules R>
Merit merit(const typename R::State& state) {
  if constexpr (requires { &R::merit; }) {
    return R::merit(state);
  } else {
    return {};
  }
}

// The time that the match has cost its player so far, in milliseconds; it never falls. At a race
// the room takes no more moves of the player for as long as a move has raised it by. Default: none.
template <Rules R>
std::uint32_t cost_ms(const typename R::State& state) {
  if constexpr (requires { &R::cost_ms; }) return R::cost_ms(state);
  return 0;
}

}  // namespace gridmates::core::hooks
