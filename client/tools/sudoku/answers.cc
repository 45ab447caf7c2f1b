#include "client/tools/sudoku/answers.h"

#include <vector>

#include "client/tools/sudoku/solve.h"
#include "engine/sudoku/solver/any_shape.h"

namespace gridmates::tools {

OnlySolution only_solution(const sudoku::formats::Puzzle& puzzle) {
  std::vector<sudoku::Digits> found;
  const auto seen = sudoku::find_solutions(puzzle.shape, puzzle.givens, 2, found,
                                           {.max_nodes = kCommandNodes, .stop = {}});
  if (found.size() > 1) return {std::nullopt, "many"};
  if (!seen.decided) return {std::nullopt, "undecided"};
  if (found.empty()) return {std::nullopt, "none"};
  return {std::move(found.front()), ""};
}

}  // namespace gridmates::tools
