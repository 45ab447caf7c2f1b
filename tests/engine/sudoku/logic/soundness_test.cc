// No deduction may ever remove a candidate of the true solution.
#include <gtest/gtest.h>

#include "tests/engine/sudoku/logic/judge.h"
#include "tests/engine/sudoku/logic/puzzles.h"

namespace gridmates::sudoku {
namespace {

TEST(Soundness, OfEveryStepOnOurOwnPuzzles) {
  const auto puzzles = own_givens();
  ASSERT_EQ(puzzles.size(), 60u);
  for (const Digits& puzzle : puzzles) {
    const JudgedPath walk = judged_path<Nine>({}, puzzle, TechniqueSet::all());
    ASSERT_EQ(walk.fault, "");
    EXPECT_TRUE(walk.solved);
  }
}

// Each technique alone with the singles, so that no earlier technique hides it.
TEST(Soundness, OfEveryTechniqueByItself) {
  const auto puzzles = own_givens();
  const TechniqueSet singles = *TechniqueSet::parse("singles");
  for (std::size_t i = 0; i < kTechniques; ++i) {
    TechniqueSet set = singles;
    set.add(static_cast<Technique>(i));
    for (std::size_t puzzle = i % 9; puzzle < puzzles.size(); puzzle += 9) {
      ASSERT_EQ(judged_path<Nine>({}, puzzles[puzzle], set).fault, "");
    }
  }
}

TEST(Soundness, OnGridsOfOtherShapes) {
  for (Shape shape : {Shape{2, 2}, Shape{2, 3}, Shape{3, 2}, Shape{2, 4}, Shape{5, 1}}) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const JudgedPath walk =
          judged_path<Nine>(shape, dug_puzzle(shape, seed), TechniqueSet::all());
      ASSERT_EQ(walk.fault, "") << shape.box_rows << "x" << shape.box_columns << " seed " << seed;
    }
  }
}

TEST(Soundness, OnLargeGrids) {
  for (Shape shape : {Shape{2, 5}, Shape{3, 4}, Shape{3, 5}, Shape{4, 4}}) {
    const Digits puzzle = dug_puzzle(shape, 1);
    const JudgedPath walk = judged_path<TwentyFive>(shape, puzzle, TechniqueSet::logical());
    ASSERT_EQ(walk.fault, "") << shape.box_rows << "x" << shape.box_columns;
    EXPECT_GT(walk.steps, 20u);
  }
}

// Both capacities give the same path.
TEST(Soundness, DoesNotDependOnTheCapacity) {
  for (const Digits& puzzle : own_givens()) {
    const JudgedPath nine = judged_path<Nine>({}, puzzle, TechniqueSet::logical());
    const JudgedPath more = judged_path<TwentyFive>({}, puzzle, TechniqueSet::logical());
    ASSERT_EQ(more.fault, "");
    EXPECT_EQ(nine.solved, more.solved);
    EXPECT_EQ(nine.steps, more.steps);
  }
}

// A wrong finder is noticed: this one takes the smallest candidate of a cell for a naked single.
std::optional<Step> guess_wildly(const Board<Nine>& board, const TechniqueSet& techniques,
                                 const std::stop_token&) {
  if (auto step = next_step(board, techniques)) return step;
  const auto cell = static_cast<Cell>(board.empty_cells().first());
  const int digit = std::countr_zero(board.candidates(cell)) + 1;
  Step step;
  step.technique = Technique::kNakedSingle;
  step.placements = {{cell, static_cast<std::uint8_t>(digit)}};
  step.cells = {cell};
  step.digits = {static_cast<std::uint8_t>(digit)};
  return step;
}

TEST(Soundness, NoticesAWrongFinder) {
  const TechniqueSet singles = *TechniqueSet::parse("singles");
  int noticed = 0;
  for (const Digits& puzzle : own_givens()) {
    noticed += judged_path<Nine>({}, puzzle, singles, guess_wildly).fault.empty() ? 0 : 1;
  }
  EXPECT_GE(noticed, 20);
}

TEST(Soundness, NoticesAStepThatChangesNothing) {
  const Digits puzzle = own_givens().front();
  const auto board = board_of<Nine>({}, puzzle);
  Step step;
  EXPECT_NE(fault_of(step, board, puzzle), "");
  const auto given = static_cast<Cell>(board.givens().first());
  step.eliminations = {{given, 1}};
  EXPECT_NE(fault_of(step, board, puzzle), "");
}

class Published : public testing::TestWithParam<std::pair<const char*, std::size_t>> {};

TEST_P(Published, PuzzlesKeepTheirSolution) {
  const auto puzzles = published(GetParam().first, GetParam().second);
  if (puzzles.empty()) GTEST_SKIP() << "the published puzzles are not here";
  for (const Digits& puzzle : puzzles) {
    ASSERT_EQ(judged_path<Nine>({}, puzzle, TechniqueSet::all()).fault, "");
  }
}

INSTANTIATE_TEST_SUITE_P(Files, Published,
                         testing::Values(std::pair{"solve_17clue.txt", 60},
                                         std::pair{"solve_cb_unbiased.txt", 60},
                                         std::pair{"solve_easy_naked_singles.txt", 60},
                                         std::pair{"solve_forum_hardest_1106.txt", 3},
                                         std::pair{"solve_forum_hardest_11plus.txt", 3},
                                         std::pair{"solve_sudocue_top50000.txt", 20},
                                         std::pair{"solve_top1465.txt", 20}));

}  // namespace
}  // namespace gridmates::sudoku
