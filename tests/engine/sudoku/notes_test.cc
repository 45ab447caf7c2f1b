// Notes: adding and removing, the two kinds, several cells at once, and undo of all of it.
#include <gtest/gtest.h>

#include "engine/core/bytes.h"
#include "tests/engine/sudoku/table.h"

namespace gridmates::sudoku {
namespace {

TEST(Notes, AreAddedAndRemovedAndShared) {
  Table table;
  table.note(kAna, "A3", {2, 7});
  EXPECT_EQ(table.notes("A3"), "27");
  table.note(kBo, "A3", {7, 9});
  EXPECT_EQ(table.notes("A3"), "279");
  EXPECT_EQ(table.cell("A3").writer, core::Seat(1));
  table.unnote(kAna, "A3", {2, 7});
  EXPECT_EQ(table.notes("A3"), "9");
  table.clear(kAna, "A3");
  EXPECT_EQ(table.notes("A3"), "");
}

TEST(Notes, OfBothKindsStandInACell) {
  Table table;
  table.note(kAna, "A3", {2, 7});
  EXPECT_EQ(table.centre(kAna, "A3", {4, 7}), "");
  EXPECT_EQ(table.notes("A3"), "27");
  EXPECT_EQ(table.centre_notes("A3"), "47");
  table.unnote(kAna, "A3", {7});
  EXPECT_EQ(table.notes("A3"), "2");
  EXPECT_EQ(table.centre_notes("A3"), "47");
  table.clear(kBo, "A3");
  EXPECT_EQ(table.notes("A3") + table.centre_notes("A3"), "");
  table.undo(kBo);
  EXPECT_EQ(table.notes("A3"), "2");
  EXPECT_EQ(table.centre_notes("A3"), "47");
}

TEST(Notes, ThatCannotBeSayWhy) {
  Table table;
  const std::string digits = "Notes are digits 1 to 9, at least one.";
  EXPECT_EQ(table.play(kAna, {Table::notes_in({"A3"}, 0, 0)}), digits);
  EXPECT_EQ(table.play(kAna, {Table::notes_in({"A3"}, 1 << 9, 0)}), digits);
  EXPECT_EQ(table.play(kAna, {Table::notes_in({}, 1, 0)}), "No cell is named.");
  EXPECT_EQ(table.play(kAna, {Table::notes_in({"A3"}, 3, 1)}),
            "The same note is to be added and removed.");
  EXPECT_EQ(table.play(kAna, {Table::notes_in({"A3", "A3"}, 1, 0)}), "A3 is named twice.");
  EXPECT_EQ(table.note(kAna, "A1", {4}), "A1 is a given.");
  table.set(kAna, "A3", 4);
  EXPECT_EQ(table.note(kAna, "A3", {1}), "A3 has a digit; clear it to take notes there.");
  EXPECT_EQ(table.unnote(kAna, "A4", {1}), "There are no such notes to remove.");
  Notes nowhere = Table::notes_in({}, 1, 0);
  nowhere.cells.push(81);
  EXPECT_EQ(table.play(kAna, {nowhere}), "There is no such cell; the cells are A1 to I9.");
}

TEST(Notes, OfSeveralCellsAreOneStep) {
  Table table;
  table.note(kAna, "A4", {3});
  ASSERT_EQ(table.play(kAna, {Table::notes_in({"A3", "A4", "E5"}, 0b101, 0)}), "");
  EXPECT_EQ(table.notes("A3") + " " + table.notes("A4") + " " + table.notes("E5"), "13 13 13");
  EXPECT_EQ(table.view().status.last_cell, *parse_cell("A3"));
  table.undo(kAna);
  EXPECT_EQ(table.notes("A3") + " " + table.notes("A4") + " " + table.notes("E5"), " 3 ");
  table.redo(kAna);
  EXPECT_EQ(table.notes("A3") + " " + table.notes("A4") + " " + table.notes("E5"), "13 13 13");
  table.undo(kAna);
  table.undo(kAna);
  EXPECT_EQ(table.notes("A4"), "");
  EXPECT_EQ(table.undo(kAna), "You have nothing to undo.");
}

TEST(Notes, OfSeveralCellsAreWrittenInAllOrInNone) {
  Table table;
  EXPECT_EQ(table.play(kAna, {Table::notes_in({"A3", "A1"}, 1, 0)}), "A1 is a given.");
  EXPECT_EQ(table.notes("A3"), "");
}

TEST(Notes, AnUndoOfSeveralCellsLeavesWhatOthersHaveChanged) {
  Table table;
  table.play(kAna, {Table::notes_in({"A3", "E5"}, 0b10, 0)});
  table.note(kBo, "A3", {9});
  table.undo(kAna);
  EXPECT_EQ(table.notes("A3"), "29");
  EXPECT_EQ(table.notes("E5"), "");
  EXPECT_EQ(table.blocked_by(), "B");
  EXPECT_EQ(table.view().status.last_cell, *parse_cell("A3"));
}

TEST(Notes, AnUndoLeavesTheWholeCellThatOthersHaveChanged) {
  Table table;
  table.centre(kAna, "A3", {1, 2});
  table.set(kAna, "A3", 4);
  table.clear(kBo, "A3");
  table.undo(kAna);
  EXPECT_EQ(table.digit("A3"), 0);
  EXPECT_EQ(table.centre_notes("A3"), "") << "went with the digit, and stay away with it";
  EXPECT_EQ(table.blocked_by(), "B");
}

// Bo's digit at A3 removes notes there and at A9, which sees it.
Table digit_over_notes() {
  Table table;
  table.centre(kAna, "A3", {4});
  table.centre(kAna, "A9", {2, 4});
  table.note(kAna, "A9", {4, 8});
  table.set(kBo, "A3", 4);
  return table;
}

TEST(Notes, InTheCentreGoWithADigit) {
  const Table table = digit_over_notes();
  EXPECT_EQ(table.centre_notes("A3"), "");
  EXPECT_EQ(table.centre_notes("A9"), "2");
  EXPECT_EQ(table.notes("A9"), "8");
}

TEST(Notes, InTheCentreComeBackWithTheUndoOfADigit) {
  Table table = digit_over_notes();
  table.undo(kBo);
  EXPECT_EQ(table.digit("A3"), 0);
  EXPECT_EQ(table.centre_notes("A3"), "4");
  EXPECT_EQ(table.centre_notes("A9"), "24");
  EXPECT_EQ(table.notes("A9"), "48");
}

TEST(Notes, InTheCentreGoWithTheRedoOfADigit) {
  Table table = digit_over_notes();
  table.undo(kBo);
  table.redo(kBo);
  EXPECT_EQ(table.digit("A3"), 4);
  EXPECT_EQ(table.centre_notes("A3"), "");
  EXPECT_EQ(table.centre_notes("A9"), "2");
}

// The edits of one step are dropped together: the rest can still be undone as a whole.
TEST(Notes, TheOldestStepFallsOffWhole) {
  Table table;
  table.play(kAna, {Table::notes_in({"A3", "A4", "E5"}, 1, 0)});
  for (std::uint32_t i = 0; i < kMaxEditsBefore; ++i) table.set(kAna, "I1", i % 2 == 0 ? 2 : 3);
  for (std::uint32_t i = 0; i < kMaxEditsBefore; ++i) ASSERT_EQ(table.undo(kAna), "");
  EXPECT_EQ(table.undo(kAna), "You have nothing to undo.");
  EXPECT_EQ(table.notes("A3") + table.notes("A4") + table.notes("E5"), "111");
}

// States of journals from before centre notes keep their bytes.
TEST(Notes, AStateWithoutCentreNotesHasNoBytesForThem) {
  Table table;
  const std::size_t before = core::encode(table.state()).size();
  EXPECT_EQ(before, 1 + kCells + 8 * kCells + 4 + 2 + 4);
  table.centre(kAna, "A3", {4});
  const core::Bytes bytes = core::encode(table.state());
  EXPECT_GT(bytes.size(), before + 8 * kCells);
  EXPECT_EQ(core::decode<State>(bytes), table.state());
}

// Moves of journals from before notes were added and removed.
TEST(Notes, OfOldGamesAreTurnedOnAndOff) {
  Table table;
  const auto flip = [&table](DigitSet digits) {
    return table.play(kAna, {Note{*parse_cell("A3"), digits}});
  };
  flip(0b11);
  flip(0b110);
  EXPECT_EQ(table.notes("A3"), "13");
  EXPECT_EQ(flip(0), "Notes are digits 1 to 9, at least one.");
  EXPECT_EQ(flip(1 << 9), "Notes are digits 1 to 9, at least one.");
}

constexpr BoardRules kKept{.boxes = {}, .keeps_notes = {true}};

TEST(Notes, AreKeptAroundADigitWhereTheRoomHasThat) {
  Table table(kPuzzle, {}, kKept);
  table.note(kAna, "A3", {1, 4});
  table.note(kAna, "A9", {2, 4});
  table.set(kBo, "A3", 4);
  EXPECT_EQ(table.notes("A3"), "") << "those of its own cell go";
  EXPECT_EQ(table.notes("A9"), "24");
  table.undo(kBo);
  EXPECT_EQ(table.notes("A3"), "14");
  table.play(kBo, {Redo{}});
  EXPECT_EQ(table.notes("A9"), "24");
  table.play(kBo, {Restart{}});
  table.note(kAna, "A9", {2, 4});
  table.set(kBo, "A3", 4);
  EXPECT_EQ(table.notes("A9"), "24") << "a restart changes no rule";
}

TEST(Notes, KeptOrNotChangesNoBytesOfBoardsFromBefore) {
  const auto bytes_of = [](const BoardRules& board) {
    return core::encode(Rules::Board{givens_of(kPuzzle), {{PlayRules{}, {board}}}}).size();
  };
  const Rules::Board plain{givens_of(kPuzzle), {}};
  EXPECT_EQ(bytes_of({}), core::encode(plain).size());
  EXPECT_EQ(bytes_of({.boxes = {2, 3}}) + 1, bytes_of({.boxes = {2, 3}, .keeps_notes = {true}}));
}

}  // namespace
}  // namespace gridmates::sudoku
