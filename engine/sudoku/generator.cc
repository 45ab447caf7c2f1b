#include "engine/sudoku/generator.h"

#include <numeric>
#include <optional>

#include "engine/core/random.h"
#include "engine/sudoku/solver/solver.h"

namespace gridmates::sudoku {
namespace {

std::array<std::uint8_t, kCells> shuffled_cells(core::Random& random) {
  std::array<std::uint8_t, kCells> cells{};
  std::iota(cells.begin(), cells.end(), std::uint8_t{0});
  random.shuffle<std::uint8_t>(cells);
  return cells;
}

std::array<std::uint8_t, kSide> shuffled_digits(core::Random& random) {
  std::array<std::uint8_t, kSide> digits{};
  std::iota(digits.begin(), digits.end(), std::uint8_t{1});
  random.shuffle<std::uint8_t>(digits);
  return digits;
}

// Writes the first of these digits into the cell that leaves the grid solvable.
bool fill(Grid& grid, std::uint8_t cell, const std::array<std::uint8_t, kSide>& digits) {
  for (std::uint8_t digit : digits) {
    grid[cell] = digit;
    if (solve(grid)) return true;
  }
  return false;
}

std::optional<Grid> random_full_grid(core::Random& random) {
  Grid grid{};
  for (std::uint8_t cell : shuffled_cells(random)) {
    if (!fill(grid, cell, shuffled_digits(random))) return std::nullopt;
  }
  return grid;
}

bool has_one_solution(const Grid& grid) {
  const Solutions solutions = count_solutions(grid, 2);
  return solutions.decided && solutions.found == 1;
}

// Takes digits away in random order, each only if the solution stays the only one.
Grid dig(Grid grid, core::Random& random) {
  int givens = kCells;
  for (std::uint8_t cell : shuffled_cells(random)) {
    if (givens == kTargetGivens) break;
    const std::uint8_t digit = grid[cell];
    grid[cell] = 0;
    if (has_one_solution(grid)) {
      --givens;
    } else {
      grid[cell] = digit;
    }
  }
  return grid;
}

}  // namespace

core::Result<Grid> generate(const core::Seed& seed) {
  core::Random random(seed);
  for (int attempt = 0; attempt < kGenerateAttempts; ++attempt) {
    if (const auto full = random_full_grid(random)) return dig(*full, random);
  }
  return core::Refusal{core::RefusalCode::kOutOfBudget, "No puzzle could be made; try again."};
}

}  // namespace gridmates::sudoku
