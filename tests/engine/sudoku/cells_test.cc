// Several cells in one move: digits, colours, and filling in notes.
#include <gtest/gtest.h>

#include "engine/core/bytes.h"
#include "engine/sudoku/grid/units.h"
#include "tests/engine/sudoku/table.h"

namespace gridmates::sudoku {
namespace {

TEST(Write, WritesADigitInAllCellsAsOneStep) {
  Table table;
  table.note(kAna, "A4", {3});
  table.set(kBo, "B2", 8);
  ASSERT_EQ(table.write(kAna, {"A3", "A4", "B2"}, 7), "");
  EXPECT_EQ(table.digit("A3") + table.digit("A4") + table.digit("B2"), 21);
  ASSERT_EQ(table.undo(kAna), "");
  EXPECT_EQ(table.digit("A3") + table.digit("A4"), 0);
  EXPECT_EQ(table.digit("B2"), 8);
  EXPECT_EQ(table.notes("A4"), "3");
  ASSERT_EQ(table.redo(kAna), "");
  EXPECT_EQ(table.digit("A3") + table.digit("A4") + table.digit("B2"), 21);
}

TEST(Write, IsDoneInAllCellsOrInNone) {
  Table table;
  EXPECT_EQ(table.write(kAna, {"A3", "A1"}, 7), "A1 is a given.");
  EXPECT_EQ(table.digit("A3"), 0);
  EXPECT_EQ(table.write(kAna, {"A3", "A3"}, 7), "A3 is named twice.");
  EXPECT_EQ(table.write(kAna, {}, 7), "No cell is named.");
  EXPECT_EQ(table.write(kAna, {"A3"}, 10), "A digit is 1 to 9, or 0 for none.");
}

TEST(Write, IsRefusedWithASentenceAndWhatItNames) {
  const Table table;
  const Move move{Write{Table::cells_of({"A3", "A1"}), 7}};
  const core::Refusal no = Rules::play(table.state(), kAna, move).error();
  EXPECT_EQ(no.sentence, "{cell} is a given.");
  EXPECT_EQ(no.parameters, (core::Parameters{{"cell", "A1"}}));
}

TEST(Write, LeavesCellsThatHaveTheDigit) {
  Table table;
  table.set(kBo, "A3", 7);
  ASSERT_EQ(table.write(kAna, {"A3", "B2"}, 7), "");
  EXPECT_EQ(table.cell("A3").writer, kBo);
  EXPECT_EQ(table.write(kAna, {"A3", "B2"}, 7), "These cells are 7 already.");
}

TEST(Write, OfNoDigitClears) {
  Table table;
  table.set(kAna, "A3", 7);
  table.note(kBo, "B2", {2});
  ASSERT_EQ(table.write(kAna, {"A3", "A4", "B2"}, 0), "");
  EXPECT_EQ(table.digit("A3"), 0);
  EXPECT_EQ(table.notes("B2"), "");
  EXPECT_EQ(table.write(kAna, {"A3", "A4"}, 0), "These cells are empty already.");
  table.undo(kAna);
  EXPECT_EQ(table.digit("A3"), 7);
  EXPECT_EQ(table.notes("B2"), "2");
}

TEST(Write, IsDecidedByItsCellsAndWritesThem) {
  const Table table;
  const Move move{Write{Table::cells_of({"A3", "B2"}), 7}};
  const std::vector<std::uint32_t> cells{*parse_cell("A3"), *parse_cell("B2")};
  EXPECT_EQ(Rules::written_by(table.state(), kAna, move), cells);
  EXPECT_EQ(Rules::decided_by(table.state(), move), cells);
}

TEST(Undo, WritesAllCellsOfItsStep) {
  Table table;
  table.set(kAna, "E5", 5);
  table.write(kAna, {"A3", "B2"}, 7);
  const std::vector<std::uint32_t> cells{*parse_cell("B2"), *parse_cell("A3")};
  EXPECT_EQ(Rules::written_by(table.state(), kAna, {Undo{}}), cells);
}

TEST(Colour, IsGivenToCellsAndGivens) {
  Table table;
  ASSERT_EQ(table.colour(kAna, {"A1", "A3"}, 3), "");
  EXPECT_EQ(table.cell("A1").colour, 3);
  EXPECT_EQ(table.cell("A3").colour, 3);
  EXPECT_EQ(table.colour(kBo, {"A1", "A3"}, 3), "These cells have that colour already.");
  ASSERT_EQ(table.colour(kBo, {"A1"}, 0), "");
  EXPECT_EQ(table.cell("A1").colour, 0);
  EXPECT_EQ(table.colour(kBo, {"A1"}, 10), "Colours are 1 to 9, or 0 for none.");
}

TEST(Colour, IsUndoneAndStaysWhenADigitIsWritten) {
  Table table;
  table.colour(kAna, {"A1", "A3"}, 3);
  table.set(kBo, "A3", 7);
  EXPECT_EQ(table.cell("A3").colour, 3);
  ASSERT_EQ(table.undo(kAna), "");
  EXPECT_EQ(table.cell("A1").colour + table.cell("A3").colour, 0);
  EXPECT_EQ(table.digit("A3"), 7);
  ASSERT_EQ(table.redo(kAna), "");
  EXPECT_EQ(table.cell("A1").colour + table.cell("A3").colour, 6);
}

TEST(Colour, OfSomebodyElseIsNotUndone) {
  Table table;
  table.colour(kAna, {"A3"}, 3);
  table.colour(kBo, {"A3"}, 5);
  table.undo(kAna);
  EXPECT_EQ(table.cell("A3").colour, 5);
  EXPECT_EQ(table.blocked_by(), "B");
}

TEST(Fill, NotesWhatTheDigitsLeave) {
  Table table;
  ASSERT_EQ(table.fill(kAna), "");
  for (std::uint8_t cell = 0; cell < kCells; ++cell) {
    const View::Cell seen = table.view().cells[cell];
    if (seen.digit != 0) continue;
    for (const std::uint8_t peer : peers_of(cell)) {
      EXPECT_EQ(seen.notes & only(table.view().cells[peer].digit), 0);
    }
    EXPECT_NE(seen.notes, 0);
  }
  EXPECT_EQ(table.fill(kAna), "These notes are filled in already.");
}

TEST(Fill, OfOneDigitLeavesTheOtherNotes) {
  Table table;
  table.note(kAna, "A3", {4, 9});
  ASSERT_EQ(table.fill(kAna, only(4)), "");
  EXPECT_EQ(table.notes("A3"), "49");
  EXPECT_EQ(table.notes("A4"), "");
  ASSERT_EQ(table.fill(kAna, only(4), true), "");
  EXPECT_EQ(table.notes("A3"), "9");
  EXPECT_EQ(table.fill(kAna, only(4), true), "There are no such notes.");
  EXPECT_EQ(table.fill(kAna, 0), "Notes are digits 1 to 9, at least one.");
}

TEST(Fill, IsUndoneAtOnce) {
  Table table;
  table.note(kBo, "A3", {9});
  table.fill(kAna);
  ASSERT_EQ(table.undo(kAna), "");
  EXPECT_EQ(table.notes("A3"), "9");
  EXPECT_EQ(table.notes("A4"), "");
}

TEST(Fill, IsSaidAndStaysSaid) {
  Table table;
  EXPECT_EQ(table.view().status.assists, 0);
  table.fill(kAna, kAllDigits, true);
  EXPECT_EQ(table.view().status.assists, 0);
  table.fill(kAna);
  table.undo(kAna);
  EXPECT_EQ(table.view().status.assists, only(Assist::kFilledNotes));
}

TEST(State, OfOldBoardsHasNoBytesForWhatIsNew) {
  const Table old;
  const Table now(kPuzzle, {.race = false, .editing = Editing::kLongUndo});
  EXPECT_LT(core::encode(old.state()).size() + sizeof(std::uint32_t),
            core::encode(now.state()).size());
  EXPECT_EQ(*core::decode<State>(core::encode(now.state())), now.state());
}

}  // namespace
}  // namespace gridmates::sudoku
