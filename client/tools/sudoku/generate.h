// `gridmates sudoku generate`. generator_options_of is a pure function; the command is for the
// program's main thread.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "client/tools/sudoku/techniques.h"
#include "engine/sudoku/formats/puzzle.h"
#include "engine/sudoku/generate/generate.h"

namespace gridmates::tools {

struct GenerateOptions {
  std::uint64_t count = 1;
  std::optional<int> size;            // nothing: as the box says, else 9
  std::optional<sudoku::Shape> box;   // nothing: the usual one of the size
  std::optional<sudoku::Band> level;  // a level's band, or another range of ratings
  sudoku::Symmetry symmetry = sudoku::Symmetry::kNone;
  bool minimal = false;
  bool unbiased = false;
  std::optional<int> difficulty;  // 1 to 10: at least 10 + 5 times as many empty cells
  int min_empty = 0;
  int min_clues = 0;
  std::uint64_t best_of = 1;  // puzzles of which the hardest is taken
  TechniqueOptions techniques;
  std::vector<sudoku::TechniqueSet> required;  // each of which a puzzle must need
  std::optional<sudoku::FullGrid> grid;
  sudoku::Order order = sudoku::Order::kRandom;
  std::optional<std::uint64_t> seed;  // nothing: a random one
  unsigned jobs = 1;
  sudoku::formats::Format format = sudoku::formats::Format::kLine;
};

// What the engine is asked for, or which options do not go together.
core::Result<sudoku::GeneratorOptions> generator_options_of(const GenerateOptions& options);

// Writes the puzzles to standard output as they are made, in an order that the seed determines. One
// that does not meet every constraint is marked "nearest" (where the format has remarks), and
// standard error says what is missing; then the exit status is 1. Ctrl-C ends it with what is
// complete, and 130.
int run_generate(const GenerateOptions& options);

}  // namespace gridmates::tools
