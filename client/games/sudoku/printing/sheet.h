// A puzzle as it is printed, and its position on a page. Plain values and pure functions; any
// thread.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/sudoku/formats/puzzle.h"

namespace gridmates::printing {

struct Sheet {
  sudoku::formats::Puzzle puzzle;
  std::optional<sudoku::Digits> solution;  // nullopt unless there is exactly one
  std::string caption;                     // "hard, 4.2", "several solutions"
};

// Lengths in points; a page is A4, its origin at the top left.
inline constexpr double kPageWidth = 595.28;
inline constexpr double kPageHeight = 841.89;
inline constexpr double kMargin = 48;
inline constexpr double kCaptionHeight = 20;

// A square, with room for a line of text below it.
struct Place {
  double left = 0;
  double top = 0;
  double size = 0;
};

// The places on a page with this many squares per row (1 to 3) and rows (1 to 4), row by row.
std::vector<Place> places_of(int columns, int rows);

// The places of puzzles on a page: 1, 2, 4 or 6.
std::vector<Place> puzzle_places(int per_page);
// The places of solutions.
std::vector<Place> solution_places();

}  // namespace gridmates::printing
