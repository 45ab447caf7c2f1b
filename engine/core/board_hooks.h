// The optional hooks of a game about options and boards; see hooks.h. Pure; any thread.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/making.h"
#include "engine/core/rules.h"

namespace gridmates::core::hooks {

// The longest category, in bytes.
inline constexpr std::size_t kCategoryBytes = 48;

// The longest level, in bytes.
inline constexpr std::size_t kLevelBytes = 16;

// The options by which boards for this table are made. A race, whose boards wait for no first move,
// may for example start with a part of the board open. Idempotent. Default: unchanged.
template <Rules R>
typename R::Options at_table(const typename R::Options& options, Table table) {
  if constexpr (requires { &R::at_table; }) {
    return R::at_table(options, table);
  } else {
    return options;
  }
}

// Whether these options require a board that the game makes, where puzzles could also be chosen: a
// server then takes none from its own puzzles. Default: no.
template <Rules R>
bool makes_own(const typename R::Options& options) {
  if constexpr (requires { &R::makes_own; }) {
    return R::makes_own(options);
  } else {
    return false;
  }
}

// Rules::make_board, with `making` as the fourth parameter if the rules take one. Default: without
// it.
template <Rules R>
Result<typename R::Board> make_board(const typename R::Options& options, const Seed& seed,
                                     const typename R::Move* first_move, const Making& making) {
  if constexpr (requires { R::make_board(options, seed, first_move, making); }) {
    return R::make_board(options, seed, first_move, making);
  } else {
    return R::make_board(options, seed, first_move);
  }
}

// Options for which players often request boards that take long to make; a server makes some ahead.
// Each of them makes a board at every table of the game. Default: none.
template <Rules R>
std::vector<typename R::Options> usual_options() {
  if constexpr (requires { &R::usual_options; }) {
    return R::usual_options();
  } else {
    return {};
  }
}

// A board that a server makes anew each day, the same for all players. `level` is its name, unique
// within the game, at most kLevelBytes of ASCII without blanks ("easy"); it is made with `options`.
template <class Options>
struct DailyKind {
  std::string_view level;
  Options options;
};

// The daily boards of the game, easiest first. Each can be played at a co-op table. Default: none.
template <Rules R>
std::vector<DailyKind<typename R::Options>> dailies() {
  if constexpr (requires { &R::dailies; }) {
    return R::dailies();
  } else {
    return {};
  }
}

// The daily board for options of dailies(). It waits for no first move. Default: make_board.
template <Rules R>
Result<typename R::Board> daily_board(const typename R::Options& options, const Seed& seed,
                                      const Making& making) {
  if constexpr (requires { &R::daily_board; }) {
    return R::daily_board(options, seed);
  } else {
    return make_board<R>(options, seed, nullptr, making);
  }
}

// The leaderboard category of matches with these options, at most kCategoryBytes of ASCII:
// "16x16/40 zero speed". Default: empty, all matches are compared with each other.
template <Rules R>
std::string category(const typename R::Options& options) {
  if constexpr (requires { &R::category; }) {
    return R::category(options);
  } else {
    return {};
  }
}

// How hard the board is: a word defined by the game, at most kLevelBytes of ASCII, "hard". Takes up
// to some hundred milliseconds; empty if that was not enough. Default: empty.
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

// Facts about a puzzle besides the board that was made from its text. Default: nullopt.
template <Rules R>
std::optional<PuzzleFacts> puzzle_facts(std::string_view text, const typename R::Board& board) {
  if constexpr (requires { &R::puzzle_facts; }) {
    return R::puzzle_facts(text, board);
  } else {
    return std::nullopt;
  }
}

// The board of a rematch: the start from which this board is played again. It can be started.
// Idempotent. Default: unchanged.
template <Rules R>
typename R::Board again(const typename R::Board& board) {
  if constexpr (requires { &R::again; }) {
    return R::again(board);
  } else {
    return board;
  }
}

}  // namespace gridmates::core::hooks
