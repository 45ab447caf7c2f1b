#include "engine/sudoku/solver/any_shape.h"

#include <algorithm>

#include "engine/sudoku/solver/clause_grid.h"
#include "engine/sudoku/solver/exact_cover.h"

namespace gridmates::sudoku {
namespace {

// Runs the searches for 9x9, which have their own grid type.
Solutions run_9x9(std::span<const std::uint8_t> digits, std::uint64_t limit, const Effort& effort,
                  std::vector<Digits>* keep) {
  Grid grid;
  std::copy_n(digits.begin(), kCells, grid.begin());
  if (keep == nullptr) return count_solutions(grid, limit, effort);
  std::vector<Grid> found;
  const Solutions told = find_solutions(grid, limit, found, effort);
  for (const Grid& solution : found) keep->emplace_back(solution.begin(), solution.end());
  return told;
}

Solutions run(Shape shape, std::span<const std::uint8_t> digits, std::uint64_t limit,
              const Effort& effort, std::vector<Digits>* keep) {
  if (shape == Shape{} && digits.size() == kCells) return run_9x9(digits, limit, effort, keep);
  const bool by_cover = effort.path == SolverPath::kExactCover;
  return by_cover ? count_by_cover(shape, digits, limit, effort, keep)
                  : count_by_clauses(shape, digits, limit, effort, keep);
}

}  // namespace

Solutions count_solutions(Shape shape, std::span<const std::uint8_t> digits, std::uint64_t limit,
                          const Effort& effort) {
  return run(shape, digits, limit, effort, nullptr);
}

Solutions find_solutions(Shape shape, std::span<const std::uint8_t> digits, std::uint64_t limit,
                         std::vector<Digits>& into, const Effort& effort) {
  return run(shape, digits, limit, effort, &into);
}

OnlySolution only_solution(Shape shape, std::span<const std::uint8_t> digits,
                           const Effort& effort) {
  std::vector<Digits> found;
  const Solutions told = find_solutions(shape, digits, 2, found, effort);
  if (found.size() > 1) return {HowMany::kSeveral, {}};
  if (!told.decided) return {HowMany::kUndecided, {}};
  if (found.empty()) return {HowMany::kNone, {}};
  return {HowMany::kOne, std::move(found.front())};
}

std::optional<Digits> solve(Shape shape, std::span<const std::uint8_t> digits,
                            const Effort& effort) {
  std::vector<Digits> found;
  find_solutions(shape, digits, 1, found, effort);
  return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

}  // namespace gridmates::sudoku
