// The setting for cell names takes effect at once, on the board and in words.
#include "tests/client/terminal/sudoku_fixture.h"
#include "tests/client/terminal/sudoku_models.h"
#include "tests/client/words/chosen_cell_names.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class CellNamesTest : public SudokuTest {
 protected:
  bool is_on_cells() { return screen().find("\n > names of cells ") != std::string::npos; }
  // Chooses the next value on the page of settings, for all games or for Sudoku only.
  void choose(std::string_view scope) {
    press(face_, "Ctrl+p");
    if (!scope.empty()) press(face_, scope);
    for (std::size_t i = 0; i < settings().size() && !is_on_cells(); ++i) press(face_, "Down");
    press(face_, "Right");
    EXPECT_THAT(screen(), HasSubstr("< r1c5 >"));
    press(face_, "Esc");
  }
  // Restores the default for later tests.
  words::ChosenCellNames chosen_{"sudoku", words::CellNames::kLetters};
};

TEST_F(CellNamesTest, TheFrameAndTheWordsFollowAtOnce) {
  begin(sudoku_model());
  press(face_, "g B 3");
  EXPECT_THAT(screen(), AllOf(HasSubstr("B3 empty"), HasSubstr("\n B │"), HasSubstr("NOTES B3")));
  choose("");
  EXPECT_THAT(screen(), AllOf(HasSubstr("r2c3 empty"), HasSubstr("\n 2 │"), HasSubstr("NOTES r2c3"),
                              Not(HasSubstr("\n B │"))));
}

TEST_F(CellNamesTest, ItIsChosenForSudokuAlone) {
  begin(sudoku_model());
  choose("Tab");
  press(face_, "g B 3");
  EXPECT_THAT(screen(), HasSubstr("r2c3 empty"));
}

TEST_F(CellNamesTest, TheFeedTellsWhatComesFromThenOn) {
  begin(sudoku_model());
  choose("");
  client::EventApplied set;
  set.event.set_seq(++model_.room->seq);
  set.event.set_member(2);
  v1::SudokuSet& move = *set.event.mutable_moved()->mutable_move()->mutable_sudoku()->mutable_set();
  move.set_cell(kA5);
  move.set_digit(7);
  face_.notice(set, kNowMs);
  EXPECT_THAT(screen(kL), HasSubstr("set r1c5=7"));
}

TEST_F(CellNamesTest, AHintFollowsWhereTheServerSaysWhatItIsMadeOf) {
  begin(sudoku_model());
  v1::SudokuHint& hint = *board().mutable_status()->mutable_hint();
  hint.set_kind(v1::SUDOKU_HINT_KIND_STEP);
  hint.set_technique("naked-single");
  hint.set_that("There is a Naked Single.");
  hint.set_where("Look at A4.");
  choose("");
  EXPECT_THAT(screen(), HasSubstr(" There is a Naked Single. Look at A4."));
  hint.mutable_facts()->add_cells(kA4);
  EXPECT_THAT(screen(), HasSubstr(" There is a Naked Single. Look at r1c4."));
}

// On such a board "r1" is a cell too, and "r1c2" becomes "r1c21".
TEST_F(CellNamesTest, ALongNameIsTypedToItsEnd) {
  begin(sudoku_25_model());
  choose("");
  press(face_, "/ r 3 c 2 1");
  EXPECT_THAT(screen(), HasSubstr("r3c21 "));
  press(face_, "/ R 3 Enter");
  EXPECT_THAT(screen(), HasSubstr("r18c3 "));
}

}  // namespace
}  // namespace gridmates::terminal::testing
