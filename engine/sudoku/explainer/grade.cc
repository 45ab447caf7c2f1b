#include "engine/sudoku/explainer/grader.h"
#include "engine/sudoku/explainer/rating.h"
#include "engine/sudoku/solver/any_shape.h"

namespace gridmates::sudoku {

Grade grade(Shape shape, const Digits& givens, const RatingOptions& options) {
  std::vector<Digits> solutions;
  const Solutions told = find_solutions(shape, givens, 2, solutions,
                                        {.max_nodes = kAnyShapeNodes, .stop = options.stop});
  Grade graded;
  if (told.decided && told.found == 1) {
    using explainer::Grader;
    const Digits& solution = solutions.front();
    graded = shape.side() <= Nine::kSide
                 ? Grader<Nine>(shape, givens, solution, options).grade()
                 : Grader<TwentyFive>(shape, givens, solution, options).grade();
  }
  graded.nodes = told.nodes;
  return graded;
}

}  // namespace gridmates::sudoku
