// What a game may say of a move besides its Rules; see hooks.h. Pure; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/rules.h"

namespace gridmates::core::hooks {

// Whether the move only takes back one of its player's own. A match that has as many events as it
// may have takes such moves still, so nobody can make them without end. Default: no move does.
template <Rules R>
bool takes_back(const typename R::Move& move) {
  if constexpr (requires { &R::takes_back; }) {
    return R::takes_back(move);
  } else {
    return false;
  }
}

// What the move would change that others may have decided by, as a number of the game's own: a
// cell. Default: nothing.
template <Rules R>
std::optional<std::uint32_t> written_by(const typename R::State& state, Seat seat,
                                        const typename R::Move& move) {
  if constexpr (requires { &R::written_by; }) {
    return R::written_by(state, seat, move);
  } else {
    return std::nullopt;
  }
}

// What the move was decided by, in the numbers of written_by(): once another player has written
// some of that after the decision, a room takes the move no more. Default: nothing.
template <Rules R>
std::vector<std::uint32_t> decided_by(const typename R::State& state,
                                      const typename R::Move& move) {
  if constexpr (requires { &R::decided_by; }) {
    return R::decided_by(state, move);
  } else {
    return {};
  }
}

}  // namespace gridmates::core::hooks
