// The optional hooks of a game about moves; see hooks.h. Pure; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rules.h"

namespace gridmates::core::hooks {

// Whether the move only takes back a move of the same player. A match that has reached its limit of
// events still accepts such moves; their number is bounded by the moves. Default: no move does.
template <Rules R>
bool takes_back(const typename R::Move& move) {
  if constexpr (requires { &R::takes_back; }) {
    return R::takes_back(move);
  } else {
    return false;
  }
}

// A question that the players of a match answer together: its name in one or two words, and the
// moves that a yes and a no lead to. The rules accept either, and ask no question after it.
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

// Whether players may make this move. Other moves follow from a vote of the room, or exist only in
// old journals. Default: players may make all moves.
template <Rules R>
bool is_for_players(const typename R::Move& move) {
  if constexpr (requires { &R::is_for_players; }) {
    return R::is_for_players(move);
  } else {
    return true;
  }
}

// Whether the move requests a result that takes work to find, by worked_out(). Default: no.
template <Rules R>
bool needs_work(const typename R::State& state, const typename R::Move& move) {
  if constexpr (requires { &R::needs_work; }) {
    return R::needs_work(state, move);
  } else {
    return false;
  }
}

// The move that is played in place of one that needs work, valid in this state only. It contains
// the result, so that the journal has it. May take some hundred milliseconds; depends only on state
// and move. Default: the move itself.
template <Rules R>
Result<typename R::Move> worked_out(const typename R::State& state, const typename R::Move& move) {
  if constexpr (requires { &R::worked_out; }) {
    return R::worked_out(state, move);
  } else {
    return move;
  }
}

// The question that co-op players vote on before one of them makes the move, in a few words; and
// the move that a question stands for. Default: no vote.
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

// What the move changes that other players may have based a move on, as numbers defined by the
// game: cells. Default: nothing.
template <Rules R>
std::vector<std::uint32_t> written_by(const typename R::State& state, Seat seat,
                                      const typename R::Move& move) {
  if constexpr (requires { &R::written_by; }) {
    return R::written_by(state, seat, move);
  } else {
    return {};
  }
}

// What the move was based on, in the numbers of written_by(): if another player has written any of
// it since the decision, a room refuses the move. Default: nothing.
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
