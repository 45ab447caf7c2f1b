// The techniques without chains: nothing they say is ever against the solution, they find the same
// in a grid and in its mirror, and as much as ever in a fixed set of puzzles.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>

#include "engine/core/random.h"
#include "engine/sudoku/solver/any_shape.h"
#include "tests/engine/sudoku/logic/basics.h"

namespace gridmates::sudoku {
namespace {

// Some of the puzzles with one solution that the project ships.
std::vector<Digits> own_puzzles() {
  std::vector<Digits> puzzles;
  std::ifstream in(std::string(GRIDMATES_SOURCE_DIR) + "/tests/data/sudoku/counted.txt");
  std::string text;
  int unique = 0;
  for (int solutions = 0; in >> text >> solutions;) {
    if (solutions != 1 || unique++ % 4 != 0) continue;
    Digits digits;
    for (char c : text) digits.push_back(c == '.' ? 0 : static_cast<std::uint8_t>(c - '0'));
    puzzles.push_back(digits);
  }
  return puzzles;
}

// A grid of this shape with so many of a solution's cells, and the solution.
std::pair<Digits, Digits> part_of_a_grid(Shape shape, int givens, core::Random& random) {
  const Digits solution = *solve(shape, Digits(static_cast<std::size_t>(shape.cells())));
  std::vector<std::size_t> cells(solution.size());
  for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = i;
  random.shuffle<std::size_t>(cells);
  Digits part(solution.size());
  for (int i = 0; i < givens; ++i)
    part[cells[static_cast<std::size_t>(i)]] = solution[cells[static_cast<std::size_t>(i)]];
  return {part, solution};
}

// As many steps of one technique as these tests look at: there may be tens of thousands of fish.
constexpr std::size_t kPlenty = 30;

using Counts = std::map<Technique, int>;

// Asks every technique at every position of a path that takes the first step of the first technique
// that has one. Counts the steps shown on the way, up to kPlenty a position.
template <class Capacity>
void walk_and_check(Board<Capacity> board, const Digits& solution, Counts& counts) {
  for (bool goes_on = true; goes_on && !board.is_solved();) {
    std::optional<Step> next;
    for (const auto& [technique, finder] : basic_finders<Capacity>()) {
      Steps steps(kPlenty);
      finder(board, steps);
      counts[technique] += static_cast<int>(steps.found().size());
      for (const Step& step : steps.found()) {
        ASSERT_EQ(complaint(board, solution, technique, step), "");
      }
      if (!next && !steps.found().empty()) next = steps.found().front();
    }
    goes_on = next.has_value();
    if (goes_on) apply(*next, board);
  }
}

// The counts change only when a technique does.
TEST(Finders, NeverSpeakAgainstTheSolution) {
  Counts counts;
  const auto puzzles = own_puzzles();
  ASSERT_EQ(puzzles.size(), 15u);
  for (const Digits& puzzle : puzzles) {
    const Digits solution = *solve({3, 3}, puzzle);
    walk_and_check(board_of<Nine>({3, 3}, puzzle), solution, counts);
    if (HasFatalFailure()) return;
  }
  std::vector<int> told;
  for (const auto& [technique, finder] : basic_finders<Nine>()) told.push_back(counts[technique]);
  EXPECT_THAT(told,
              testing::ElementsAreArray({323, 2493, 1357, 1262, 1232,  143,  82,    507,   907,
                                         667, 682,  689,  201,  1093,  408,  391,   229,   232,
                                         626, 377,  442,  384,  325,   253,  289,   528,   588,
                                         254, 840,  155,  5460, 11877, 9894, 14485, 11030, 13849}));
}

TEST(Finders, NeverSpeakAgainstTheSolutionOfAnyShape) {
  core::Random random(core::seed_from(4));
  for (const Shape shape : {Shape{2, 2}, {2, 3}, {3, 2}, {2, 4}, {2, 5}, {5, 1}, {4, 4}}) {
    const int cells = shape.cells();
    for (const int givens : {cells * 2 / 5, cells * 3 / 5}) {
      Counts counts;
      const auto [part, solution] = part_of_a_grid(shape, givens, random);
      if (shape.side() <= Nine::kSide) {
        walk_and_check(board_of<Nine>(shape, part), solution, counts);
      } else {
        walk_and_check(board_of<TwentyFive>(shape, part), solution, counts);
      }
      if (HasFatalFailure()) FAIL() << shape.box_rows << 'x' << shape.box_columns;
    }
  }
}

// Both capacities are one source.
TEST(Finders, FindTheSameInEitherCapacity) {
  for (const Digits& puzzle : own_puzzles()) {
    const auto small = board_of<Nine>({3, 3}, puzzle);
    const auto large = board_of<TwentyFive>({3, 3}, puzzle);
    for (std::size_t i = 0; i < basic_finders<Nine>().size(); ++i) {
      Steps in_small(Steps::kAll);
      Steps in_large(Steps::kAll);
      basic_finders<Nine>()[i].finder(small, in_small);
      basic_finders<TwentyFive>()[i].finder(large, in_large);
      ASSERT_EQ(in_small.found(), in_large.found());
    }
  }
}

// What all the steps say together; `mirrored` swaps rows and columns.
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
  for (const Digits& puzzle : own_puzzles()) {
    Digits mirror(81);
    for (std::size_t cell = 0; cell < 81; ++cell) mirror[cell] = puzzle[cell % 9 * 9 + cell / 9];
    const auto board = board_of<Nine>({3, 3}, puzzle);
    const auto other = board_of<Nine>({3, 3}, mirror);
    for (const auto& [technique, finder] : basic_finders<Nine>()) {
      Steps steps(Steps::kAll);
      Steps in_mirror(Steps::kAll);
      finder(board, steps);
      finder(other, in_mirror);
      EXPECT_EQ(steps.found().size(), in_mirror.found().size());
      ASSERT_EQ(all_said(steps.found(), false), all_said(in_mirror.found(), true))
          << static_cast<int>(technique);
    }
  }
}

TEST(Finders, StopWhenThereIsEnough) {
  for (const Digits& puzzle : own_puzzles()) {
    const auto board = board_of<Nine>({3, 3}, puzzle);
    for (const auto& [technique, finder] : basic_finders<Nine>()) {
      Steps all(Steps::kAll);
      Steps one(1);
      finder(board, all);
      finder(board, one);
      ASSERT_EQ(one.found().size(), std::min<std::size_t>(all.found().size(), 1));
      if (!one.found().empty()) EXPECT_EQ(one.found().front(), all.found().front());
    }
  }
}

}  // namespace
}  // namespace gridmates::sudoku
