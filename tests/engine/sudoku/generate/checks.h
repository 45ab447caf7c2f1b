// Requirements on generated puzzles, checked without the generator's code. Pure functions; any
// thread.
#pragma once

#include <string>
#include <vector>

#include "engine/sudoku/generate/generate.h"

namespace gridmates::sudoku {

// The puzzle in one line: digits, letters from 10 on, `.` for an empty cell.
std::string in_a_line(const Digits& puzzle);

// Whether there is one solution, by the banded search, on shapes other than 9x9 by exact cover.
bool has_one_solution(Shape shape, const Digits& puzzle);

// Whether the pattern of givens equals its image.
bool is_symmetric(Shape shape, Symmetry symmetry, const Digits& puzzle);

// Whether no given can be removed together with its images.
bool is_minimal(Shape shape, Symmetry symmetry, const Digits& puzzle);

// Whether every row, column and box has every digit once.
bool is_full(Shape shape, const Digits& grid);

// The error in a puzzle made with these options, in words; empty if it has one solution, the
// symmetry, and everything that it does not report as lacking.
std::string complaint(const GeneratorOptions& generator_options, const Made& made);

// What it reports as lacking, in English.
std::vector<std::string> unmet_of(const Made& made);

// Makes the puzzle with this number as its seed; a complaint fails the test.
Made make(const GeneratorOptions& generator_options, std::uint64_t number);

}  // namespace gridmates::sudoku
