#include "client/tools/sudoku/answers.h"

#include <utility>

#include "client/tools/sudoku/solve.h"
#include "engine/sudoku/solver/any_shape.h"

namespace gridmates::tools {

OnlySolution only_solution(const sudoku::formats::Puzzle& puzzle) {
  using sudoku::HowMany;
  auto [found, digits] =
      sudoku::only_solution(puzzle.shape, puzzle.givens, {.max_nodes = kCommandNodes, .stop = {}});
  switch (found) {
    case HowMany::kOne:
      return {std::move(digits), ""};
    case HowMany::kSeveral:
      return {std::nullopt, "many"};
    case HowMany::kNone:
      return {std::nullopt, "none"};
    case HowMany::kUndecided:
      break;
  }
  return {std::nullopt, "undecided"};
}

}  // namespace gridmates::tools
