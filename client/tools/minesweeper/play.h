// `gridmates minesweeper play`: the automatic player, game after game. All except run_play are pure
// functions; the command is for the program's main thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/minesweeper/options.h"

namespace gridmates::tools::mines {

struct PlayOptions {
  std::uint64_t games = 1000;
  minesweeper::Shape shape;
  std::optional<std::uint16_t> told_mines;  // may be omitted only for 9x9
  std::uint16_t mines = 10;                 // as played, set by run_play
  minesweeper::Start start = minesweeper::Start::kZero;
  minesweeper::GuessPolicy guessing = minesweeper::GuessPolicy::kStandard;
  std::optional<std::uint64_t> seed;  // nullopt: a random one
  unsigned jobs = 1;
  bool json = false;
};

// The guess policy with this name; nullopt for other texts.
std::optional<minesweeper::GuessPolicy> played_law_named(std::string_view words);

// The totals of the games.
struct Results {
  std::uint64_t games = 0;
  std::uint64_t wins = 0;
  std::uint64_t openings = 0;  // cells chosen
  std::uint64_t guesses = 0;   // those that were not provably safe
  double expected = 0;         // the expected hits of those guesses
  double seconds = 0;          // of thinking, the sum of all threads
};

// Bounds of a proportion, 0 to 1.
struct Interval {
  double low = 0;
  double high = 1;
};

// The 95 % interval of a proportion after `wins` of `games` (Wilson, 1927); 0 to 1 without games.
Interval wilson(std::uint64_t wins, std::uint64_t games);

// Lines for people, or one JSON object, with their line ends.
std::string text_of(const Results& results, const PlayOptions& options);
std::string json_of(const Results& results, const PlayOptions& options);

// Plays the games on all threads and prints the totals on standard output. The same seed plays the
// same games with any number of threads. Ctrl-C ends it with the totals of the complete games, and
// 130.
int run_play(const PlayOptions& options);

}  // namespace gridmates::tools::mines
