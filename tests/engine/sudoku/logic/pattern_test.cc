// Uniqueness, colouring, almost locked sets and Sue de Coq: at every position of a path no step
// contradicts the solution, and the patterns named by steps exist.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "engine/sudoku/logic/finders.h"
#include "engine/sudoku/solver/any_shape.h"
#include "tests/engine/sudoku/logic/judge.h"
#include "tests/engine/sudoku/logic/pattern_check.h"
#include "tests/engine/sudoku/logic/positions.h"
#include "tests/engine/sudoku/logic/puzzles.h"
#include "tests/support/sanitized.h"

namespace gridmates::sudoku {
namespace {

using enum Technique;

constexpr Technique kPatterns[] = {
    kRemotePair,
    kSimpleColouring,
    kMultiColouring,
    kUniqueRectangle1,
    kUniqueRectangle2,
    kUniqueRectangle3,
    kUniqueRectangle4,
    kUniqueRectangle5,
    kUniqueRectangle6,
    kHiddenRectangle,
    kAvoidableRectangle1,
    kAvoidableRectangle2,
    kBugPlusOne,
    kSueDeCoq,
    kAlsXz,
    kAlsXyWing,
    kAlsChain,
    kDeathBlossom,
};

template <class Capacity>
std::vector<Step> all_steps(Technique technique, const Board<Capacity>& board) {
  Steps steps(Steps::kAll);
  finder_of<Capacity>(technique)(board, steps);
  return std::move(steps).take();
}

bool speaks_against(const Digits& solution, const Step& step) {
  const auto is_right = [&](Candidate c) { return solution[c.cell] == c.digit; };
  return !std::all_of(step.placements.begin(), step.placements.end(), is_right) ||
         std::any_of(step.eliminations.begin(), step.eliminations.end(), is_right);
}

// The error in the steps, of which the first are checked more closely; empty if there is none.
template <class Capacity>
std::string fault_of_all(const std::vector<Step>& steps, Technique technique,
                         const Board<Capacity>& board, const Digits& solution) {
  constexpr std::size_t kClosely = 20;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (steps[i].technique != technique) return "another technique's name";
    if (speaks_against(solution, steps[i])) return fault_of(steps[i], board, solution);
    if (i >= kClosely) continue;
    for (const std::string& fault :
         {fault_of(steps[i], board, solution), complaint_about_pattern(board, steps[i])}) {
      if (!fault.empty()) return fault;
    }
  }
  return {};
}

// Runs every technique at every position on the path of the whole ladder.
template <class Capacity>
void walk_and_ask(Shape shape, const Digits& puzzle) {
  auto board = board_of<Capacity>(shape, puzzle);
  const Digits solution = *solve(shape, puzzle);
  while (const auto next = next_step(board, TechniqueSet::logical())) {
    for (Technique technique : kPatterns) {
      const auto steps = all_steps(technique, board);
      ASSERT_EQ(fault_of_all(steps, technique, board, solution), "");
    }
    apply(*next, board);
  }
}

TEST(Patterns, NeverSpeakAgainstTheSolution) {
  const auto puzzles = own_givens();
  for (std::size_t i = 0; i < puzzles.size(); i += support::kIsSanitized ? 120 : 30) {
    walk_and_ask<Nine>({}, puzzles[i]);
    ASSERT_FALSE(HasFailure()) << i;
  }
}

TEST(Patterns, NeverSpeakAgainstTheSolutionOfAnyShape) {
  for (const Shape shape : {Shape{2, 2}, {2, 3}, {3, 2}, {2, 4}, {5, 1}, {1, 6}, {2, 5}}) {
    if (support::kIsSanitized && shape.side() > 8) continue;
    const Digits puzzle = dug_puzzle(shape, 1);
    shape.side() <= Nine::kSide ? walk_and_ask<Nine>(shape, puzzle)
                                : walk_and_ask<TwentyFive>(shape, puzzle);
    ASSERT_FALSE(HasFailure()) << shape.box_rows << 'x' << shape.box_columns;
  }
}

// The number of steps in our puzzles after all singles.
TEST(Patterns, FindAsMuchAsEver) {
  const std::map<Technique, std::size_t> expected = {
      {kRemotePair, 3},       {kSimpleColouring, 173}, {kMultiColouring, 67},
      {kUniqueRectangle1, 4}, {kUniqueRectangle4, 2},  {kUniqueRectangle6, 2},
      {kHiddenRectangle, 12}, {kSueDeCoq, 16},         {kAlsXz, 1910},
      {kAlsXyWing, 11489},    {kAlsChain, 23004},      {kDeathBlossom, 209},
  };
  std::map<Technique, std::size_t> found;
  for (const OwnPuzzle& puzzle : own_puzzles()) {
    const auto board = after_singles(puzzle.givens);
    for (Technique technique : kPatterns) {
      const std::size_t steps = all_steps(technique, board).size();
      if (steps != 0) found[technique] += steps;
    }
  }
  EXPECT_EQ(found, expected);
}

// Both capacities share one source.
TEST(Patterns, AreTheSameInEitherCapacity) {
  const auto puzzles = own_givens();
  for (std::size_t i = 0; i < puzzles.size(); i += 30) {
    const auto small = board_of<Nine>({}, puzzles[i]);
    const auto large = board_of<TwentyFive>({}, puzzles[i]);
    for (Technique technique : kPatterns) {
      ASSERT_EQ(all_steps(technique, small), all_steps(technique, large));
    }
  }
}

TEST(Patterns, AreNotLookedForWhenThereAreEnough) {
  for (const OwnPuzzle& puzzle : own_puzzles()) {
    const auto board = after_singles(puzzle.givens);
    for (Technique technique : kPatterns) {
      const auto all = all_steps(technique, board);
      Steps two(2);
      finder_of<Nine>(technique)(board, two);
      ASSERT_EQ(two.found().size(), std::min<std::size_t>(all.size(), 2));
      ASSERT_TRUE(std::equal(two.found().begin(), two.found().end(), all.begin()));
    }
  }
}

// The checker notices invalid patterns.
TEST(Patterns, AreRefereed) {
  const auto board = board_of<Nine>({}, own_givens().front());
  Step step;
  step.technique = kUniqueRectangle1;
  step.cells = {0, 1, 9, 10};  // in one box
  step.digits = {1, 2};
  EXPECT_NE(complaint_about_pattern(board, step), "");
  step.technique = kAlsXz;
  EXPECT_NE(complaint_about_pattern(board, step), "");
  step.chains = {{{{0, 1}, 1, false}, {{0, 1}, 2, true}, {{30}, 2, false}, {{30}, 1, true}}};
  EXPECT_NE(complaint_about_pattern(board, step), "");
}

// It also notices a node with a cell that cannot have the digit, and a missing set.
TEST(Patterns, AreRefereedByTheirNodesPlaces) {
  const auto board = after_singles(own_puzzles().front().givens);
  std::size_t refused = 0;
  for (const Step& step : all_steps(kAlsXz, board)) {
    ASSERT_EQ(complaint_about_pattern(board, step), "");
    Step whole = step;
    for (std::size_t i = 0; i < 4; ++i) whole.chains[0][i].cells = step.sets[i / 2].cells;
    EXPECT_EQ(complaint_about_pattern(board, whole).empty(), whole == step);
    refused += whole == step ? 0 : 1;
    Step without = step;
    without.sets.pop_back();
    EXPECT_NE(complaint_about_pattern(board, without), "");
  }
  EXPECT_GT(refused, 0u);
}

}  // namespace
}  // namespace gridmates::sudoku
