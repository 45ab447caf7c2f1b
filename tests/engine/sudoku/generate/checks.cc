#include "tests/engine/sudoku/generate/checks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/core/random.h"
#include "engine/sudoku/solver/any_shape.h"
#include "tests/engine/sudoku/banded/banded.h"

namespace gridmates::sudoku {
namespace {

using Maps = std::vector<std::pair<int, int>>;

// The images of the cell at (r, c) under the symmetry; n is the last line.
Maps images(Symmetry symmetry, int n, int r, int c) {
  switch (symmetry) {
    case Symmetry::kNone:
      return {};
    case Symmetry::kRotate180:
      return {{n - r, n - c}};
    case Symmetry::kRotate90:
      return {{c, n - r}, {n - r, n - c}, {n - c, r}};
    case Symmetry::kVertical:
      return {{r, n - c}};
    case Symmetry::kHorizontal:
      return {{n - r, c}};
    case Symmetry::kDiagonal:
      return {{c, r}};
    case Symmetry::kAntidiagonal:
      return {{n - c, n - r}};
    case Symmetry::kFull:
      return {{c, n - r}, {n - r, n - c}, {n - c, r},    {r, n - c},
              {n - r, c}, {c, r},         {n - c, n - r}};
  }
  return {};
}

int filled_in(const Digits& puzzle) {
  return static_cast<int>(puzzle.size()) -
         static_cast<int>(std::count(puzzle.begin(), puzzle.end(), 0));
}

}  // namespace

std::string in_a_line(const Digits& puzzle) {
  std::string line;
  for (const std::uint8_t digit : puzzle) {
    line += digit == 0   ? '.'
            : digit <= 9 ? static_cast<char>('0' + digit)
                         : static_cast<char>('A' + digit - 10);
  }
  return line;
}

bool has_one_solution(Shape shape, const Digits& puzzle) {
  const Effort effort{1'000'000, {}, SolverPath::kExactCover};
  Grid grid{};
  if (shape == Shape{}) std::copy(puzzle.begin(), puzzle.end(), grid.begin());
  const Solutions solutions =
      shape == Shape{} ? find_banded(grid, 2, effort) : count_solutions(shape, puzzle, 2, effort);
  return solutions.decided && solutions.found == 1;
}

bool is_symmetric(Shape shape, Symmetry symmetry, const Digits& puzzle) {
  const int side = shape.side();
  for (int cell = 0; cell < shape.cells(); ++cell) {
    for (const auto& [row, column] : images(symmetry, side - 1, cell / side, cell % side)) {
      if ((puzzle[cell] == 0) != (puzzle[row * side + column] == 0)) return false;
    }
  }
  return true;
}

bool is_minimal(Shape shape, Symmetry symmetry, const Digits& puzzle) {
  const int side = shape.side();
  for (int cell = 0; cell < shape.cells(); ++cell) {
    if (puzzle[cell] == 0) continue;
    Digits without = puzzle;
    without[cell] = 0;
    for (const auto& [row, column] : images(symmetry, side - 1, cell / side, cell % side)) {
      without[row * side + column] = 0;
    }
    if (has_one_solution(shape, without)) return false;
  }
  return true;
}

bool is_full(Shape shape, const Digits& grid) {
  const int side = shape.side();
  std::set<std::tuple<char, int, int>> seen;
  for (int cell = 0; cell < shape.cells(); ++cell) {
    const int row = cell / side;
    const int column = cell % side;
    const int box = row / shape.box_rows * side + column / shape.box_columns;
    if (grid[cell] < 1 || grid[cell] > side) return false;
    seen.insert({'r', row, grid[cell]});
    seen.insert({'c', column, grid[cell]});
    seen.insert({'b', box, grid[cell]});
  }
  return seen.size() == 3u * static_cast<unsigned>(shape.cells());
}

std::string complaint(const GeneratorOptions& generator_options, const Made& made) {
  const std::string line = in_a_line(made.puzzle);
  if (static_cast<int>(made.puzzle.size()) != generator_options.shape.cells())
    return "wrong size: " + line;
  if (made.givens != filled_in(made.puzzle)) return "givens miscounted: " + line;
  if (!has_one_solution(generator_options.shape, made.puzzle)) return "not one solution: " + line;
  if (!is_full(generator_options.shape, made.solution))
    return "no solution: " + in_a_line(made.solution);
  for (std::size_t i = 0; i < made.puzzle.size(); ++i) {
    if (made.puzzle[i] != 0 && made.puzzle[i] != made.solution[i]) return "not its own: " + line;
  }
  if (!is_symmetric(generator_options.shape, generator_options.symmetry, made.puzzle))
    return "not symmetric: " + line;
  if (made.is_nearest()) return {};
  if (generator_options.minimal &&
      !is_minimal(generator_options.shape, generator_options.symmetry, made.puzzle)) {
    return "not minimal: " + line;
  }
  if (made.givens < generator_options.min_clues) return "too few givens: " + line;
  if (generator_options.shape.cells() - made.givens < generator_options.min_empty)
    return "too many givens: " + line;
  return {};
}

std::vector<std::string> unmet_of(const Made& made) {
  std::vector<std::string> unmet;
  for (const core::Statement& one : made.unmet) unmet.push_back(one.text());
  return unmet;
}

Made make(const GeneratorOptions& generator_options, std::uint64_t number) {
  auto made = generate(generator_options, core::seed_from(number));
  EXPECT_TRUE(made);
  EXPECT_EQ(complaint(generator_options, *made), "");
  return *std::move(made);
}

}  // namespace gridmates::sudoku
