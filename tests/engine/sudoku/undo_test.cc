// The rules of a player's own undo and redo on a shared board.
#include <gtest/gtest.h>

#include "engine/core/random.h"
#include "tests/engine/sudoku/table.h"

namespace gridmates::sudoku {
namespace {

TEST(Undo, TakesBackOnesOwnStepsInOrder) {
  Table table;
  table.set(kAna, "A3", 4);
  table.set(kAna, "A3", 2);
  table.clear(kAna, "A3");
  table.note(kAna, "A3", {1, 4});
  table.undo(kAna);
  EXPECT_EQ(table.notes("A3"), "");
  table.undo(kAna);
  EXPECT_EQ(table.digit("A3"), 2);
  table.undo(kAna);
  EXPECT_EQ(table.digit("A3"), 4);
  table.undo(kAna);
  EXPECT_EQ(table.cell("A3"), View::Cell{});
  EXPECT_EQ(table.undo(kAna), "You have nothing to undo.");
}

TEST(Undo, OthersStepsStay) {
  Table table;
  table.set(kAna, "A3", 4);
  table.set(kBo, "A4", 6);
  EXPECT_EQ(table.undo(kAna), "");
  EXPECT_EQ(table.digit("A3"), 0);
  EXPECT_EQ(table.digit("A4"), 6);
  EXPECT_EQ(table.undo(kAna), "You have nothing to undo.");
}

TEST(Undo, BringsBackWhoWroteBefore) {
  Table table;
  table.set(kAna, "A3", 4);
  table.set(kBo, "A3", 2);
  table.undo(kBo);
  EXPECT_EQ(table.cell("A3"), (View::Cell{4, false, 0, core::Seat(0), false}));
  EXPECT_EQ(table.undo(kAna), "") << "what Bo took back no longer stands in Ana's way";
  EXPECT_EQ(table.digit("A3"), 0);
}

// Ana's latest step is at A4, where Bo has written since; the one before is at A3.
Table overwritten_by_bo() {
  Table table;
  table.set(kAna, "A3", 4);
  table.set(kAna, "A4", 6);
  table.set(kBo, "A4", 2);
  return table;
}

TEST(Undo, ACellThatSomebodyElseChangedSinceStays) {
  Table table = overwritten_by_bo();
  const auto cells = table.view().cells;
  EXPECT_EQ(table.undo(kAna), "");
  EXPECT_EQ(table.view().cells, cells) << "no cell changes";
  EXPECT_EQ(table.blocked_by(), "B");
  EXPECT_EQ(table.view().status.last_cell, *parse_cell("A4"));
}

TEST(Undo, GoesOnBehindABlockedStep) {
  Table table = overwritten_by_bo();
  EXPECT_EQ(table.undo(kAna), "");
  EXPECT_EQ(table.undo(kAna), "");
  EXPECT_EQ(table.blocked_by(), "");
  EXPECT_EQ(table.digit("A3"), 0);
  EXPECT_EQ(table.digit("A4"), 2);
}

TEST(Undo, ABlockedStepIsNotRedone) {
  Table table = overwritten_by_bo();
  table.undo(kAna);
  table.undo(kAna);
  EXPECT_EQ(table.redo(kAna), "");
  EXPECT_EQ(table.digit("A3"), 4);
  EXPECT_EQ(table.redo(kAna), "You have nothing to redo.") << "a blocked step is gone";
}

TEST(Undo, AClearedCellBlocksToo) {
  Table table;
  table.set(kAna, "A3", 4);
  table.clear(kBo, "A3");
  table.undo(kAna);
  EXPECT_EQ(table.blocked_by(), "B");
  EXPECT_EQ(table.digit("A3"), 0);
}

TEST(Undo, NotesGoBackToWhatTheyWere) {
  Table table;
  table.note(kAna, "A3", {1, 4});
  table.set(kAna, "A3", 2);
  table.undo(kAna);
  EXPECT_EQ(table.notes("A3"), "14");
}

TEST(Undo, GivesPeersExactlyTheNotesBackThatWereTaken) {
  Table table;
  table.note(kAna, "A9", {2, 4});
  table.note(kAna, "C1", {2});
  table.note(kAna, "G3", {4, 5});
  table.set(kBo, "A3", 4);
  table.undo(kBo);
  EXPECT_EQ(table.notes("A9"), "24");
  EXPECT_EQ(table.notes("C1"), "2");
  EXPECT_EQ(table.notes("G3"), "45");
  table.redo(kBo);
  EXPECT_EQ(table.notes("A9"), "2");
  EXPECT_EQ(table.notes("G3"), "5");
  table.undo(kBo);
  EXPECT_EQ(table.notes("A9"), "24") << "after a redo too";
}

TEST(Undo, ANoteThatSomebodyWroteSinceIsLeftAlone) {
  Table table;
  table.note(kAna, "A9", {2, 4});
  table.note(kAna, "G3", {4});
  table.set(kBo, "A3", 4);
  table.note(kAna, "A9", {7});
  table.set(kAna, "G3", 1);
  table.undo(kBo);
  EXPECT_EQ(table.notes("A9"), "27");
  EXPECT_EQ(table.cell("G3"), (View::Cell{1, false, 0, core::Seat(0), false}));
}

TEST(Redo, DoesAgainUntilANewStep) {
  Table table;
  table.set(kAna, "A3", 4);
  table.set(kAna, "A4", 6);
  table.undo(kAna);
  table.undo(kAna);
  EXPECT_EQ(table.redo(kAna), "");
  EXPECT_EQ(table.cell("A3"), (View::Cell{4, false, 0, core::Seat(0), false}));
  table.set(kAna, "A6", 8);
  EXPECT_EQ(table.redo(kAna), "You have nothing to redo.");
}

TEST(Redo, IsBlockedByWhoeverChangedTheCellSince) {
  Table table;
  table.set(kBo, "A3", 1);
  table.set(kAna, "A3", 4);
  table.undo(kAna);
  table.set(kBo, "A3", 2);
  EXPECT_EQ(table.redo(kAna), "");
  EXPECT_EQ(table.blocked_by(), "B");
  EXPECT_EQ(table.digit("A3"), 2);
}

TEST(Redo, GoesOnAfterABlockedStep) {
  Table table;
  table.set(kAna, "A3", 1);
  table.set(kAna, "A3", 2);
  table.undo(kAna);
  table.undo(kAna);
  table.set(kBo, "A3", 4);
  table.redo(kAna);
  EXPECT_EQ(table.blocked_by(), "B");
  table.undo(kBo);
  EXPECT_EQ(table.redo(kAna), "");
  EXPECT_EQ(table.blocked_by(), "") << "nobody's writing stands there any more";
  EXPECT_EQ(table.digit("A3"), 2);
}

TEST(Undo, OnOldBoardsRemembersABoundedNumberOfSteps) {
  Table table;
  for (std::uint32_t i = 0; i < kMaxEditsBefore + 10; ++i) {
    ASSERT_EQ(table.set(kAna, "A3", static_cast<std::uint8_t>(1 + i % 9)), "");
  }
  EXPECT_EQ(table.state().histories[0].undo.size(), kMaxEditsBefore);
  for (std::uint32_t i = 0; i < kMaxEditsBefore; ++i) ASSERT_EQ(table.undo(kAna), "");
  EXPECT_EQ(table.undo(kAna), "You have nothing to undo.");
  EXPECT_EQ(table.digit("A3"), 1 + 9 % 9) << "ten steps have fallen off: the tenth set wrote a 1";
}

// Random notes in a cell and the next but one.
Notes notes_near(std::uint8_t cell, core::Random& random) {
  const auto kind = static_cast<NoteKind>(random.below(2));
  const auto add = static_cast<DigitSet>(random.below(kAllDigits + 1));
  Notes notes{{}, kind, add, static_cast<DigitSet>(random.below(kAllDigits + 1) & ~add)};
  notes.cells.push(cell);
  if (cell + 2 < kCells) notes.cells.push(cell + 2);
  return notes;
}

// A digit, or none, in a cell and the next but one.
Write write_near(std::uint8_t cell, std::uint8_t digit, core::Random& random) {
  Write write{{}, random.below(3) == 0 ? std::uint8_t{0} : digit};
  write.cells.push(cell);
  if (cell + 2 < kCells) write.cells.push(cell + 2);
  return write;
}

class AnyUndo : public testing::TestWithParam<Editing> {};
INSTANTIATE_TEST_SUITE_P(Editings, AnyUndo,
                         testing::Values(Editing::kFirst, Editing::kLongUndo,
                                         Editing::kHidesNotes));

// For a single player undo and redo go back and forth along the same positions.
TEST_P(AnyUndo, IsAStraightLineAlone) {
  core::Random random(core::seed_from(6));
  Table table(kPuzzle, {.race = false, .editing = GetParam()});
  std::vector<std::vector<View::Cell>> line = {table.view().cells};
  while (line.size() < 120) {
    const auto cell = static_cast<std::uint8_t>(random.below(kCells));
    const auto digit = static_cast<std::uint8_t>(1 + random.below(kSide));
    const Move moves[] = {{Set{cell, digit}},
                          {Clear{cell}},
                          {notes_near(cell, random)},
                          {write_near(cell, digit, random)}};
    if (table.play(kAna, moves[random.below(4)]).empty()) line.push_back(table.view().cells);
  }
  for (std::size_t i = line.size() - 1; i > 0; --i) {
    ASSERT_EQ(table.undo(kAna), "");
    ASSERT_EQ(table.view().cells, line[i - 1]) << i;
  }
  for (std::size_t i = 1; i < line.size(); ++i) {
    ASSERT_EQ(table.redo(kAna), "");
    ASSERT_EQ(table.view().cells, line[i]) << i;
  }
}

// With several players: an undo takes back only digits that the player wrote last, and changes the
// digits of at most the two cells of a step.
TEST_P(AnyUndo, NeverTakesWhatSomebodyElseWrote) {
  core::Random random(core::seed_from(7));
  Table table(kPuzzle, {.race = false, .editing = GetParam()});
  int taken = 0;
  int blocked = 0;
  for (int i = 0; i < 6000; ++i) {
    const core::Seat seat(static_cast<std::uint8_t>(random.below(3)));
    const auto cell = static_cast<std::uint8_t>(random.below(20));
    const auto digit = static_cast<std::uint8_t>(1 + random.below(kSide));
    const Move moves[] = {{Set{cell, digit}},
                          {Clear{cell}},
                          {notes_near(cell, random)},
                          {Redo{}},
                          {write_near(cell, digit, random)}};
    table.play(seat, moves[random.below(5)]);

    const auto before = table.view().cells;
    if (!table.undo(seat).empty()) continue;
    const View after = table.view();
    if (after.status.blocked_by) {
      ++blocked;
      EXPECT_NE(after.status.blocked_by, seat);
      const std::size_t cell_of_other = after.status.last_cell.value();
      EXPECT_EQ(after.cells[cell_of_other], before[cell_of_other]);
    }
    int changed = 0;
    for (std::size_t c = 0; c < kCells; ++c) {
      EXPECT_TRUE(after.cells[c].digit == 0 || (after.cells[c].notes | after.cells[c].centre) == 0);
      if (after.cells[c].digit == before[c].digit) continue;
      ++changed;
      EXPECT_EQ(before[c].writer, seat);
    }
    EXPECT_LE(changed, 2);
    taken += changed;
    if (random.below(2) == 0) table.redo(seat);
  }
  EXPECT_GT(taken, 100);
  EXPECT_GT(blocked, 100);
}

TEST(Undo, GoesBackToTheFirstMove) {
  Table table(kPuzzle, {.race = false, .editing = Editing::kLongUndo});
  constexpr int kMoves = 2'000;
  for (int i = 0; i < kMoves; ++i) {
    ASSERT_EQ(table.set(kAna, "I1", i % 2 == 0 ? 2 : 3), "");
  }
  for (int i = 0; i < kMoves; ++i) ASSERT_EQ(table.undo(kAna), "");
  EXPECT_EQ(table.digit("I1"), 0);
  EXPECT_EQ(table.undo(kAna), "You have nothing to undo.");
}

}  // namespace
}  // namespace gridmates::sudoku
