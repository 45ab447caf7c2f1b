// Uniform grids: completions compared with the solver, and statistics.

#include "engine/sudoku/generate/uniform.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/sudoku/grid/units.h"
#include "engine/sudoku/solver/solver.h"

namespace gridmates::sudoku {
namespace {

// The digits of these boxes, 1 to 9.
Grid write_down(const ByBox& boxes, const std::set<std::size_t>& which) {
  Grid grid{};
  for (const std::size_t box : which) {
    for (std::size_t digit = 0; digit < kSide; ++digit) {
      const std::size_t row = box / 3 * 3 + boxes.rows[box][digit];
      const std::size_t column = box % 3 * 3 + boxes.columns[box][digit];
      grid[kSide * row + column] = static_cast<std::uint8_t>(digit + 1);
    }
  }
  return grid;
}

const std::set<std::size_t> kFrameBoxes = {0, 1, 2, 3, 6};
const std::set<std::size_t> kAllBoxes = {0, 1, 2, 3, 4, 5, 6, 7, 8};

TEST(Uniform, CompletionsAreThoseThatTheSolverFinds) {
  core::Random random(core::seed_from(7));
  for (int i = 0; i < 12; ++i) {
    ByBox frame = random_frame(random);
    const Completions completions(frame);
    std::vector<Grid> found;
    const Grid givens = write_down(frame, kFrameBoxes);
    ASSERT_EQ(count_filled(givens), 45);
    const Solutions told = find_solutions(givens, 100'000, found, {10'000'000});
    ASSERT_TRUE(told.decided);
    EXPECT_EQ(completions.count(), told.found);
    EXPECT_LE(told.found, kMostCompletions);
    std::set<Grid> filled;
    for (std::uint32_t number = 0; completions.fill(number, frame); ++number) {
      filled.insert(write_down(frame, kAllBoxes));
    }
    EXPECT_EQ(filled, std::set<Grid>(found.begin(), found.end()));
  }
}

// Boxes beside box 0 have its diagonals as columns, boxes below it have them as rows.
TEST(Uniform, TheMostIsReached) {
  ByBox frame;
  for (std::uint8_t digit = 0; digit < kSide; ++digit) {
    const auto diagonal = static_cast<std::uint8_t>((digit / 3 + digit) % 3);
    for (const std::size_t box : {1, 2}) frame.columns[box][digit] = diagonal;
    for (const std::size_t box : {3, 6}) frame.rows[box][digit] = diagonal;
  }
  EXPECT_TRUE(is_rare(frame));
  EXPECT_EQ(Completions(frame).count(), kMostCompletions);
}

TEST(Uniform, UsualFramesHaveNoMoreThanIsSaid) {
  core::Random random(core::seed_from(11));
  for (int i = 0; i < 5'000; ++i) {
    const ByBox frame = random_frame(random);
    if (!is_rare(frame)) EXPECT_LE(Completions(frame).count(), kMostUsualCompletions);
  }
}

TEST(Uniform, CountsNoFurtherThanAsked) {
  core::Random random(core::seed_from(8));
  const Completions completions(random_frame(random));
  EXPECT_EQ(completions.count(10), 10u);
  EXPECT_EQ(completions.count(completions.count()), completions.count());
}

TEST(Uniform, GridsAreFullAndDifferent) {
  core::Random random(core::seed_from(9));
  std::set<Grid> seen;
  for (int i = 0; i < 500; ++i) {
    const auto grid = uniform_grid(random);
    ASSERT_TRUE(grid);
    EXPECT_EQ(count_filled(*grid), kCells);
    EXPECT_TRUE(clashing_cells(*grid).none());
    EXPECT_TRUE(seen.insert(*grid).second);
  }
}

// Over 9,000 grids each digit should be in each cell 1,000 times. Chi-square over 81 cells and nine
// digits has 9 * 64 degrees of freedom (rows, columns and boxes are full): 576 plus or minus five
// times 34.
TEST(Uniform, EveryDigitIsEverywhereAsOften) {
  core::Random random(core::seed_from(10));
  std::array<std::array<int, kSide>, kCells> seen{};
  for (int i = 0; i < 9'000; ++i) {
    const Grid grid = *uniform_grid(random);
    for (std::size_t cell = 0; cell < kCells; ++cell) ++seen[cell][grid[cell] - 1u];
  }
  double chi_square = 0;
  for (const auto& cell : seen) {
    for (const int count : cell) chi_square += (count - 1'000.0) * (count - 1'000.0) / 1'000.0;
  }
  EXPECT_GT(chi_square, 576 - 170);
  EXPECT_LT(chi_square, 576 + 170);
}

TEST(Uniform, ASeedGivesTheSameGridForEver) {
  core::Random random(core::seed_from(1));
  const Grid grid = *uniform_grid(random);
  std::string line;
  for (const std::uint8_t digit : grid) line += static_cast<char>('0' + digit);
  EXPECT_EQ(line,
            "269183475143572896857496312584237961792614538316859247471925683928361754635748129");
}

}  // namespace
}  // namespace gridmates::sudoku
