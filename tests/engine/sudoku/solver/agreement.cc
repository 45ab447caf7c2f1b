#include "tests/engine/sudoku/solver/agreement.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/sudoku/grid/text.h"

namespace gridmates::sudoku {
namespace {

bool solves(const Grid& solution, const Grid& grid) {
  for (std::size_t i = 0; i < kCells; ++i) {
    if (grid[i] != 0 && grid[i] != solution[i]) return false;
  }
  return count_filled(solution) == kCells && clashing_cells(solution).none();
}

std::string complain(SolverPath path, const std::string& what, const Grid& grid) {
  return std::string(name_of(path)) + " " + what + ": " + format_line(grid);
}

// What is wrong with the solutions of one path by themselves.
std::string judge(SolverPath path, const Grid& grid, const Solutions& told,
                  std::vector<Grid>& solutions) {
  if (told.found != solutions.size()) return complain(path, "miscounts", grid);
  for (const Grid& solution : solutions) {
    if (!solves(solution, grid)) return complain(path, "finds what is no solution", grid);
  }
  std::sort(solutions.begin(), solutions.end());
  if (std::adjacent_find(solutions.begin(), solutions.end()) != solutions.end()) {
    return complain(path, "finds a solution twice", grid);
  }
  return {};
}

}  // namespace

std::string disagreement(const Grid& grid, std::uint64_t limit, std::uint64_t max_nodes) {
  std::optional<std::vector<Grid>> expected;
  for (const SolverPath path : solver_paths()) {
    if (!is_available(path)) continue;
    std::vector<Grid> solutions;
    const Solutions told = find_solutions(grid, limit, solutions, {max_nodes, {}, path});
    if (std::string wrong = judge(path, grid, told, solutions); !wrong.empty()) return wrong;
    if (!told.decided) continue;
    if (!expected) expected = solutions;
    const bool same =
        told.found < limit ? solutions == *expected : solutions.size() == expected->size();
    if (!same) return complain(path, "finds other solutions than portable", grid);
  }
  return {};
}

std::string disagreement_on(std::span<const std::uint8_t> bytes) {
  Grid grid{};
  for (std::size_t i = 0; i < bytes.size() && i < kCells; ++i) {
    grid[i] = bytes[i] < 128 ? bytes[i] % 10 : bytes[i] < 250 ? 0 : bytes[i];
  }
  return disagreement(grid, 20, 20'000);
}

}  // namespace gridmates::sudoku
