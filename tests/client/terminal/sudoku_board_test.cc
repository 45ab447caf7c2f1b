// What a Sudoku board shows besides its digits: shades and marks; and the keys for help.
#include <cstdio>
#include <fstream>
#include <functional>

#include "tests/client/terminal/sudoku_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

using SudokuBoard = SudokuTest;

TEST_F(SudokuBoard, ShadesWhatIsInLineWithTheCursor) {
  begin(sudoku_model());
  press(face_, "g B 2");
  EXPECT_EQ(shade(kB4), Shade::kLines) << "the row";
  EXPECT_EQ(shade(kA2), Shade::kLines) << "the column and the box";
  EXPECT_EQ(shade(kA4), Shade::kNone);
}

TEST_F(SudokuBoard, ShadesTheSameDigitAndItsNotes) {
  begin(sudoku_model());
  press(face_, "g A 5");
  EXPECT_EQ(shade(kI8), Shade::kSame);
  EXPECT_EQ(shade(kB3), Shade::kSame) << "in notes";
  EXPECT_EQ(shade(kA5), Shade::kNone) << "the cursor itself";
}

TEST_F(SudokuBoard, CopiesThePuzzleAndTheBoard) {
  begin(sudoku_model());
  press(face_, "y");
  const auto puzzle = face_.take_copied();
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->size(), 81u);
  EXPECT_THAT(screen(kS), HasSubstr(puzzle->substr(0, 70))) << "shown too";
  EXPECT_FALSE(face_.take_copied()) << "once";
  press(face_, "Esc Y");
  const auto board = face_.take_copied();
  ASSERT_TRUE(board);
  EXPECT_NE(*board, *puzzle) << "with the digits of players";
  press(face_, "Esc Ctrl+y");
  EXPECT_THAT(face_.take_copied().value_or(""), HasSubstr("\n")) << "a grid of candidates";
  press(face_, "Esc Ctrl+u");
  EXPECT_THAT(face_.take_copied().value_or(""), HasSubstr("https://"));
  face_.copied(*board, true);
  EXPECT_THAT(screen(kS), HasSubstr("copied to the clipboard as one line"));
  face_.copied("a\nb", true);
  EXPECT_THAT(screen(kS), HasSubstr("copied to the clipboard as 2 lines"));
  face_.copied(*board, false);
  EXPECT_THAT(screen(kS), HasSubstr("this terminal takes no text for the clipboard"));
}

// The keys for typing this text.
std::string keys_of(const std::string& text) {
  std::string keys;
  for (const char c : text) keys += c == ' ' ? "Space " : std::string(1, c) + " ";
  return keys;
}

// An applied move of ana's.
client::EventApplied made(const std::function<void(v1::SudokuMove&)>& fill) {
  client::EventApplied applied;
  applied.event.set_member(1);
  fill(*applied.event.mutable_moved()->mutable_move()->mutable_sudoku());
  return applied;
}

TEST_F(SudokuBoard, AsksForTheNextCellAfterEachMoveWhereThatIsChosen) {
  begin(sudoku_model());
  stand_others_up();
  Face face(model_, recorder_, {}, Preferences{.next = true});
  enter_room(face);
  const auto hear = [&](const client::EventApplied& event) { face.notice(event, kNowMs); };
  hear(made([](auto& move) { move.mutable_set(); }));
  EXPECT_EQ(move(), "ask_hint { }");
  board().mutable_status()->mutable_hint()->set_that("There is a Naked Single.");
  hear(made([](auto& move) { move.mutable_hint_found(); }));
  EXPECT_EQ(move(), "ask_hint { }") << "where";
  hear(made([](auto& move) { move.mutable_ask_hint(); }));
  EXPECT_EQ(move(), "") << "and no further";
  hear(made([](auto& move) { move.mutable_colour(); }));
  EXPECT_EQ(move(), "") << "the hint still holds";
  client::EventApplied other = made([](auto& move) { move.mutable_set(); });
  other.event.set_member(2);
  board().mutable_status()->clear_hint();
  hear(other);
  EXPECT_EQ(move(), "") << "another player's move";
}

TEST_F(SudokuBoard, AsksForNothingByItselfWhereOthersWouldSeeIt) {
  begin(sudoku_model());
  Face face(model_, recorder_, {}, Preferences{.next = true});
  enter_room(face);
  face.notice(made([](auto& move) { move.mutable_set(); }), kNowMs);
  EXPECT_EQ(move(), "");
}

TEST_F(SudokuBoard, AsksForNothingByItselfOtherwise) {
  begin(sudoku_model());
  face_.notice(made([](auto& move) { move.mutable_set(); }), kNowMs);
  EXPECT_EQ(move(), "");
}

TEST_F(SudokuBoard, TheBookmarkOfTheKeysReadsAsAPlace) {
  begin(sudoku_model());
  press(face_, "b");
  EXPECT_EQ(move(), "bookmark { name: \"here\" }");
  press(face_, "'");
  EXPECT_EQ(move(), "go_to { name: \"here\" }");
}

TEST_F(SudokuBoard, PrintsIntoAFile) {
  begin(sudoku_model());
  const std::string file = ::testing::TempDir() + "gridmates_print_test.pdf";
  press(face_, ": " + keys_of("print " + file) + "Enter");
  EXPECT_THAT(screen(), HasSubstr("saved: "));
  std::ifstream saved(file, std::ios::binary);
  std::string first(5, ' ');
  saved.read(first.data(), 5);
  EXPECT_EQ(first, "%PDF-");
  std::remove(file.c_str());
}

TEST_F(SudokuBoard, SaysThatAFileCannotBeWritten) {
  begin(sudoku_model());
  press(face_, ": " + keys_of("print /no/such/folder/a.pdf") + "Enter");
  EXPECT_THAT(screen(), HasSubstr("cannot write to /no/such/folder/a.pdf"));
}

TEST_F(SudokuBoard, EveryAidHasItsSwitch) {
  begin(sudoku_model());
  Preferences none;
  none.hidden.fill(true);
  Face plain(model_, recorder_, {}, none);
  enter_room(plain);
  testing::press(plain, "g A 5");
  const Canvas shown = picture(plain, kL);
  for (int row = 0; row < kL.rows; ++row) {
    for (int column = 0; column < kL.columns; ++column) {
      ASSERT_EQ(shown.cell(row, column).shade, Shade::kNone);
    }
  }
  EXPECT_THAT(shown.text(), AllOf(Not(HasSubstr("6  !")), Not(HasSubstr("LEFT TO SET"))));
  EXPECT_THAT(shown.text(), Not(HasSubstr("clash")));
  EXPECT_THAT(screen(kL), AllOf(HasSubstr("6  !"), HasSubstr("LEFT TO SET")));
}

TEST_F(SudokuBoard, ShowsColoursAsShadesAndAsMarks) {
  begin(sudoku_model());
  press(face_, "g I 9");
  cell(kA4).set_colour(3);
  EXPECT_EQ(shade(kA4), Shade::kColour3);
  EXPECT_THAT(screen(), HasSubstr(" A │ 5   3   4 │~:   7"));
  press(face_, "g A 4");
  EXPECT_THAT(screen(), HasSubstr("A4 empty, colour 3"));
}

TEST_F(SudokuBoard, MarksDigitsThatAreKnownToBeWrong) {
  begin(sudoku_model());
  press(face_, "g I 9");
  cell(kB4).set_wrong(true);
  EXPECT_THAT(screen(), HasSubstr(" B │ 6   :   : │ 1x  9"));
  press(face_, "g B 4");
  EXPECT_THAT(screen(), HasSubstr("wrong"));
}

TEST_F(SudokuBoard, AHintStandsBelowTheBoardAndMarksItsCells) {
  begin(sudoku_model());
  press(face_, "g I 9");
  v1::SudokuHint& hint = *board().mutable_status()->mutable_hint();
  hint.set_that("There is a Naked Single.");
  EXPECT_THAT(screen(), HasSubstr(" There is a Naked Single."));
  hint.set_where("Look at A4.");
  hint.add_cells(kA4);
  EXPECT_THAT(screen(), HasSubstr(" A │ 5   3   4 │>:   7"));
  EXPECT_EQ(shade(kA4), Shade::kHint);
  EXPECT_THAT(screen(), HasSubstr(" There is a Naked Single. Look at A4."));
}

TEST_F(SudokuBoard, AWholeHintIsItsReasonAndCoversNoMode) {
  begin(sudoku_model());
  v1::SudokuHint& hint = *board().mutable_status()->mutable_hint();
  hint.set_technique("naked-single");
  hint.set_that("There is a Naked Single.");
  hint.set_where("Look at A4.");
  std::string why = "Naked Single:";
  for (int i = 0; i < 70; ++i) why += " x";
  hint.set_why(why + " (the end)");
  EXPECT_THAT(screen(kS), AllOf(HasSubstr(" MODE  <z digit>"), HasSubstr(" Naked Single: "),
                                HasSubstr("(the end)"), Not(HasSubstr("There is a"))));
  EXPECT_THAT(screen(kL), AllOf(HasSubstr(" MODE  <z digit>"), HasSubstr("(the end)")));
}

TEST_F(SudokuBoard, AHintStandsBesideATallBoard) {
  begin(sudoku_model());
  board().mutable_status()->mutable_hint()->set_that("There is a Naked Single.");
  const std::string text = screen(kM);
  EXPECT_THAT(text, HasSubstr("   There is a Naked Single.\n"));
  EXPECT_THAT(text, HasSubstr(" MODE  <z digit>")) << "which stays where it is";
}

TEST_F(SudokuBoard, AClickMeansTheCellThatItIsOnInScaleM) {
  begin(sudoku_model());
  screen(kM);
  // The middle of B4, after a rule and three cells of five columns.
  face_.key(Key::click(Key::Kind::kClick, 2 + 3 + 1, 3 + 3 * 5 + 1 + 2), kNowMs);
  EXPECT_EQ(recorder_.pointed_at, 12U);
}

TEST_F(SudokuBoard, ThreeRowCellsBeginAt80x33) {
  begin(sudoku_model());
  EXPECT_THAT(screen({33, 80}), HasSubstr("         .2.  .2. │"));
  EXPECT_THAT(screen({32, 80}), Not(HasSubstr(".2.")));
  EXPECT_THAT(screen({33, 81}), HasSubstr(".2."));
}

TEST_F(SudokuBoard, AsksForHelpByKeys) {
  begin(sudoku_model());
  press(face_, "g B 3 n !");
  ASSERT_EQ(recorder_.asked.size(), 2u);
  EXPECT_THAT(recorder_.asked[0], HasSubstr("ask_hint"));
  EXPECT_THAT(recorder_.asked[1], HasSubstr("check"));
  press(face_, "=");
  EXPECT_EQ(recorder_.asked.size(), 2u);
  EXPECT_THAT(screen(), HasSubstr("= again reveals B3"));
  press(face_, "=");
  ASSERT_EQ(recorder_.asked.size(), 3u);
  EXPECT_THAT(recorder_.asked[2], HasSubstr("reveal"));
}

TEST_F(SudokuBoard, DoesNotAskBeforeWhatWillBeRefused) {
  begin(sudoku_model());
  press(face_, "g A 1");
  ASSERT_TRUE(model_.room->match()->sudoku().cells(0).given());
  press(face_, "=");
  ASSERT_EQ(recorder_.asked.size(), 1u) << "the room says why not";
  v1::MatchView& match = *model_.room->view.mutable_matches(0);
  for (v1::SudokuCell& cell : *match.mutable_sudoku()->mutable_cells()) {
    if (!cell.given()) cell.Clear();
  }
  press(face_, "Ctrl+x");
  EXPECT_EQ(recorder_.asked.size(), 2u);
}

TEST_F(SudokuBoard, WritesTheDigitThatWasChosenFirst) {
  begin(sudoku_model());
  press(face_, "g B 3 d Enter");
  EXPECT_TRUE(recorder_.asked.empty()) << "none is chosen yet";
  press(face_, "7");
  EXPECT_THAT(screen(), HasSubstr("SET 7"));
  EXPECT_TRUE(recorder_.asked.empty());
  press(face_, "Enter");
  ASSERT_EQ(recorder_.asked.size(), 1u);
  EXPECT_THAT(recorder_.asked[0], HasSubstr("digit: 7"));
}

TEST_F(SudokuBoard, CtrlArrowsGoToTheNextEmptyCellInLine) {
  begin(sudoku_model());
  press(face_, "g B 3 Ctrl+Right");
  EXPECT_THAT(screen(), HasSubstr("B7 empty"));
  press(face_, "g B 9 Ctrl+Right");
  EXPECT_THAT(screen(), HasSubstr("no cell there is empty"));
}

TEST_F(SudokuBoard, TheCursorWrapsWhereThatIsChosen) {
  begin(sudoku_model());
  press(face_, "g A 1 Left Up");
  EXPECT_THAT(screen(), HasSubstr("A1 5, given"));
  Preferences wraps;
  wraps.wrap = true;
  Face wrapping(model_, recorder_, {}, wraps);
  enter_room(wrapping);
  testing::press(wrapping, "g A 1 Left Up");
  EXPECT_THAT(picture(wrapping, kS).text(), HasSubstr("I9 9, given"));
}

TEST_F(SudokuBoard, NotesAreOfOneKindWhereThatIsChosen) {
  begin(sudoku_model());
  Preferences simple;
  simple.simple_notes = true;
  Face face(model_, recorder_, {}, simple);
  enter_room(face);
  picture(face, kS);
  testing::press(face, "g B 3 Space");
  EXPECT_THAT(picture(face, kS).text(), HasSubstr("z digit <x notes> v colour "));
  testing::press(face, "5");
  EXPECT_EQ(move(), "notes { cells: 11 add: 16 }");
  testing::press(face, "Space");
  EXPECT_THAT(picture(face, kS).text(), HasSubstr("z digit  x notes <v colour>"));
  testing::press(face, "c");
  EXPECT_THAT(picture(face, kS).text(), HasSubstr("c does nothing here"));
}

}  // namespace
}  // namespace gridmates::terminal::testing
