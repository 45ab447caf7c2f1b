// The notes around a digit that is replaced or cleared.
#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "tests/engine/sudoku/table.h"

namespace gridmates::sudoku {
namespace {

constexpr PlayRules kGivesBack{.race = false, .editing = Editing::kGivesBack};

TEST(ReplacedDigit, GivesTheNotesBack) {
  Table table(kPuzzle, kGivesBack);
  table.note(kBo, "A4", {2, 6});
  table.centre(kBo, "A7", {1, 4});
  table.set(kAna, "A3", 2);
  EXPECT_EQ(table.notes("A4"), "6");
  table.set(kAna, "A3", 4);
  EXPECT_EQ(table.notes("A4"), "26");
  EXPECT_EQ(table.centre_notes("A7"), "1");
  table.set(kAna, "A3", 1);
  EXPECT_EQ(table.centre_notes("A7"), "4");
  table.clear(kAna, "A3");
  EXPECT_EQ(table.notes("A4") + " " + table.centre_notes("A7"), "26 14");
}

TEST(ReplacedDigit, IsUndoneAndRedoneExactly) {
  Table table(kPuzzle, kGivesBack);
  table.note(kBo, "A4", {2, 4, 6});
  std::vector<State> states = {table.state()};
  for (const std::uint8_t digit : {2, 4, 6}) {
    table.set(kAna, "A3", digit);
    states.push_back(table.state());
  }
  table.clear(kAna, "A3");
  const State end = table.state();
  const auto cells_of = [](const State& state) {
    return std::pair(state.cells, state.centre.value.notes);
  };
  for (std::size_t i = states.size(); i-- > 0;) {
    ASSERT_EQ(table.undo(kAna), "");
    EXPECT_EQ(cells_of(table.state()), cells_of(states[i])) << i;
  }
  for (std::size_t i = 1; i < states.size(); ++i) {
    ASSERT_EQ(table.redo(kAna), "");
    EXPECT_EQ(cells_of(table.state()), cells_of(states[i])) << i;
  }
  ASSERT_EQ(table.redo(kAna), "");
  EXPECT_EQ(cells_of(table.state()), cells_of(end));
}

TEST(ReplacedDigit, GivesNothingBackThatAnotherRemovesOrWhereSomebodyWroteSince) {
  Table table(kPuzzle, kGivesBack);
  table.note(kBo, "A4", {2, 6});
  table.note(kBo, "A6", {2, 8});
  table.set(kAna, "A3", 2);
  table.set(kBo, "C4", 2);  // sees A4 and A6
  table.set(kAna, "A3", 4);
  EXPECT_EQ(table.notes("A4"), "6");
  table.set(kAna, "A3", 2);
  table.clear(kBo, "C4");
  EXPECT_EQ(table.notes("A4"), "6") << "A3 has removed it too";
  table.note(kBo, "A4", {8});
  table.set(kAna, "A3", 4);
  EXPECT_EQ(table.notes("A4"), "68");
}

TEST(ReplacedDigit, OfSomebodyElseGivesTheNotesBack) {
  Table table(kPuzzle, kGivesBack);
  table.note(kBo, "A4", {2, 6});
  table.set(kAna, "A3", 2);
  table.set(kBo, "A3", 4);
  EXPECT_EQ(table.notes("A4"), "26");
  table.undo(kBo);
  EXPECT_EQ(table.notes("A4"), "6");
}

TEST(ReplacedDigit, GivesNothingBackToCellsThatAreClearedWithIt) {
  Table table(kPuzzle, kGivesBack);
  table.note(kBo, "A4", {2});
  table.note(kBo, "A6", {2, 8});
  table.set(kAna, "A3", 2);
  const auto before = table.state().cells;
  ASSERT_EQ(table.write(kAna, {"A3", "A4"}, 0), "");
  EXPECT_EQ(table.notes("A4") + table.notes("A6"), "28");
  ASSERT_EQ(table.undo(kAna), "");
  EXPECT_EQ(table.state().cells, before) << "in one step";
  ASSERT_EQ(table.redo(kAna), "");
  EXPECT_EQ(table.notes("A4") + table.notes("A6"), "28");
}

TEST(ReplacedDigit, GivesNothingBackInMatchesFromBefore) {
  Table table(kPuzzle, {.race = false, .editing = Editing::kLongUndo});
  table.note(kBo, "A4", {2, 6});
  table.set(kAna, "A3", 2);
  table.set(kAna, "A3", 4);
  EXPECT_EQ(table.notes("A4"), "6");
}

}  // namespace
}  // namespace gridmates::sudoku
