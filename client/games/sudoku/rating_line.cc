#include "client/games/sudoku/rating_line.h"

#include "client/catalogue/catalogue.h"
#include "client/games/sudoku/puzzle.h"
#include "engine/sudoku/explainer/rating.h"

namespace gridmates::lines {

std::string sudoku_rating(const v1::SudokuView& view) {
  constexpr std::uint64_t kMaxInferences = 5'000'000;
  const sudoku::formats::Puzzle puzzle = words::sudoku_puzzle(view);
  const sudoku::Grade graded =
      grade(puzzle.shape, puzzle.givens, {.max_inferences = kMaxInferences});
  if (!graded.decided && graded.er == 0) return std::string("rating: ") + tr("not known");
  const std::string rating = sudoku::in_words(graded.er);
  if (!graded.decided) return "rating: " + tr("not known, at least {}", rating);
  return tr("rating {}, {}, hardest step {}", rating, name_of(sudoku::level_of(graded.er)),
            tr(graded.hardest));
}

}  // namespace gridmates::lines
