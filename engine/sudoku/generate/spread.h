// Spreads the ratings of puzzles over the requested range. Plain values and pure functions; any
// thread.
//
// Some ratings are far more frequent than others: of a range 4.0 to 5.5, nearly all puzzles would
// be rated up to 4.6. So a puzzle first aims at a quarter of its range, more often at rare ones,
// and when the attempts for that aim are used up, it takes the first puzzle found in the whole
// range. With T attempts, and one puzzle of the quarter in N, the probability of an aim is
// proportional to N + T: then every quarter has about the same share, since a share of T / (N + T)
// of the aims is met (in fact a little more).
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/random.h"
#include "engine/sudoku/explainer/rating.h"
#include "engine/sudoku/generate/generator_options.h"

namespace gridmates::sudoku {

// A part of a range that a puzzle can aim at.
struct Quarter {
  Band band;
  std::uint32_t grids = 0;  // about how many full 9x9 grids a puzzle in it takes
};

// The quarters of a range, in tenths and lowest first: those in which puzzles are known to exist.
// Empty for a range that is open above.
std::vector<Quarter> quarters_of(Band range);

struct Aim {
  Band band;
  std::uint32_t attempts = 0;  // for the aim, before the other attempts; 0: no aim
};

// Draws the aim of a puzzle. No aim, and nothing drawn, if the options have no rating, fewer than
// two quarters are possible, techniques are required, or puzzles are unbiased.
Aim aim_by_chance(const GeneratorOptions& generator_options, core::Random& random);

}  // namespace gridmates::sudoku
