#include "engine/sudoku/logic/ladder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "tests/engine/sudoku/grid/puzzles.h"
#include "tests/engine/sudoku/logic/puzzles.h"

namespace gridmates::sudoku {
namespace {

TEST(Ladder, WalksAnEasyPuzzleToItsSolution) {
  const Path path = walk({}, digits_of(kPuzzle));
  EXPECT_TRUE(path.solved);
  EXPECT_EQ(path.end, digits_of(kSolution));
  EXPECT_EQ(path.steps.size(), 51u);
  EXPECT_EQ(std::accumulate(path.counts.begin(), path.counts.end(), 0), 51);
}

TEST(Ladder, TellsTheFirstTechniqueThatShowsAnything) {
  const auto board = board_of<Nine>({}, digits_of(kPuzzle));
  const auto step = next_step(board, TechniqueSet::all());
  ASSERT_TRUE(step);
  EXPECT_EQ(step->technique, Technique::kHiddenSingle);
  const auto other = next_step(board, *TechniqueSet::parse("naked-single"));
  ASSERT_TRUE(other);
  EXPECT_EQ(other->technique, Technique::kNakedSingle);
  EXPECT_FALSE(next_step(board, TechniqueSet{}));
}

TEST(Ladder, UsesWhatItMayAlone) {
  const TechniqueSet singles = *TechniqueSet::parse("singles");
  int unsolved = 0;
  for (const Digits& puzzle : own_givens()) {
    const Path path = walk({}, puzzle, {.techniques = singles});
    for (const Step& step : path.steps) EXPECT_TRUE(singles.has(step.technique));
    unsolved += path.solved ? 0 : 1;
  }
  EXPECT_GT(unsolved, 5);
}

TEST(Ladder, IsTheSameEveryTime) {
  for (const Digits& puzzle : own_givens()) {
    EXPECT_EQ(walk({}, puzzle).steps, walk({}, puzzle).steps);
  }
}

// A walk remembers where it need not look again; next_step() does not.
TEST(Ladder, WalksAsIfItHadNoMemory) {
  for (const Digits& puzzle : own_givens()) {
    auto board = board_of<Nine>({}, puzzle);
    for (const Step& step : walk({}, puzzle).steps) {
      ASSERT_EQ(next_step(board, TechniqueSet::all()), step);
      apply(step, board);
    }
  }
}

TEST(Ladder, EndsWhereItIsToldTo) {
  EXPECT_EQ(walk({}, digits_of(kPuzzle), {.max_steps = 5}).steps.size(), 5u);
  std::stop_source source;
  source.request_stop();
  const Path path = walk({}, digits_of(kPuzzle), {.stop = source.get_token()});
  EXPECT_TRUE(path.steps.empty());
  EXPECT_FALSE(path.solved);
  EXPECT_EQ(path.end, digits_of(kPuzzle));
}

// With any budget the same path, only shorter.
TEST(Ladder, EndsWithItsBudget) {
  const Digits hard = digits_of(
      "9876..5..4...98.......7....87...63..3.2....5.........173..6.9....4..9.3....3....5");
  const Path whole = walk({}, hard);
  ASSERT_TRUE(whole.solved);
  EXPECT_FALSE(whole.was_ended);
  std::size_t longest = 0;
  for (std::uint64_t nets : {1, 500, 5'000, 50'000, 5'000'000}) {
    int told = 0;
    const Path path = walk({}, hard, {.max_nets = nets, .on_step = [&told] { ++told; }});
    EXPECT_EQ(path.was_ended, !path.solved) << nets;
    EXPECT_EQ(told, static_cast<int>(path.steps.size()));
    EXPECT_GE(path.steps.size(), longest);
    longest = path.steps.size();
    ASSERT_LE(longest, whole.steps.size());
    EXPECT_TRUE(std::equal(path.steps.begin(), path.steps.end(), whole.steps.begin())) << nets;
  }
  EXPECT_EQ(longest, whole.steps.size());
  EXPECT_LT(walk({}, hard, {.max_nets = 500}).steps.size(), longest);
}

TEST(Ladder, HasNoPathFromAClash) {
  Digits clash = digits_of(kPuzzle);
  clash[2] = 5;
  const Path path = walk({}, clash);
  EXPECT_TRUE(path.steps.empty());
  EXPECT_FALSE(path.solved);
}

TEST(Ladder, HasNoStepsOnAFullGrid) {
  const Path path = walk({}, digits_of(kSolution));
  EXPECT_TRUE(path.solved);
  EXPECT_TRUE(path.steps.empty());
}

// A puzzle with several solutions is walked as far as possible; the walk ends.
TEST(Ladder, StopsOnAnEmptyGrid) {
  const TechniqueSet simple = *TechniqueSet::parse("singles,locked,subsets,fish");
  const Path path = walk({}, Digits(81, 0), {.techniques = simple});
  EXPECT_TRUE(path.steps.empty());
  EXPECT_FALSE(path.solved);
}

TEST(Ladder, ReachesGridsOfEveryShape) {
  for (Shape shape :
       {Shape{2, 2}, Shape{2, 3}, Shape{3, 2}, Shape{2, 4}, Shape{2, 5}, Shape{3, 4}}) {
    const Digits puzzle = dug_puzzle(shape, 1);
    const TechniqueSet simple = *TechniqueSet::parse("singles,locked,subsets");
    const Path path = walk(shape, puzzle, {.techniques = simple});
    EXPECT_FALSE(path.steps.empty()) << shape.side();
    for (std::size_t cell = 0; cell < puzzle.size(); ++cell) {
      if (puzzle[cell] != 0) EXPECT_EQ(path.end[cell], puzzle[cell]);
    }
  }
}

}  // namespace
}  // namespace gridmates::sudoku
