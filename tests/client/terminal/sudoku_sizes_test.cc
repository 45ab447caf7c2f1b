// Keys, clicks and the window at Sudokus larger than 9x9.
#include "tests/client/terminal/face_fixture.h"
#include "tests/client/terminal/sudoku_models.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class SudokuSizes : public FaceTest {
 protected:
  static std::string set(int cell, int digit) {
    return "act play { move { sudoku { set { cell: " + std::to_string(cell) +
           " digit: " + std::to_string(digit) + " } } } }";
  }
};

constexpr int kB3Of16 = 16 + 2;  // empty, with notes
constexpr int kX24Of25 = 23 * 25 + 23;

TEST_F(SudokuSizes, LettersOfEitherCaseAreDigits) {
  begin(sudoku_16_model());
  press(face_, "/ B 3 Enter a G 9");
  EXPECT_THAT(recorder_.asked, ElementsAre(set(kB3Of16, 10), set(kB3Of16, 16), set(kB3Of16, 9)));
}

TEST_F(SudokuSizes, TheHelpNamesTheDigitsOfTheBoard) {
  begin(sudoku_25_model());
  press(face_, "? / d i g i t");
  EXPECT_THAT(screen(), HasSubstr("# 25 Enter"));
  EXPECT_THAT(screen(), HasSubstr("a digit above 16"));
}

TEST_F(SudokuSizes, ADigitIsTypedAsANumber) {
  begin(sudoku_25_model());
  press(face_, "/ X 2 4 Enter # 1 7 Enter # 8 Enter");
  EXPECT_THAT(recorder_.asked, ElementsAre(set(kX24Of25, 17), set(kX24Of25, 8)));
}

TEST_F(SudokuSizes, ANumberThatIsNoDigitSaysWhichThereAre) {
  begin(sudoku_16_model());
  press(face_, "/ B 3 Enter # 1 7 Enter");
  EXPECT_THAT(recorder_.asked, IsEmpty());
  EXPECT_THAT(screen(), HasSubstr("the digits are 1 to 16"));
}

TEST_F(SudokuSizes, ALetterIsNoFigureOfANumber) {
  begin(sudoku_16_model());
  press(face_, "/ B 3 Enter # a");
  EXPECT_THAT(screen(), HasSubstr("after #, type the digit as a number"));
  press(face_, "1 2 Enter");
  EXPECT_THAT(recorder_.asked, ElementsAre(set(kB3Of16, 12)));
}

TEST_F(SudokuSizes, EnterIsTheMenuWhereNoDigitIsChosen) {
  begin(sudoku_16_model());
  press(face_, "Enter");
  EXPECT_THAT(screen(), HasSubstr(";           choose a digit first"));
}

TEST_F(SudokuSizes, AKeyThatIsNoFigureEndsANumber) {
  begin(sudoku_16_model());
  press(face_, "/ B 3 Enter # 1 Right Left 5");
  EXPECT_THAT(recorder_.asked, ElementsAre(set(kB3Of16, 5)));
}

TEST_F(SudokuSizes, NotesAndColoursKeepTheirModes) {
  begin(sudoku_16_model());
  press(face_, "/ B 4 Enter x b i c");
  EXPECT_THAT(recorder_.asked,
              ElementsAre(HasSubstr("notes { cells: 19 add: 1024 }"),
                          HasSubstr("notes { cells: 19 kind: SUDOKU_NOTE_KIND_CENTRE add: 2048")));
}

TEST_F(SudokuSizes, TheWindowFollowsTheCursor) {
  begin(sudoku_25_model());
  press(face_, "/ A 1 Enter");
  EXPECT_THAT(screen(), HasSubstr("\n A"));
  press(face_, "/ Y 2 5 Enter");
  EXPECT_THAT(screen(), HasSubstr("\n Y"));
}

}  // namespace
}  // namespace gridmates::terminal::testing
