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
  std::optional<int> size;            // nullopt: by the box, else 9
  std::optional<sudoku::Shape> box;   // nullopt: the usual one for the size
  std::optional<sudoku::Band> level;  // a level's band, or another range of ratings
  sudoku::Symmetry symmetry = sudoku::Symmetry::kNone;
  bool minimal = false;
  bool unbiased = false;
  std::optional<int> difficulty;  // 1 to 10: at least 10 + 5 times as many empty cells
  int min_empty = 0;
  int min_clues = 0;
  std::uint64_t best_of = 1;  // the number of puzzles from which the hardest is taken
  TechniqueOptions techniques;
  std::vector<sudoku::TechniqueSet> required;  // a puzzle must need each of these
  std::optional<sudoku::FullGrid> grid;
  sudoku::Order order = sudoku::Order::kRandom;
  std::optional<std::uint64_t> seed;  // nullopt: a random one
  unsigned jobs = 1;
  sudoku::formats::Format format = sudoku::formats::Format::kLine;
};

// The request to the engine, or which options cannot be combined.
core::Result<sudoku::GeneratorOptions> generator_options_of(const GenerateOptions& options);

// Writes the puzzles to standard output as they are made, in an order determined by the seed. A
// puzzle that does not meet all constraints is marked "nearest" (if the format has remarks), and
// standard error says what is missing; then the exit status is 1. Ctrl-C ends it after the complete
// puzzles, with 130.
int run_generate(const GenerateOptions& options);

}  // namespace gridmates::tools
