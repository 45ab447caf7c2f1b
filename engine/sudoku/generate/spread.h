// How the puzzles of a range of ratings come to lie all over it. Plain values and pure functions;
// any thread.
//
// Some ratings are far more frequent than others: of 4.0 to 5.5, nearly all puzzles would be rated
// up to 4.6. So a puzzle first aims at a quarter of its range, the more often the more seldom that
// comes about, and when the attempts for that are used up, it is the first that has come about in
// the whole range. With T attempts, and one puzzle of the quarter in N, that is with probability
// proportional to N + T: then the share of every quarter is about as large, where a share of
// T / (N + T) of the aims is met (a little more is).
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/random.h"
#include "engine/sudoku/explainer/rating.h"
#include "engine/sudoku/generate/generator_options.h"

namespace gridmates::sudoku {

// A part of a range that puzzles can be made for.
struct Quarter {
  Band band;
  std::uint32_t grids = 0;  // full grids of 9x9 that a puzzle in it takes, about
};

// The quarters of a range, in tenths and from the lowest: those in which puzzles are known to come
// about. None of a range that is open above.
std::vector<Quarter> quarters_of(Band range);

struct Aim {
  Band band;
  std::uint32_t attempts = 0;  // for the aim alone, before the others; 0: there is no aim
};

// The aim of a puzzle. None where no rating is asked for, fewer than two quarters can be aimed at,
// techniques are required, or puzzles are unbiased; then nothing is drawn.
Aim aim_by_chance(const GeneratorOptions& generator_options, core::Random& random);

}  // namespace gridmates::sudoku
