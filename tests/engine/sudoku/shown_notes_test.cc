// The notes around a digit that is written, replaced or cleared.
#include "engine/sudoku/shown_notes.h"

#include <gtest/gtest.h>

#include <vector>

#include "tests/engine/sudoku/table.h"

namespace gridmates::sudoku {
namespace {

constexpr PlayRules kHides{.race = false, .editing = Editing::kHidesNotes};

struct ShownNotesTest : testing::Test {
  std::string both(std::string_view cell) const {
    return table.notes(cell) + "|" + table.centre_notes(cell);
  }
  Table table{kPuzzle, kHides};
};

TEST_F(ShownNotesTest, AreThereAgainWhenADigitIsReplacedOrCleared) {
  table.note(kBo, "A4", {2, 6});
  table.centre(kBo, "A7", {1, 4});
  table.set(kAna, "A3", 2);
  EXPECT_EQ(both("A4"), "6|");
  table.set(kAna, "A3", 4);
  EXPECT_EQ(both("A4"), "26|");
  EXPECT_EQ(both("A7"), "|1");
  table.set(kBo, "A3", 1);
  EXPECT_EQ(both("A7"), "|4");
  table.clear(kAna, "A3");
  EXPECT_EQ(both("A4") + both("A7"), "26||14");
}

TEST_F(ShownNotesTest, AreHiddenWhileAnyDigitInSightWasWrittenLater) {
  table.note(kBo, "A4", {2, 6});
  table.set(kAna, "A3", 2);
  table.set(kBo, "C4", 2);
  table.clear(kAna, "A3");
  EXPECT_EQ(both("A4"), "6|");
  table.undo(kAna);
  table.undo(kBo);
  EXPECT_EQ(both("A4"), "6|") << "A3 is back";
  table.clear(kAna, "A3");
  EXPECT_EQ(both("A4"), "26|");
}

TEST_F(ShownNotesTest, OfACellThatIsWrittenAgainAreThoseAlone) {
  table.note(kBo, "A4", {2, 6});
  table.set(kAna, "A3", 2);
  table.note(kBo, "A4", {8});
  table.clear(kAna, "A3");
  EXPECT_EQ(both("A4"), "68|");
  table.set(kAna, "A3", 8);
  table.note(kBo, "A4", {8});
  EXPECT_EQ(both("A4"), "68|") << "who notes a digit in sight means it";
}

TEST_F(ShownNotesTest, FollowADigitThatAnUndoOfAnotherBringsBack) {
  table.note(kBo, "A4", {2, 6});
  table.set(kAna, "A3", 2);
  table.set(kBo, "A3", 4);
  EXPECT_EQ(both("A4"), "26|");
  table.undo(kAna);  // finds another's digit
  table.undo(kBo);
  EXPECT_EQ(table.digit("A3"), 2);
  EXPECT_EQ(both("A4"), "6|");
}

TEST_F(ShownNotesTest, GoFromCellsThatAreWrittenTogether) {
  table.centre(kBo, "A4", {2});
  table.set(kAna, "A3", 2);
  ASSERT_EQ(table.write(kAna, {"A3", "A4"}, 7), "");
  EXPECT_EQ(both("A4"), "|");
  ASSERT_EQ(table.write(kAna, {"A3", "A4"}, 0), "");
  EXPECT_EQ(both("A4"), "|");
  for (int i = 0; i < 2; ++i) ASSERT_EQ(table.undo(kAna), "");
  table.clear(kAna, "A3");
  EXPECT_EQ(both("A4"), "|2");
}

TEST_F(ShownNotesTest, ThatAreHiddenGoWithTheirCell) {
  table.note(kBo, "A4", {2});
  table.note(kBo, "A6", {2, 8});
  table.set(kAna, "A3", 2);
  EXPECT_EQ(table.clear(kAna, "A4"), "A4 is empty already.");
  EXPECT_EQ(table.write(kAna, {"A4"}, 0), "These cells are empty already.");
  const auto before = table.view().cells;
  ASSERT_EQ(table.write(kAna, {"A3", "A4"}, 0), "");
  EXPECT_EQ(both("A4") + both("A6"), "|28|");
  ASSERT_EQ(table.undo(kAna), "");
  EXPECT_EQ(table.view().cells, before) << "in one step";
  ASSERT_EQ(table.redo(kAna), "");
  EXPECT_EQ(both("A4") + both("A6"), "|28|");
}

TEST_F(ShownNotesTest, ThatCameBackKeepNobodyFromAnUndo) {
  table.centre(kBo, "A4", {2});
  table.set(kAna, "A3", 2);
  table.set(kBo, "A4", 5);
  table.clear(kBo, "A4");
  table.set(kAna, "A3", 4);
  ASSERT_EQ(table.undo(kBo), "");
  EXPECT_EQ(table.blocked_by(), "");
  EXPECT_EQ(table.digit("A4"), 5);
}

TEST_F(ShownNotesTest, AreAllThereWhereTheMatchKeepsThem) {
  Options options;
  options.picked.value.keep_notes(true);
  const State start = *Rules::start(*Rules::make_board(options, core::seed_from(1), {}));
  ASSERT_TRUE(start.later().keeps_notes());
  State state = start;
  Cell first = 0;
  while (state.cells[first].digit != 0) ++first;
  Cell peer = first + 1;
  while (state.cells[peer].digit != 0) ++peer;
  Notes notes;
  notes.add = only(1);
  notes.cells.push(peer);
  state = *Rules::play(state, kBo, {notes});
  state = *Rules::play(state, kAna, {Set{first, 1}});
  EXPECT_EQ(ShownNotes(state).at(peer), only(1));
}

TEST_F(ShownNotesTest, AreTakenAwayInMatchesFromBefore) {
  Table old(kPuzzle, {.race = false, .editing = Editing::kLongUndo});
  old.note(kBo, "A4", {2, 6});
  old.set(kAna, "A3", 2);
  old.set(kAna, "A3", 4);
  EXPECT_EQ(old.notes("A4"), "6");
  for (int i = 0; i < 2; ++i) old.undo(kAna);
  EXPECT_EQ(old.notes("A4"), "26");
}

}  // namespace
}  // namespace gridmates::sudoku
