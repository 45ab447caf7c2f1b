// Hints of a match: what is shown at each step, and for which board they are.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/random.h"
#include "engine/sudoku/explainer/rating.h"
#include "tests/engine/sudoku/helped.h"

namespace gridmates::sudoku {
namespace {

// Puzzles of this level.
std::vector<std::string> puzzles_of(Level level, int count) {
  Options options;
  options.picked.value.level = static_cast<std::uint8_t>(static_cast<int>(level) + 1);
  std::vector<std::string> puzzles;
  for (int seed = 0; seed < count; ++seed) {
    const auto puzzle = *make_puzzle(options, core::seed_from(seed));
    Grid grid{};
    std::ranges::copy(puzzle, grid.begin());
    puzzles.push_back(format_line(grid));
  }
  return puzzles;
}

TEST(HintOfAMatch, IsToldAStepFurtherEachTime) {
  Helped table;
  ASSERT_EQ(table.hint(), "");
  EXPECT_EQ(table.shown().technique.str(), "hidden-single");
  EXPECT_EQ(table.shown().that.str(), "There is a Hidden Single.");
  EXPECT_EQ(table.shown().where.str() + table.shown().why.str(), "");
  EXPECT_TRUE(table.shown().cells.empty());
  ASSERT_EQ(table.hint(kBo), "");
  EXPECT_EQ(table.shown().where.str(), "Look at box 2.");
  EXPECT_EQ(table.shown().cells.size(), 9U) << "those of the box";
  EXPECT_TRUE(table.shown().placements.empty());
  ASSERT_EQ(table.hint(), "");
  EXPECT_EQ(table.shown().why.str(),
            "Hidden Single: in box 2, 8 can only stand in A6, so A6 is 8.");
  ASSERT_EQ(table.shown().cells.size(), 1U);
  EXPECT_EQ(table.shown().cells[0], *parse_cell("A6"));
  ASSERT_EQ(table.shown().placements.size(), 1U);
  EXPECT_EQ(table.shown().placements[0], (Placed{*parse_cell("A6"), 8}));
}

TEST(HintOfAMatch, IsFoundOnceForItsThreeSteps) {
  Helped table;
  EXPECT_TRUE(Rules::needs_work(table.state(), {AskHint{}}));
  EXPECT_EQ(table.play(kAna, {AskHint{}}), "This hint is to be found first.");
  for (int i = 0; i < 2; ++i) {
    table.hint();
    EXPECT_FALSE(Rules::needs_work(table.state(), {AskHint{}}));
  }
  table.hint();
  EXPECT_TRUE(Rules::needs_work(table.state(), {AskHint{}}));
}

TEST(HintOfAMatch, GoesWithTheNextDigit) {
  Helped table;
  table.hint();
  table.note(kBo, "A3", {4});
  table.colour(kBo, {"A3"}, 2);
  EXPECT_TRUE(table.is_hint_shown());
  table.set(kBo, "A3", 4);
  EXPECT_FALSE(table.is_hint_shown());
  EXPECT_EQ(table.assists(), only(Assist::kHint));
}

TEST(HintOfAMatch, LeavesTheCellThatWasChangedLast) {
  Helped table;
  table.set(kAna, "A3", 4);
  table.hint();
  EXPECT_EQ(table.view().status.last_cell, *parse_cell("A3"));
  table.play(kAna, {Restart{}});
  EXPECT_EQ(table.view().status.last_cell, std::nullopt);
  Helped old(kPuzzle, {.race = false, .editing = Editing::kLongUndo});
  old.set(kAna, "A3", 4);
  old.hint();
  EXPECT_EQ(old.view().status.last_cell, std::nullopt) << "as it was";
}

TEST(HintOfAMatch, NamesWhatIsWrongFirst) {
  Helped table;
  table.set(kAna, "A3", 2);
  for (int i = 0; i < 3; ++i) table.hint();
  EXPECT_EQ(table.shown().kind, HintFound::Kind::kWrong);
  EXPECT_EQ(table.shown().where.str(), "Look at A3.");
  EXPECT_EQ(table.shown().technique.str(), "");
}

TEST(HintOfAMatch, CountsNotesOnceTheyWereFilledIn) {
  Helped table;
  table.note(kAna, "A3", {1});
  table.hint();
  EXPECT_EQ(table.shown().kind, HintFound::Kind::kStep);
  table.fill(kAna);
  table.unnote(kBo, "A3", {4});
  table.hint();
  EXPECT_EQ(table.shown().kind, HintFound::Kind::kWrong);
  table.hint();
  EXPECT_EQ(table.shown().where.str(), "Look at A3.");
}

TEST(HintOfAMatch, CountsNoNotesAnyMoreWhenFillingIsUndone) {
  Helped table;
  table.note(kAna, "A3", {1});
  table.fill(kAna);
  table.undo(kAna);
  table.hint();
  EXPECT_EQ(table.shown().kind, HintFound::Kind::kStep);
  table.redo(kAna);
  table.unnote(kBo, "A3", {4});
  table.hint();
  EXPECT_EQ(table.shown().kind, HintFound::Kind::kWrong);
}

TEST(HintOfAMatch, CountsNoNotesThatAreTakenAwayAsAWhole) {
  Helped table;
  table.fill(kAna);
  table.fill(kAna, kAllDigits, true);
  table.note(kAna, "A3", {1});
  table.hint();
  EXPECT_EQ(table.shown().kind, HintFound::Kind::kStep);
}

// Following the hints alone leads to the end, with all their eliminations remembered.
TEST(HintOfAMatch, LeadsOnPastEliminationsWithoutNotes) {
  int eliminations = 0;
  for (const std::string& puzzle : puzzles_of(Level::kHard, 3)) {
    Helped table(puzzle);
    HintFound last;
    while (!Rules::outcome(table.state()).over()) {
      for (int i = 0; i < 3; ++i) ASSERT_EQ(table.hint(), "");
      const HintFound shown = table.shown();
      ASSERT_FALSE(shown == last) << shown.why.str();
      ASSERT_EQ(shown.kind, HintFound::Kind::kStep);
      last = shown;
      if (shown.placements.empty()) ++eliminations;
      for (const Placed& placed : shown.placements) {
        ASSERT_EQ(table.play(kAna, {Set{placed.cell, placed.digit}}), "");
      }
    }
  }
  EXPECT_GE(eliminations, 3);
}

TEST(HintOfAMatch, FitsInItsBounds) {
  for (const std::string& puzzle : puzzles_of(Level::kExtreme, 3)) {
    Helped table(puzzle);
    for (int i = 0; i < 30; ++i) {
      ASSERT_EQ(table.hint(), "");
      ASSERT_FALSE(table.shown().that.str().ends_with("..."));
      ASSERT_FALSE(table.shown().where.str().ends_with("..."));
      ASSERT_NE(table.shown().where.str(), "Look at .");
    }
    EXPECT_EQ(*core::decode<State>(core::encode(table.state())), table.state());
  }
}

}  // namespace
}  // namespace gridmates::sudoku
