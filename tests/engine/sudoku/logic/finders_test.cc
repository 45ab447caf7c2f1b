// The techniques without chains and uniqueness: no step contradicts a solution, a mirrored grid
// gives the same steps, and a fixed set of puzzles gives the same counts.
#include "engine/sudoku/logic/finders.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "engine/core/random.h"
#include "engine/sudoku/solver/any_shape.h"
#include "tests/engine/sudoku/logic/judge.h"
#include "tests/engine/sudoku/logic/puzzles.h"
#include "tests/support/sanitized.h"

namespace gridmates::sudoku {
namespace {

using enum Technique;

constexpr Technique kBasics[] = {
    kFullHouse,
    kHiddenSingle,
    kNakedSingle,
    kPointing,
    kClaiming,
    kLockedPair,
    kLockedTriple,
    kNakedPair,
    kHiddenPair,
    kNakedTriple,
    kHiddenTriple,
    kNakedQuad,
    kHiddenQuad,
    kSkyscraper,
    kTwoStringKite,
    kTurbotFish,
    kEmptyRectangle,
    kWWing,
    kXyWing,
    kXyzWing,
    kWxyzWing,
    kXWing,
    kSwordfish,
    kJellyfish,
    kFinnedXWing,
    kFinnedSwordfish,
    kFinnedJellyfish,
    kSashimiXWing,
    kSashimiSwordfish,
    kSashimiJellyfish,
    kFrankenXWing,
    kFrankenSwordfish,
    kFrankenJellyfish,
    kFinnedFrankenXWing,
    kFinnedFrankenSwordfish,
    kFinnedFrankenJellyfish,
};

// The most steps of one technique that these tests check: there may be tens of thousands.
constexpr std::size_t kPlenty = 30;

std::vector<Digits> some_puzzles() {
  std::vector<Digits> some;
  const auto all = own_givens();
  for (std::size_t i = 0; i < all.size(); i += 12) some.push_back(all[i]);
  return some;
}

template <class Capacity>
std::vector<Step> found(Technique technique, const Board<Capacity>& board,
                        std::size_t wanted = Steps::kAll) {
  Steps steps(wanted);
  finder_of<Capacity>(technique)(board, steps);
  return std::move(steps).take();
}

bool is_in_order(const Step& step) {
  return std::ranges::is_sorted(step.cells) && std::ranges::is_sorted(step.units) &&
         std::ranges::is_sorted(step.covers) && !step.cells.empty();
}

using Counts = std::map<Technique, int>;

// Runs every technique at every position of a path that takes the first step of the first technique
// that has one. Counts the steps on the way, up to kPlenty per position.
template <class Capacity>
void walk_and_judge(Board<Capacity> board, const Digits& solution, Counts& counts) {
  for (bool goes_on = true; goes_on && !board.is_solved();) {
    std::optional<Step> next;
    for (const Technique technique : kBasics) {
      const auto steps = found(technique, board, kPlenty);
      counts[technique] += static_cast<int>(steps.size());
      for (const Step& step : steps) {
        ASSERT_EQ(fault_of(step, board, solution), "");
        ASSERT_EQ(step.technique, technique);
        ASSERT_TRUE(is_in_order(step)) << sentence(board.geometry().shape, step);
      }
      if (!next && !steps.empty()) next = steps.front();
    }
    goes_on = next.has_value();
    if (goes_on) apply(*next, board);
  }
}

// The counts change only if a technique does.
TEST(Finders, NeverSpeakAgainstTheSolution) {
  Counts counts;
  for (const Digits& puzzle : some_puzzles()) {
    walk_and_judge(board_of<Nine>({}, puzzle), *solve(Shape{}, puzzle), counts);
    if (HasFatalFailure()) return;
  }
  std::vector<int> told;
  for (const Technique technique : kBasics) told.push_back(counts[technique]);
  EXPECT_THAT(told, testing::ElementsAreArray({114, 850, 450, 400,  395,  11,   14,   128,  146,
                                               195, 118, 184, 100,  226,  106,  326,  178,  140,
                                               14,  11,  114, 129,  120,  77,   128,  152,  243,
                                               193, 94,  37,  1656, 3084, 3614, 3815, 4994, 4657}));
}

// With only some cells given there may be many solutions: no step may contradict any of them.
TEST(Finders, NeverSpeakAgainstASolutionOfAnyShape) {
  core::Random random(core::seed_from(4));
  for (const Shape shape : {Shape{2, 2}, {2, 3}, {3, 2}, {2, 4}, {2, 5}, {5, 1}, {4, 4}}) {
    if (support::kIsSanitized && shape.side() > 10) continue;
    const auto cells = static_cast<std::size_t>(shape.cells());
    const Digits solution = *solve(shape, Digits(cells));
    for (const std::uint32_t percent : {50}) {
      Counts counts;
      Digits part = solution;
      for (std::uint8_t& digit : part) {
        if (random.below(100) >= percent) digit = 0;
      }
      if (shape.side() <= Nine::kSide) {
        walk_and_judge(board_of<Nine>(shape, part), solution, counts);
      } else {
        walk_and_judge(board_of<TwentyFive>(shape, part), solution, counts);
      }
      if (HasFatalFailure()) FAIL() << shape.box_rows << 'x' << shape.box_columns;
    }
  }
}

TEST(Finders, FindTheSameInEitherCapacity) {
  for (const Digits& puzzle : some_puzzles()) {
    const auto small = board_of<Nine>({}, puzzle);
    const auto large = board_of<TwentyFive>({}, puzzle);
    for (const Technique technique : kBasics) {
      ASSERT_EQ(found(technique, small), found(technique, large)) << facts_of(technique).key;
    }
  }
}

// The conclusions of all steps together; `mirrored` swaps rows and columns.
std::set<Candidate> all_said(const std::vector<Step>& steps, bool mirrored) {
  std::set<Candidate> said;
  for (const Step& step : steps) {
    for (const auto* list : {&step.placements, &step.eliminations}) {
      for (Candidate c : *list) {
        if (mirrored) c.cell = static_cast<Cell>(c.cell % 9 * 9 + c.cell / 9);
        said.insert(c);
      }
    }
  }
  return said;
}

TEST(Finders, FindTheSameInTheMirror) {
  for (const Digits& puzzle : some_puzzles()) {
    Digits mirror(81);
    for (std::size_t cell = 0; cell < 81; ++cell) mirror[cell] = puzzle[cell % 9 * 9 + cell / 9];
    const auto board = board_of<Nine>({}, puzzle);
    const auto other = board_of<Nine>({}, mirror);
    for (const Technique technique : kBasics) {
      const auto steps = found(technique, board);
      const auto in_mirror = found(technique, other);
      EXPECT_EQ(steps.size(), in_mirror.size()) << facts_of(technique).key;
      ASSERT_EQ(all_said(steps, false), all_said(in_mirror, true)) << facts_of(technique).key;
    }
  }
}

TEST(Finders, StopWhenThereIsEnough) {
  for (const Digits& puzzle : some_puzzles()) {
    const auto board = board_of<Nine>({}, puzzle);
    for (const Technique technique : kBasics) {
      const auto all = found(technique, board);
      const auto one = found(technique, board, 1);
      ASSERT_EQ(one.size(), std::min<std::size_t>(all.size(), 1)) << facts_of(technique).key;
      if (!one.empty()) EXPECT_EQ(one.front(), all.front()) << facts_of(technique).key;
    }
  }
}

}  // namespace
}  // namespace gridmates::sudoku
