// What is asked of generated puzzles, shown by other means than the generator's. Pure functions;
// any thread.
#pragma once

#include <string>
#include <vector>

#include "engine/sudoku/generate/generate.h"

namespace gridmates::sudoku {

// The puzzle in one line: digits, letters from 10 on, `.` for an empty cell.
std::string in_a_line(const Digits& puzzle);

// Whether the banded search finds exactly one solution, on other shapes than 9x9 the exact cover.
bool has_one_solution(Shape shape, const Digits& puzzle);

// Whether the pattern of givens is its own image.
bool is_symmetric(Shape shape, Symmetry symmetry, const Digits& puzzle);

// Whether no given, and with it its images, can go.
bool is_minimal(Shape shape, Symmetry symmetry, const Digits& puzzle);

// Whether every row, column and box has every digit once.
bool is_full(Shape shape, const Digits& grid);

// What is wrong with a puzzle of this options, in words; empty when it has one solution, the
// symmetry, and everything that it does not say it lacks.
std::string complaint(const GeneratorOptions& generator_options, const Made& made);

// What it says that it lacks, in English.
std::vector<std::string> unmet_of(const Made& made);

// Makes the puzzle of the options with this number for a seed; a complaint fails the test.
Made make(const GeneratorOptions& generator_options, std::uint64_t number);

}  // namespace gridmates::sudoku
