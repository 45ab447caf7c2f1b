// What a game may say of a move besides its Rules; see hooks.h. Pure; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
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

// A question that the players of a match answer together: its name in one or two words, and the
// moves that follow from yes and from no. The rules accept either, and ask no question after it.
template <class Move>
struct Question {
  std::string_view name;
  Move if_yes;
  Move if_no;
};

// The question that this state asks. A room puts it to the vote at a co-op table. Default: none.
template <Rules R>
std::optional<Question<typename R::Move>> question(const typename R::State& state) {
  if constexpr (requires { &R::question; }) {
    return R::question(state);
  } else {
    return std::nullopt;
  }
}

// Whether players may make this move. The others follow from a vote of the room, or are in old
// journals only. Default: players may make all moves.
template <Rules R>
bool is_for_players(const typename R::Move& move) {
  if constexpr (requires { &R::is_for_players; }) {
    return R::is_for_players(move);
  } else {
    return true;
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
