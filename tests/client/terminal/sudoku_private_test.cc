// Private notes on the screen, and the keys for notes without a mode.
#include "tests/client/terminal/sudoku_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::Pair;

class SudokuPrivate : public SudokuTest {
 protected:
  const client::CellNotes& notes() {
    const client::Room& room = *model_.room;
    return recorder_.notes.of(room.code, room.view.head().match());
  }
};

TEST_F(SudokuPrivate, NotesAreRememberedAndNotSent) {
  begin(sudoku_model());
  press(face_, "g B 2 O 2");
  EXPECT_THAT(notes(), ElementsAre(Pair(kB2, 0b10)));
  EXPECT_EQ(move(), "");
  EXPECT_THAT(screen(), AllOf(HasSubstr("private 2"), HasSubstr("<O private notes>")));
}

TEST_F(SudokuPrivate, TheSameDigitAgainTakesTheNoteAway) {
  begin(sudoku_model());
  press(face_, "g B 2 O 2 2");
  EXPECT_THAT(notes(), IsEmpty());
}

TEST_F(SudokuPrivate, DelTakesAllOfACellAway) {
  begin(sudoku_model());
  press(face_, "g B 2 O 2 7 Del");
  EXPECT_THAT(notes(), IsEmpty());
  EXPECT_EQ(move(), "");
}

TEST_F(SudokuPrivate, OfSeveralCellsEachTakesTheNoteThatItCanHave) {
  begin(sudoku_model());
  press(face_, "g B 1 Shift+Right Shift+Right O 2");
  EXPECT_THAT(notes(), ElementsAre(Pair(kB2, 0b10), Pair(kB3, 0b10)));
}

TEST_F(SudokuPrivate, ADigitThatStandsAroundTheCellIsNoNote) {
  begin(sudoku_model());
  press(face_, "g B 2 O 6");
  EXPECT_THAT(notes(), IsEmpty());
  EXPECT_THAT(screen(), HasSubstr("B2 sees 6"));
}

TEST_F(SudokuPrivate, ANoteIsHiddenWhileItsDigitStandsAroundIt) {
  begin(sudoku_model());
  press(face_, "g B 2 O 2");
  cell(kB3).set_digit(2);
  EXPECT_THAT(screen(), Not(HasSubstr("private 2")));
  cell(kB3).clear_digit();
  EXPECT_THAT(screen(), HasSubstr("private 2"));
}

TEST_F(SudokuPrivate, LargeCellsShowThemInTheirModeAlone) {
  begin(sudoku_model());
  press(face_, "g B 2 O 2 7");
  const std::string in_mode = screen(kL);
  press(face_, "z");
  const std::string shared = screen(kL);
  EXPECT_NE(in_mode, shared);
  EXPECT_THAT(shared, HasSubstr("private 27")) << "beside the board they always stand";
}

TEST_F(SudokuPrivate, AltAndAFigureNoteInAnyMode) {
  begin(sudoku_model());
  press(face_, "g B 2 Alt+4");
  EXPECT_EQ(move(), "notes { cells: 10 add: 8 }");
  press(face_, "c Ctrl+4");
  EXPECT_EQ(move(), "notes { cells: 10 add: 8 }");
}

TEST_F(SudokuPrivate, TheFeedTellsCentreNotesFromCornerNotes) {
  begin(sudoku_model());
  client::EventApplied noted;
  noted.event.set_seq(model_.room->seq + 1);
  noted.event.set_member(model_.room->you);
  v1::SudokuNotes& notes =
      *noted.event.mutable_moved()->mutable_move()->mutable_sudoku()->mutable_notes();
  notes.add_cells(kB2);
  notes.set_kind(v1::SUDOKU_NOTE_KIND_CENTRE);
  notes.set_add(0b10);
  face_.notice(noted, kNowMs);
  EXPECT_THAT(screen(kL), HasSubstr("noted 2 in the centre of B2"));
}

TEST_F(SudokuPrivate, ADotMakesCornerNotesCentreNotes) {
  begin(sudoku_model());
  press(face_, "g B 2 .");
  ASSERT_EQ(recorder_.asked.size(), 2U);
  EXPECT_THAT(recorder_.asked[0],
              HasSubstr("notes { cells: 10 kind: SUDOKU_NOTE_KIND_CENTRE add: 66 }"));
  EXPECT_EQ(move(), "notes { cells: 10 remove: 66 }");
  press(face_, "g A 2 .");
  EXPECT_EQ(move(), "");
  EXPECT_THAT(screen(), HasSubstr("A2 has no corner notes"));
}

}  // namespace
}  // namespace gridmates::terminal::testing
