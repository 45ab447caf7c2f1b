#include "engine/sudoku/generate/unbiased.h"

#include "engine/sudoku/solver/any_shape.h"

namespace gridmates::sudoku {
namespace {

bool has_one_solution(const Digits& puzzle) {
  const Solutions solutions = count_solutions(Shape{}, puzzle, 2);
  return solutions.decided && solutions.found == 1;
}

// The grid without the first `count` of the cells.
Digits without(const Digits& full, std::span<const std::uint16_t> cells, std::size_t count) {
  Digits puzzle = full;
  for (const std::uint16_t cell : cells.first(count)) puzzle[cell] = 0;
  return puzzle;
}

// The most cells that can be removed with a unique solution left. Every puzzle has at least 17
// givens (G. McGuire, B. Tugemann, G. Civario, 2012), most have about twice as many; where the
// bisection starts affects only the time.
std::size_t most_without(const Digits& full, std::span<const std::uint16_t> cells) {
  std::size_t can = 0;
  std::size_t cannot = 81 - 16;
  std::size_t next = 48;
  while (cannot - can > 1) {
    (has_one_solution(without(full, cells, next)) ? can : cannot) = next;
    next = can + (cannot - can) / 2;
  }
  return can;
}

}  // namespace

std::optional<Digits> try_unbiased(const Digits& full, std::span<const std::uint16_t> cells) {
  const std::size_t taken = most_without(full, cells);
  Digits puzzle = without(full, cells, taken);
  // The next cell is needed, as the search has shown.
  for (const std::uint16_t cell : cells.subspan(taken + 1)) {
    puzzle[cell] = 0;
    if (has_one_solution(puzzle)) return std::nullopt;
    puzzle[cell] = full[cell];
  }
  return puzzle;
}

}  // namespace gridmates::sudoku
