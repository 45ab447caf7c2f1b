// Several cells of a Sudoku at once: selecting, showing and writing them.
#include "tests/client/terminal/sudoku_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

using SudokuSelect = SudokuTest;

TEST_F(SudokuSelect, ShiftArrowsSelectCellsThatADigitIsWrittenInto) {
  begin(sudoku_model());
  press(face_, "g B 2 Shift+Right 4");
  EXPECT_EQ(move(), "write { cells: 10 cells: 11 digit: 4 }");
}

TEST_F(SudokuSelect, EveryShiftArrowSelects) {
  begin(sudoku_model());
  press(face_, "g E 5 Shift+Left Shift+Up Shift+Right Shift+Right Shift+Down v 1");
  EXPECT_EQ(move(),
            "colour { cells: 40 cells: 39 cells: 30 cells: 31 cells: 32 cells: 41 colour: 1 }");
}

TEST_F(SudokuSelect, ADragSelectsWhatItCrosses) {
  begin(sudoku_model());
  mouse(Key::Kind::kClick, kB2);
  mouse(Key::Kind::kDrag, kB3);
  mouse(Key::Kind::kRelease, kB3);
  press(face_, "x 5");
  EXPECT_EQ(move(), "notes { cells: 10 cells: 11 add: 16 }");
}

TEST_F(SudokuSelect, ADragFromTheCursorsCellWritesNothing) {
  begin(sudoku_model());
  press(face_, "g B 2");
  mouse(Key::Kind::kClick, kB2);
  mouse(Key::Kind::kDrag, kB3);
  mouse(Key::Kind::kDrag, kB2);
  mouse(Key::Kind::kRelease, kB2);
  EXPECT_EQ(move(), "");
}

TEST_F(SudokuSelect, AClickOnTheCursorsCellStepsItsDigitWhenTheButtonGoesUp) {
  begin(sudoku_model());
  press(face_, "g B 2");
  mouse(Key::Kind::kClick, kB2);
  EXPECT_EQ(move(), "");
  mouse(Key::Kind::kRelease, kB2);
  EXPECT_EQ(move(), "set { cell: 10 digit: 1 }");
}

TEST_F(SudokuSelect, TheWheelStepsTheDigitOfTheCursorsCell) {
  begin(sudoku_model());
  press(face_, "g B 2");
  mouse(Key::Kind::kWheelUp, kB2);
  EXPECT_EQ(move(), "set { cell: 10 digit: 1 }");
  mouse(Key::Kind::kWheelDown, kB2);
  EXPECT_EQ(move(), "set { cell: 10 digit: 9 }");
  cell(kB2).set_digit(9);
  mouse(Key::Kind::kWheelUp, kB2);
  EXPECT_EQ(move(), "clear { cell: 10 }");
  cell(kB2).set_digit(1);
  mouse(Key::Kind::kWheelDown, kB2);
  EXPECT_EQ(move(), "clear { cell: 10 }");
}

TEST_F(SudokuSelect, TheWheelElsewhereDoesNothing) {
  begin(sudoku_model());
  press(face_, "g B 2");
  mouse(Key::Kind::kWheelUp, kB3);
  EXPECT_EQ(move(), "");
  EXPECT_EQ(recorder_.pointed_at, 10U) << "the cursor stays";
  press(face_, "g B 1");
  mouse(Key::Kind::kWheelUp, kB1);
  EXPECT_EQ(move(), "") << "a given";
  press(face_, "g B 2 x");
  mouse(Key::Kind::kWheelUp, kB2);
  EXPECT_EQ(move(), "") << "digits are notes";
}

TEST_F(SudokuSelect, AKeySelectsWhereATerminalHasNoShiftArrows) {
  begin(sudoku_model());
  press(face_, "g B 2 ,");
  EXPECT_THAT(screen(), HasSubstr("arrows select cells, Esc ends it"));
  press(face_, "Right 4");
  EXPECT_EQ(move(), "write { cells: 10 cells: 11 digit: 4 }");
  press(face_, ", 4");
  EXPECT_EQ(move(), "set { cell: 11 digit: 4 }");
}

TEST_F(SudokuSelect, EscEndsASelection) {
  begin(sudoku_model());
  press(face_, "g B 2 Shift+Right Esc 4");
  EXPECT_EQ(move(), "set { cell: 11 digit: 4 }");
}

TEST_F(SudokuSelect, AMoveOfTheCursorEndsASelection) {
  for (const char* keys : {"Left", "L", "Home", "w", "Ctrl+Down", "g B 2"}) {
    begin(sudoku_model());
    press(face_, std::string("g B 2 Shift+Right ") + keys);
    EXPECT_THAT(screen(), Not(HasSubstr("cells selected"))) << keys;
    press(face_, "g B 3");
  }
}

TEST_F(SudokuSelect, AClickEndsASelectionAndStepsNothing) {
  begin(sudoku_model());
  press(face_, "g B 2 Shift+Right");
  mouse(Key::Kind::kClick, kB3);
  mouse(Key::Kind::kRelease, kB3);
  EXPECT_EQ(move(), "");
  EXPECT_THAT(screen(), Not(HasSubstr("cells selected")));
}

TEST_F(SudokuSelect, DigitsLeaveGivensAlone) {
  begin(sudoku_model());
  press(face_, "g B 1 Shift+Right Shift+Right 4");
  EXPECT_EQ(move(), "write { cells: 10 cells: 11 digit: 4 }");
}

TEST_F(SudokuSelect, ClearingLeavesGivensAlone) {
  begin(sudoku_model());
  press(face_, "g B 1 Shift+Right Shift+Right 0");
  EXPECT_EQ(move(), "write { cells: 10 cells: 11 }");
}

TEST_F(SudokuSelect, NotesLeaveCellsWithADigitAlone) {
  begin(sudoku_model());
  press(face_, "g A 3 Shift+Down Shift+Left c 5");
  EXPECT_EQ(move(), "notes { cells: 11 cells: 10 kind: SUDOKU_NOTE_KIND_CENTRE add: 16 }");
}

TEST_F(SudokuSelect, ColoursGoToGivensToo) {
  begin(sudoku_model());
  press(face_, "g B 1 Shift+Right v 3");
  EXPECT_EQ(move(), "colour { cells: 9 cells: 10 colour: 3 }");
}

TEST_F(SudokuSelect, WhatAllHaveGoes) {
  begin(sudoku_model());
  press(face_, "g B 2 Shift+Right x 2");
  EXPECT_EQ(move(), "notes { cells: 10 cells: 11 remove: 2 }");
  cell(kB2).set_digit(4);
  press(face_, "z 4");
  EXPECT_EQ(move(), "write { cells: 10 cells: 11 digit: 4 }") << "one of them has it";
  cell(kB3).set_digit(4);
  press(face_, "4");
  EXPECT_EQ(move(), "write { cells: 10 cells: 11 }");
}

TEST_F(SudokuSelect, NothingIsAskedForGivensAlone) {
  begin(sudoku_model());
  press(face_, "g A 1 Shift+Right 4");
  EXPECT_EQ(move(), "");
  EXPECT_THAT(screen(), HasSubstr("all of these cells are givens"));
  press(face_, "x 4");
  EXPECT_EQ(move(), "");
  EXPECT_THAT(screen(), HasSubstr("none of these cells is empty"));
}

TEST_F(SudokuSelect, SelectedCellsHaveAShadeAndBrackets) {
  begin(sudoku_model());
  press(face_, "g B 1 Shift+Right Shift+Right");
  EXPECT_EQ(shade(kB1), Shade::kSelected);
  EXPECT_EQ(shade(kB3), Shade::kSelected);
  EXPECT_THAT(screen(), HasSubstr(" B │(6) (:) [:]│ 1   9   5"));
  EXPECT_THAT(screen(), HasSubstr("3 cells selected"));
}

TEST_F(SudokuSelect, ANewBoardHasNoSelection) {
  begin(sudoku_model());
  press(face_, "g B 2 Shift+Right");
  model_.room->view.mutable_head()->set_match(2);
  face_.notice(client::RoomReplaced{}, kNowMs);
  EXPECT_THAT(screen(), Not(HasSubstr("cells selected")));
}

// A key begins a command that needs another word; the person completes it.
TEST_F(SudokuSelect, CommandsAreBegunByKeys) {
  begin(sudoku_model());
  press(face_, "Ctrl+f");
  EXPECT_THAT(screen(), HasSubstr(": fill _"));
  press(face_, "7 Enter");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("fill"));
  press(face_, "Ctrl+k x Esc Ctrl+g x Esc Ctrl+o");
  EXPECT_THAT(screen(), HasSubstr(": print _"));
}

}  // namespace
}  // namespace gridmates::terminal::testing
