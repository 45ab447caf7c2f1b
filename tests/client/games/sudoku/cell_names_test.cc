// Names of cells and rows in both forms.
#include <gtest/gtest.h>

#include "client/commands/game_words.h"
#include "client/commands/list.h"
#include "client/games/sudoku/board.h"
#include "client/games/sudoku/typed.h"
#include "tests/client/words/chosen_cell_names.h"

namespace gridmates::words {
namespace {

constexpr auto kNumbers = CellNames::kNumbers;

std::string why_not_cell(std::string_view name, int side) {
  const auto cell = parse_sudoku_cell(name, side);
  return cell.ok() ? "" : cell.error().message;
}

TEST(SudokuCellNames, AreALetterAndANumberWhereNothingIsChosen) {
  EXPECT_EQ(sudoku_cell(4, 9), "A5");
  EXPECT_EQ(sudoku_cell(624, 25), "Y25");
  EXPECT_EQ(sudoku_cell(81, 9), "?");
  EXPECT_EQ(sudoku_row(1), "B");
  EXPECT_EQ(why_not_cell("J1", 9), "There is no such cell; the cells are A1 to I9.");
}

TEST(SudokuCellNames, AreTwoNumbersWhereThatIsChosen) {
  const ChosenCellNames chosen("sudoku", kNumbers);
  EXPECT_EQ(sudoku_cell(4, 9), "r1c5");
  EXPECT_EQ(sudoku_cell(624, 25), "r25c25");
  EXPECT_EQ(sudoku_cell(81, 9), "?");
  EXPECT_EQ(sudoku_row(1), "2");
  EXPECT_EQ(sudoku_row(24), "25");
  EXPECT_EQ(why_not_cell("J1", 9), "There is no such cell; the cells are r1c1 to r9c9.");
}

TEST(SudokuCellNames, AnotherGamesChoiceChangesNothing) {
  const ChosenCellNames chosen("tictactoe", kNumbers);
  EXPECT_EQ(sudoku_cell(4, 9), "A5");
}

TEST(SudokuCellNames, EitherIsReadWhateverIsChosen) {
  for (const CellNames names : {CellNames::kLetters, kNumbers}) {
    const ChosenCellNames chosen("sudoku", names);
    for (const char* name : {"A5", "a5", "r1c5", "R1C5"}) {
      EXPECT_EQ(parse_sudoku_cell(name, 9).value(), 4) << name;
    }
    EXPECT_EQ(parse_sudoku_row("b", 9), 1);
    EXPECT_EQ(parse_sudoku_row("J", 9), std::nullopt);
    EXPECT_EQ(parse_sudoku_row("", 9), std::nullopt);
  }
}

TEST(SudokuCellNames, ANumberIsARowWhereRowsHaveNumbers) {
  EXPECT_EQ(parse_sudoku_row("2", 9), std::nullopt);
  const ChosenCellNames chosen("sudoku", kNumbers);
  EXPECT_EQ(parse_sudoku_row("2", 9), 1);
  EXPECT_EQ(parse_sudoku_row("16", 16), 15);
  for (const char* none : {"0", "10", "2a", "02"}) {
    EXPECT_EQ(parse_sudoku_row(none, 9), std::nullopt) << none;
  }
}

TEST(SudokuCellNames, AMoveIsTypedWithThem) {
  v1::Move move;
  move.mutable_sudoku()->mutable_set()->set_cell(4);
  move.mutable_sudoku()->mutable_set()->set_digit(7);
  EXPECT_EQ(commands::typed_sudoku(move, 9), "set A5 7");
  const ChosenCellNames chosen("sudoku", kNumbers);
  EXPECT_EQ(commands::typed_sudoku(move, 9), "set r1c5 7");
  const std::vector<std::string> words = {"set", "r1c5", "7"};
  const auto read = commands::sudoku_words().parse(words, nullptr);
  EXPECT_EQ(std::get<v1::Move>(*read).SerializeAsString(), move.SerializeAsString());
}

// The server sends "A5 is a given." with the cell under its own name.
TEST(SudokuCellNames, TheCellOfARefusalIsNamedSoToo) {
  client::Room room;
  room.view.mutable_head()->set_game("sudoku");
  v1::MatchView& match = *room.view.add_matches();
  match.set_columns(9);
  v1::Error no;
  v1::Parameter& cell = *no.add_parameters();
  cell.set_name("cell");
  cell.set_value("A5");
  v1::Parameter& digit = *no.add_parameters();
  digit.set_name("digit");
  digit.set_value("A5");
  EXPECT_EQ(commands::with_cell_named(no, room).parameters(0).value(), "A5");
  const ChosenCellNames chosen("sudoku", kNumbers);
  EXPECT_EQ(commands::with_cell_named(no, room).parameters(0).value(), "r1c5");
  EXPECT_EQ(commands::with_cell_named(no, room).parameters(1).value(), "A5") << "no cell";
  cell.set_value("the corner");
  EXPECT_EQ(commands::with_cell_named(no, room).parameters(0).value(), "the corner");
}

}  // namespace
}  // namespace gridmates::words
