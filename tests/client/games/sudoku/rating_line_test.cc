// The rating of a puzzle, in the person's language.
#include "client/games/sudoku/rating_line.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/catalogue/catalogue.h"
#include "tests/client/catalogue/pseudo/template.h"

namespace gridmates::lines {
namespace {

TEST(SudokuRatingLine, NamesTheHardestStepInTheLanguageThatWasChosen) {
  v1::SudokuView view;
  for (const char c :
       std::string("...83.6....4.9.2............9..1.3...42..5..6.8..2.9..1.9.52....."
                   "5....7......8...")) {
    v1::SudokuCell& cell = *view.add_cells();
    if (c == '.') continue;
    cell.set_digit(static_cast<std::uint32_t>(c - '0'));
    cell.set_given(true);
  }
  EXPECT_EQ(sudoku_rating(view), "rating 4.2, hard, hardest step XY-Wing");
  ASSERT_TRUE(choose_language(catalogue::testing::pseudo_language()));
  const std::string line = sudoku_rating(view);
  choose_language("");
  EXPECT_THAT(line, testing::HasSubstr(catalogue::testing::pseudo("XY-Wing")));
}

}  // namespace
}  // namespace gridmates::lines
