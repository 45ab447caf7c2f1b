// Reading a Sudoku board aloud.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/games/sudoku/looks.h"
#include "client/lines/list.h"
#include "engine/sudoku/grid/coordinates.h"
#include "engine/sudoku/grid/text.h"
#include "engine/sudoku/logic/hint.h"
#include "tests/engine/sudoku/grid/puzzles.h"

namespace gridmates::lines {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class SudokuLooks : public testing::Test {
 protected:
  SudokuLooks() {
    match_.set_columns(9);
    match_.add_players()->set_name("ana");
    const auto givens = sudoku::parse_line(sudoku::kPuzzle);
    for (const std::uint8_t digit : *givens) {
      v1::SudokuCell& cell = *match_.mutable_sudoku()->add_cells();
      cell.set_digit(digit);
      cell.set_given(digit != 0);
    }
  }
  v1::SudokuCell& cell(std::string_view name) {
    return *match_.mutable_sudoku()->mutable_cells(*sudoku::parse_cell(name));
  }
  // The lines, or the error in the command.
  std::vector<std::string> look(std::vector<std::string> words) {
    const Sight sight{match_, v1::RoomHead::default_instance(), 0, notes_};
    const auto looked = sudoku_lines().look(words, sight);
    if (!looked) return {"no such command"};
    if (const auto* why = std::get_if<std::string>(&*looked)) return {*why};
    if (const auto* change = std::get_if<ToNote>(&*looked)) {
      for (const client::PrivateNote& note : *change) notes_[note.cell] = note.digits;
      return {};
    }
    return std::get<std::vector<std::string>>(*looked);
  }
  std::string line(std::vector<std::string> words) { return look(std::move(words)).at(0); }

  v1::MatchView match_;
  client::CellNotes notes_;
};

TEST_F(SudokuLooks, ACellTellsAllThatStandsInIt) {
  EXPECT_EQ(line({"cell", "A1"}), "cell A1: 5, given");
  EXPECT_EQ(line({"cell", "A3"}), "cell A3: empty, candidates 1 2 4");
  cell("A3").set_notes(0b1001);
  cell("A3").set_centre(0b10);
  cell("A3").set_colour(3);
  EXPECT_EQ(line({"cell", "a3"}),
            "cell A3: empty, colour 3, notes 1 4, centre notes 2, candidates 1 2 4");
  cell("A3").set_digit(5);
  cell("A3").set_writer(1);
  cell("A3").set_clash(true);
  EXPECT_EQ(line({"cell", "A3"}), "cell A3: 5, by ana, clash with A1, colour 3");
}

TEST_F(SudokuLooks, PrivateNotesAreReadWithTheirCell) {
  EXPECT_EQ(line({"private"}), "private: none");
  EXPECT_THAT(look({"private", "A3,a4", "12"}), IsEmpty());
  EXPECT_THAT(look({"private"}), ElementsAre("private A3: 1 2", "private A4: 2"))
      << "1 stands in the column of A4";
  EXPECT_EQ(line({"cell", "A3"}), "cell A3: empty, private notes 1 2, candidates 1 2 4");
  EXPECT_THAT(look({"private", "A3", "none"}), IsEmpty());
  EXPECT_THAT(look({"private"}), ElementsAre("private A4: 2"));
}

TEST_F(SudokuLooks, APrivateNoteThatCannotBeIsExplained) {
  EXPECT_EQ(line({"private", "A3"}),
            "as in private A5 27 or private A5 none; private alone lists them");
  EXPECT_EQ(line({"private", "J1", "2"}), line({"cell", "J1"}));
  EXPECT_EQ(line({"private", "A3", "0"}),
            "notes are different digits, 1 to 9, without blanks, as in private A5 27, or none");
  EXPECT_EQ(line({"private", "A1", "2"}), "A1 is not empty");
}

TEST_F(SudokuLooks, RowsColumnsAndBoxesAreRead) {
  EXPECT_EQ(line({"row", "A"}), "row A: 5 3 . . 7 . . . .");
  EXPECT_EQ(line({"column", "1"}), "column 1: 5 6 . 8 4 7 . . .");
  EXPECT_EQ(line({"box", "2"}), "box 2: . 7 . 1 9 5 . . .");
  EXPECT_EQ(line({"missing", "row", "a"}), "missing row A: 1 2 4 6 8 9");
  EXPECT_EQ(line({"missing", "box", "2"}), "missing box 2: 2 3 4 6 8");
}

TEST_F(SudokuLooks, ADigitTellsWhereItStandsAndIsNoted) {
  cell("A3").set_notes(0b10);
  EXPECT_EQ(line({"digit", "2"}), "digit 2: F5 G7, 7 left, notes A3");
  for (auto& one : *match_.mutable_sudoku()->mutable_cells()) one.clear_digit();
  EXPECT_EQ(line({"digit", "1"}), "digit 1: none, 9 left");
}

TEST_F(SudokuLooks, CandidatesAreWhatTheDigitsLeave) {
  EXPECT_EQ(line({"candidates", "A3"}), "candidates A3: 1 2 4");
  EXPECT_EQ(look({"candidates"}).size(), 51u);
  EXPECT_EQ(line({"candidates", "A1"}), "A1 is not empty");
  for (auto& one : *match_.mutable_sudoku()->mutable_cells()) one.set_digit(1);
  EXPECT_THAT(look({"candidates"}), testing::ElementsAre("candidates: no empty cell is left"));
}

TEST_F(SudokuLooks, TheLatestCellIsNamed) {
  EXPECT_EQ(line({"last"}), "last: none");
  match_.mutable_sudoku()->mutable_status()->set_last_cell(1);
  EXPECT_EQ(line({"last"}), "last: cell A1: 5, given");
}

TEST_F(SudokuLooks, TheRatingIsThatOfTheGivens) {
  EXPECT_EQ(line({"rating"}), "rating 1.2, beginner, hardest step Hidden Single");
  cell("A3").set_digit(9);
  EXPECT_EQ(line({"rating"}), "rating 1.2, beginner, hardest step Hidden Single");
  EXPECT_EQ(line({"rating", "A"}), "rating takes no arguments");
}

TEST_F(SudokuLooks, APuzzleWithSeveralSolutionsHasNoRating) {
  for (auto& one : *match_.mutable_sudoku()->mutable_cells()) one.Clear();
  EXPECT_EQ(line({"rating"}), "rating: not known");
}

TEST_F(SudokuLooks, ThePuzzleIsCopiedAsText) {
  cell("A3").set_digit(4);
  cell("A4").set_notes(0b10);
  const std::string givens(sudoku::kPuzzle);
  EXPECT_THAT(look({"copy", "line"}), ElementsAre("copy: " + givens));
  EXPECT_THAT(look({"copy", "board"}), ElementsAre("copy: 534" + givens.substr(3)));
  EXPECT_THAT(look({"copy", "link"}),
              ElementsAre("copy: https://www.sudokuwiki.org/sudoku.htm?bd=" + givens));
  EXPECT_THAT(
      look({"copy", "candidates"}),
      testing::Contains("copy: | 5     3     4     | 26    7     268   | 189   129   28    |"));
  EXPECT_EQ(line({"copy"}), "what is copied is a line, board, candidates or link, as in copy line");
}

TEST_F(SudokuLooks, TheReasonOfTheHintIsReadInLines) {
  EXPECT_EQ(line({"hint", "--lines"}),
            "no hint is shown with its reason; ask for a hint three times first");
  v1::SudokuView& view = *match_.mutable_sudoku();
  sudoku::Position position{.shape = {}, .givens = {}, .digits = {}, .pencil_marks = {}};
  for (const v1::SudokuCell& cell : view.cells()) {
    position.digits.push_back(static_cast<std::uint8_t>(cell.digit()));
    position.givens.push_back(cell.given() ? position.digits.back() : 0);
  }
  const auto found = sudoku::hint(position, sudoku::TechniqueSet::all());
  ASSERT_TRUE(found);
  ASSERT_FALSE(found->lines.empty());
  view.mutable_status()->mutable_hint()->set_why(found->why);
  const auto lines = look({"hint", "--lines"});
  ASSERT_EQ(lines.size(), found->lines.size());
  EXPECT_EQ(lines.front(), "hint 1: " + found->lines.front());
  view.mutable_status()->mutable_hint()->set_why("Another reason.");
  EXPECT_THAT(look({"hint", "--lines"}), testing::ElementsAre("hint 1: Another reason."));
}

TEST_F(SudokuLooks, WhatIsWrongIsSaidWithAnExample) {
  EXPECT_EQ(line({"row", "3"}), "rows are A to I, not 3");
  EXPECT_EQ(line({"column", "A"}), "columns are 1 to 9, not A");
  EXPECT_EQ(line({"row"}), "as in row A");
  EXPECT_EQ(line({"box", "0"}), "boxes are 1 to 9, not 0");
  EXPECT_EQ(line({"missing", "row", "Z"}), "rows are A to I, not Z");
  EXPECT_EQ(line({"missing"}), "as in missing row A, missing column 3 or missing box 5");
  EXPECT_EQ(line({"digit", "77"}), "a digit is 1 to 9");
  EXPECT_EQ(line({"digit"}), "as in digit 7");
  EXPECT_EQ(line({"cell"}), "as in cell A5");
  EXPECT_EQ(line({"near", "A5"}), "no such command");
}

TEST_F(SudokuLooks, AHiddenBoardIsNotRead) {
  match_.mutable_sudoku()->clear_cells();
  EXPECT_EQ(line({"row", "A"}), "this board is hidden");
}

// The file made by `print`.
ToSave printed(const v1::MatchView& match, std::vector<std::string> words) {
  v1::RoomHead head;
  head.mutable_board()->set_level("hard");
  const auto looked = sudoku_lines().look(words, {match, head});
  return std::get<ToSave>(*looked);
}

std::size_t glyphs_in(const std::string& svg) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = svg.find("<use ", at)) != std::string::npos; ++at) ++count;
  return count;
}

TEST_F(SudokuLooks, PrintsTheGivensAndTheLevel) {
  cell("A3").set_digit(4);
  const ToSave save = printed(match_, {"print", "a.svg"});
  EXPECT_EQ(save.file, "a.svg");
  EXPECT_EQ(glyphs_in(save.bytes), 30u + std::string("hard").size());
  EXPECT_TRUE(printed(match_, {"print", "a.pdf"}).bytes.starts_with("%PDF-"));
  EXPECT_TRUE(printed(match_, {"print", "a.png"}).bytes.starts_with("\x89PNG"));
}

TEST_F(SudokuLooks, PrintsWhatPlayersHaveWrittenWhenAsked) {
  cell("A3").set_digit(4);
  const std::string own = printed(match_, {"print", "--with", "own", "a.svg"}).bytes;
  EXPECT_EQ(glyphs_in(own), 31u + std::string("hard").size());
}

// The picture without the number that cairo adds.
std::string drawing_in(std::string svg) {
  const std::size_t id = svg.find("id=\"surface");
  return svg.erase(id, svg.find('>', id) - id);
}

TEST_F(SudokuLooks, PrintsNoMarks) {
  cell("A3").set_digit(4);
  const std::vector<std::string> print = {"print", "--with", "own", "a.svg"};
  const std::string before = drawing_in(printed(match_, print).bytes);
  cell("A3").set_wrong(true);
  cell("A3").set_clash(true);
  cell("A3").set_colour(3);
  cell("A4").set_notes(0b11);
  match_.mutable_sudoku()->mutable_status()->mutable_hint()->add_cells(3);
  EXPECT_EQ(drawing_in(printed(match_, print).bytes), before);
}

TEST_F(SudokuLooks, SaysHowToPrint) {
  for (const std::vector<std::string>& words : {std::vector<std::string>{"print"},
                                                {"print", "a.txt"},
                                                {"print", "--with", "all", "a.pdf"}}) {
    EXPECT_EQ(line(words),
              "as in print FILE.pdf, print --with own FILE.pdf; or FILE.svg, FILE.png");
  }
}

}  // namespace
}  // namespace gridmates::lines
