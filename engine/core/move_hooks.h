// What a game may say of a move besides its Rules; see hooks.h. Pure; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
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

// Whether the move asks for something that takes work to find: worked_out() finds it. Default: no.
template <Rules R>
bool needs_work(const typename R::State& state, const typename R::Move& move) {
  if constexpr (requires { &R::needs_work; }) {
    return R::needs_work(state, move);
  } else {
    return false;
  }
}

// The move that is played in the place of one that needs work, in this state alone: it holds what
// was found, so that a journal does. It may take some hundred milliseconds, and follows from state
// and move. Default: the move itself.
template <Rules R>
Result<typename R::Move> worked_out(const typename R::State& state, const typename R::Move& move) {
  if constexpr (requires { &R::worked_out; }) {
    return R::worked_out(state, move);
  } else {
    return move;
  }
}

// What players who share a match are asked before one of them makes the move, in a few words; and
// the move that the words mean. Default: nobody is asked.
template <Rules R>
std::string asks_all(const typename R::State& state, const typename R::Move& move) {
  if constexpr (requires { &R::asks_all; }) {
    return R::asks_all(state, move);
  } else {
    return {};
  }
}
template <Rules R>
std::optional<typename R::Move> agreed(const typename R::State& state, std::string_view question) {
  if constexpr (requires { &R::agreed; }) {
    return R::agreed(state, question);
  } else {
    return std::nullopt;
  }
}

// What the move would change that others may have decided by, as numbers of the game's own: cells.
// Default: nothing.
template <Rules R>
std::vector<std::uint32_t> written_by(const typename R::State& state, Seat seat,
                                      const typename R::Move& move) {
  if constexpr (requires { &R::written_by; }) {
    return R::written_by(state, seat, move);
  } else {
    return {};
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
