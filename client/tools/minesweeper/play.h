// `gridmates minesweeper play`: the automatic player, game after game. All but run_play are pure
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
  std::optional<std::uint16_t> told_mines;  // 9x9 alone may leave it out
  std::uint16_t mines = 10;                 // as they are played, set by run_play
  minesweeper::Start start = minesweeper::Start::kZero;
  minesweeper::GuessPolicy guessing = minesweeper::GuessPolicy::kStandard;
  std::optional<std::uint64_t> seed;  // nothing: a random one
  unsigned jobs = 1;
  bool json = false;
};

// The guess policies by name; nothing for other words.
std::optional<minesweeper::GuessPolicy> played_law_named(std::string_view words);

// What the games came to.
struct Results {
  std::uint64_t games = 0;
  std::uint64_t wins = 0;
  std::uint64_t openings = 0;  // cells chosen
  std::uint64_t guesses = 0;   // of them not provably safe
  double expected = 0;         // hits to be expected of those guesses
  double seconds = 0;          // of thinking, all threads together
};

// Bounds of a share, 0 to 1.
struct Interval {
  double low = 0;
  double high = 1;
};

// The 95 % interval of a share of which `wins` of `games` have been seen (Wilson, 1927); all of 0
// to 1 without games.
Interval wilson(std::uint64_t wins, std::uint64_t games);

// Lines for people, or one JSON object; with their line ends.
std::string text_of(const Results& results, const PlayOptions& options);
std::string json_of(const Results& results, const PlayOptions& options);

// Plays the games on all threads and tells what they came to, on standard output. The same seed
// plays the same games, whatever the number of threads. Ctrl-C ends it with the games that are
// complete, and 130.
int run_play(const PlayOptions& options);

}  // namespace gridmates::tools::mines
