// What a game may say of a board besides its Rules; see hooks.h. Pure; any thread.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/rules.h"

namespace gridmates::core::hooks {

// The longest level, in bytes.
inline constexpr std::size_t kLevelBytes = 16;

// How hard the board is: a word of the game's own, at most kLevelBytes of ASCII, "hard". It may
// take some hundred milliseconds. Empty where that was not enough. Default: empty.
template <Rules R>
std::string level(const typename R::Board& board) {
  if constexpr (requires { &R::level; }) {
    return R::level(board);
  } else {
    return {};
  }
}

// The longest format and size of PuzzleFacts, in bytes.
inline constexpr std::size_t kPuzzleFactBytes = 32;

// What is to be said of a puzzle beside the board that was made of its text. Default: nothing.
template <Rules R>
std::optional<PuzzleFacts> puzzle_facts(std::string_view text, const typename R::Board& board) {
  if constexpr (requires { &R::puzzle_facts; }) {
    return R::puzzle_facts(text, board);
  } else {
    return std::nullopt;
  }
}

// The board of a rematch: what those who play it again begin with. It starts, and applied again it
// changes nothing. Default: unchanged.
template <Rules R>
typename R::Board again(const typename R::Board& board) {
  if constexpr (requires { &R::again; }) {
    return R::again(board);
  } else {
    return board;
  }
}

}  // namespace gridmates::core::hooks
