// Digits above 9 as letters and as numbers.
#include "tests/client/terminal/sudoku_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::HasSubstr;

// An empty 16x16 except 16 at A1, 7 at A2 and notes at B1.
client::Model wide_model() {
  client::Model model = client::told(sudoku_model());
  v1::SudokuView& board = *model.room->view.mutable_matches(0)->mutable_sudoku();
  board.clear_cells();
  for (int i = 0; i < 256; ++i) board.add_cells();
  board.mutable_constants()->set_box_rows(4);
  board.mutable_constants()->set_box_columns(4);
  board.mutable_cells(0)->set_digit(16);
  board.mutable_cells(1)->set_digit(7);
  board.mutable_cells(16)->set_notes(1U << 1 | 1U << 11);
  return model;
}

std::string shown(const Preferences& preferences, const std::string& keys) {
  const client::Model model = wide_model();
  Recorder recorder;
  Face face(model, recorder, {}, preferences);
  enter_room(face);
  picture(face, kL);
  press(face, keys);
  return picture(face, kL).text();
}

TEST(SudokuNumbers, DigitsAboveNineAreLetters) {
  const std::string text = shown({}, "/ B 1 Enter");
  EXPECT_THAT(text, HasSubstr(" A  G 7 . .│"));
  EXPECT_THAT(text, HasSubstr("corner 2C"));
  EXPECT_THAT(text, HasSubstr("G:15"));
}

TEST(SudokuNumbers, DigitsAboveNineAreNumbersWhereThatIsChosen) {
  const std::string text = shown({.numbers = true}, "/ B 1 Enter");
  EXPECT_THAT(text, HasSubstr(" A  16  7  .  .│"));
  EXPECT_THAT(text, HasSubstr("corner 2 12"));
  EXPECT_THAT(text, HasSubstr("16:15"));
  EXPECT_THAT(text, HasSubstr("B1 empty, notes 2 12"));
}

// There is no empty cell for the cursor.
TEST(SudokuNumbers, ASmallBoardWithoutAnEmptyCellIsShown) {
  client::Model model = client::told(sudoku_model());
  v1::SudokuView& board = *model.room->view.mutable_matches(0)->mutable_sudoku();
  board.clear_cells();
  for (const char digit : std::string_view("1234341221434321")) {
    board.add_cells()->set_digit(static_cast<std::uint32_t>(digit - '0'));
  }
  board.mutable_constants()->set_box_rows(2);
  board.mutable_constants()->set_box_columns(2);
  Recorder recorder;
  Face face(model, recorder, {});
  enter_room(face);
  EXPECT_THAT(picture(face, kL).text(), HasSubstr("C3 4"));
}

TEST(SudokuNumbers, AMarkStandsBesideItsDigit) {
  client::Model model = wide_model();
  model.room->view.mutable_matches(0)->mutable_sudoku()->mutable_cells(1)->set_clash(true);
  Recorder recorder;
  Face face(model, recorder, {}, Preferences{.numbers = true});
  enter_room(face);
  EXPECT_THAT(picture(face, kL).text(), HasSubstr(" A  16 !7  .  .│"));
}

TEST(SudokuNumbers, ABoardOfNineHasNoUseForThem) {
  Recorder recorder;
  const client::Model model = client::told(sudoku_model());
  Face face(model, recorder, {}, Preferences{.numbers = true});
  Face usual(model, recorder);
  enter_room(face);
  enter_room(usual);
  EXPECT_EQ(picture(face, kS).text(), picture(usual, kS).text());
}

TEST(SudokuNumbers, AClickMeansTheCellThatItIsOn) {
  const client::Model model = wide_model();
  Recorder recorder;
  Face face(model, recorder, {}, Preferences{.numbers = true});
  enter_room(face);
  picture(face, kL);
  const int board = 2;  // its first column: centred in 60 columns
  face.key(Key::click(Key::Kind::kClick, 1 + 2, board + 3 + 3 * 2 + 2), kNowMs);
  EXPECT_EQ(recorder.pointed_at, 2U);
}

}  // namespace
}  // namespace gridmates::terminal::testing
