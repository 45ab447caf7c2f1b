// What a game may say of options and boards besides its Rules; see hooks.h. Pure; any thread.
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

// The options by which boards for this table are made: say, with a part of the board open at a
// race, whose boards wait for no first move. Applied again it changes nothing. Default: unchanged.
template <Rules R>
typename R::Options at_table(const typename R::Options& options, Table table) {
  if constexpr (requires { &R::at_table; }) {
    return R::at_table(options, table);
  } else {
    return options;
  }
}

// Whether these options ask for a board that the game makes, where puzzles can be chosen: a server
// takes none of its own then. Default: no.
template <Rules R>
bool makes_own(const typename R::Options& options) {
  if constexpr (requires { &R::makes_own; }) {
    return R::makes_own(options);
  } else {
    return false;
  }
}

// The board of Rules::make_board, by rules that heed `making` as their fourth parameter. Default:
// without it.
template <Rules R>
Result<typename R::Board> make_board(const typename R::Options& options, const Seed& seed,
                                     const typename R::Move* first_move, const Making& making) {
  if constexpr (requires { R::make_board(options, seed, first_move, making); }) {
    return R::make_board(options, seed, first_move, making);
  } else {
    return R::make_board(options, seed, first_move);
  }
}

// Options by which players often ask for boards that take long to make; a server makes some ahead.
// Each makes boards, at every table of the game. Default: none.
template <Rules R>
std::vector<typename R::Options> usual_options() {
  if constexpr (requires { &R::usual_options; }) {
    return R::usual_options();
  } else {
    return {};
  }
}

// A board that a server makes anew each day, the same for all who play it: its name among those of
// the game, at most kLevelBytes of ASCII without blanks, "easy", and the options by which it is
// made.
template <class Options>
struct DailyKind {
  std::string_view level;
  Options options;
};

// Those of the game, easiest first. Each can be played together. Default: none.
template <Rules R>
std::vector<DailyKind<typename R::Options>> dailies() {
  if constexpr (requires { &R::dailies; }) {
    return R::dailies();
  } else {
    return {};
  }
}

// The board of a day by options of dailies(). It waits for no first move. Default: make_board.
template <Rules R>
Result<typename R::Board> daily_board(const typename R::Options& options, const Seed& seed,
                                      const Making& making) {
  if constexpr (requires { &R::daily_board; }) {
    return R::daily_board(options, seed);
  } else {
    return make_board<R>(options, seed, nullptr, making);
  }
}

// The class on the leaderboards in which matches with these options are compared, at most
// kCategoryBytes of ASCII: "16x16/40 zero speed". Default: all are compared.
template <Rules R>
std::string category(const typename R::Options& options) {
  if constexpr (requires { &R::category; }) {
    return R::category(options);
  } else {
    return {};
  }
}

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
