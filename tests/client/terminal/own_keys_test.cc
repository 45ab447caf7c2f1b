// Moves that this client has sent are drawn at once, as provisional.
#include <google/protobuf/text_format.h>

#include "tests/client/terminal/face_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class OwnKeys : public FaceTest {
 protected:
  void pend(const std::string& move) {
    v1::Move& pending = recorder_.moves.emplace_back();
    ASSERT_TRUE(google::protobuf::TextFormat::ParseFromString(move, &pending));
  }
};

TEST_F(OwnKeys, ADigitIsDrawnUntilItIsConfirmedOrTakenBack) {
  begin(sudoku_model());
  press(face_, "g A 4");
  pend("sudoku { set { cell: 3 digit: 6 } }");
  EXPECT_THAT(screen(), AllOf(HasSubstr(" A │ 5   3   4 │[6?  7   . │"),
                              HasSubstr("A4 sent, not answered yet")));
  press(face_, "l");
  EXPECT_THAT(screen(), HasSubstr(" A │ 5   3   4 │ 6? [7]  . │"));
  EXPECT_THAT(screen(kL), HasSubstr("6  ?[  7  ]"));
  EXPECT_EQ(picture(face_, kS).cell(3, 17).role, Role::kDim);
  recorder_.moves.clear();
  EXPECT_THAT(screen(), HasSubstr(" A │ 5   3   4 │ :  [7]  . │"));
}

TEST_F(OwnKeys, TheLatestOfSeveralCounts) {
  begin(sudoku_model());
  press(face_, "g A 1");
  pend("sudoku { set { cell: 3 digit: 6 } }");
  pend("sudoku { clear { cell: 3 } }");
  pend("sudoku { clear { cell: 2 } }");
  EXPECT_THAT(screen(), HasSubstr(" A │[5]  3   .?│ :?  7   . │"));
}

TEST_F(OwnKeys, AGivenStaysAsItIs) {
  begin(sudoku_model());
  press(face_, "g C 3");
  const std::string before = screen();
  EXPECT_THAT(before, HasSubstr("C3 8, given"));
  pend("sudoku { set { cell: 20 digit: 7 } }");
  EXPECT_EQ(screen(), before);
}

TEST_F(OwnKeys, NotesAreAddedAndRemoved) {
  begin(sudoku_model());
  press(face_, "g B 3");  // with the notes 2 and 7
  pend("sudoku { notes { cells: 11 add: 1 remove: 2 } }");
  EXPECT_THAT(screen(), AllOf(HasSubstr("1!. ."), HasSubstr("7 . ."), Not(HasSubstr(". 2 ."))));
}

// Typed faster than the server answers: a digit clears the cell if it is the shown one.
TEST_F(OwnKeys, TheSameDigitAgainClearsByWhatIsShown) {
  begin(sudoku_model());
  press(face_, "g A 3");  // a 3 of the player's own
  pend("sudoku { set { cell: 2 digit: 1 } }");
  press(face_, "3");
  EXPECT_EQ(recorder_.asked.back(), "act play { move { sudoku { set { cell: 2 digit: 3 } } } }");
  pend("sudoku { set { cell: 2 digit: 5 } }");
  press(face_, "5");
  EXPECT_EQ(recorder_.asked.back(), "act play { move { sudoku { clear { cell: 2 } } } }");
}

TEST_F(OwnKeys, ANoteGoesWhenItIsShownAndComesWhenItIsNot) {
  begin(sudoku_model());
  press(face_, "g B 3 x");  // with the notes 2 and 7
  pend("sudoku { notes { cells: 11 add: 1 } }");
  press(face_, "1");
  EXPECT_EQ(recorder_.asked.back(),
            "act play { move { sudoku { notes { cells: 11 remove: 1 } } } }");
  pend("sudoku { notes { cells: 11 remove: 64 } }");
  press(face_, "7");
  EXPECT_EQ(recorder_.asked.back(), "act play { move { sudoku { notes { cells: 11 add: 64 } } } }");
}

TEST_F(OwnKeys, CentreNotesAreShownBesideCornerNotes) {
  begin(sudoku_model());
  press(face_, "g B 3 c 4");
  EXPECT_EQ(recorder_.asked.back(),
            "act play { move { sudoku { notes { cells: 11 kind: SUDOKU_NOTE_KIND_CENTRE add: 8 } } "
            "} }");
  pend("sudoku { notes { cells: 11 kind: SUDOKU_NOTE_KIND_CENTRE add: 8 } }");
  EXPECT_THAT(screen(kL), AllOf(HasSubstr(".2... "), HasSubstr(" :4 "), HasSubstr(".7..  "),
                                HasSubstr("centre 4")));
}

TEST_F(OwnKeys, WhatAnUndoWillDoOnlyTheServerKnows) {
  begin(sudoku_model());
  const std::string before = screen();
  pend("sudoku { undo { } }");
  EXPECT_EQ(screen(), before);
}

TEST_F(OwnKeys, AMarkIsDrawnBeforeItCounts) {
  begin(duel_model());
  press(face_, "g c 3");
  pend("tictactoe { cell: 8 }");
  EXPECT_THAT(screen(), HasSubstr("│   [X]?"));
  press(face_, "g c 2");
  EXPECT_THAT(screen(), HasSubstr("X ?"));
  EXPECT_THAT(screen(kL), HasSubstr("\\ /"));
}

// A clash is visible without colour, also under the player's own cursor.
TEST_F(OwnKeys, TheCursorHidesNoClash) {
  begin(sudoku_model());
  press(face_, "g H 2");
  EXPECT_THAT(screen(kL), HasSubstr("[  6 !]"));
  EXPECT_THAT(screen(kS), HasSubstr("[6!  "));
  constexpr int kH6 = 68;
  v1::SudokuView& board = *model_.room->view.mutable_matches(0)->mutable_sudoku();
  board.mutable_cells(kH6)->set_digit(5);
  board.mutable_cells(kH6)->set_clash(true);
  press(face_, "g H 6");
  EXPECT_THAT(screen(kS), HasSubstr("[5!│")) << "the last of a box";
}

}  // namespace
}  // namespace gridmates::terminal::testing
