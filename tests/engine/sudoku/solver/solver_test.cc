// The solver: published puzzles, exact counts compared with a simple reference, and its budget.
#include "engine/sudoku/solver/solver.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "engine/core/random.h"
#include "engine/sudoku/grid/text.h"
#include "engine/sudoku/grid/units.h"
#include "tests/engine/sudoku/grid/puzzles.h"
#include "tests/engine/sudoku/solver/agreement.h"
#include "tests/support/sanitized.h"

namespace gridmates::sudoku {
namespace {

// Plain backtracking cell by cell, for comparison.
std::uint32_t reference_count(Grid& grid, std::uint32_t limit, std::uint8_t cell = 0) {
  while (cell < kCells && grid[cell] != 0) ++cell;
  if (cell == kCells) return 1;
  std::uint32_t found = 0;
  for (std::uint8_t digit = 1; digit <= kSide && found < limit; ++digit) {
    const auto& peers = peers_of(cell);
    if (std::any_of(peers.begin(), peers.end(),
                    [&](std::uint8_t peer) { return grid[peer] == digit; }))
      continue;
    grid[cell] = digit;
    found += reference_count(grid, limit - found, cell + 1);
  }
  grid[cell] = 0;
  return found;
}

TEST(Solver, FindsThePublishedSolution) {
  EXPECT_EQ(format_line(*solve(*parse_line(kPuzzle))), kSolution);
  const Solutions solutions = count_solutions(*parse_line(kPuzzle), 10);
  EXPECT_EQ(solutions.found, 1u);
  EXPECT_TRUE(solutions.decided);
}

TEST(Solver, ASolvedGridIsItsOwnSolution) {
  EXPECT_EQ(count_solutions(*parse_line(kSolution), 2).found, 1u);
  EXPECT_EQ(solve(*parse_line(kSolution)), parse_line(kSolution).value());
}

TEST(Solver, ClashesAndWrongDigitsHaveNoSolution) {
  Grid clash{};
  clash[0] = clash[8] = 5;
  EXPECT_EQ(count_solutions(clash, 2).found, 0u);
  EXPECT_TRUE(count_solutions(clash, 2).decided);
  Grid wrong{};
  wrong[3] = 10;
  EXPECT_EQ(count_solutions(wrong, 2).found, 0u);
}

// A1 has no candidate: 1 to 8 are in its row and 9 is in its column.
TEST(Solver, AClashFreeGridCanHaveNoSolution) {
  std::string line(81, '.');
  line.replace(1, 8, "12345678");
  line[9 * 8] = '9';
  EXPECT_EQ(count_solutions(*parse_line(line), 2).found, 0u);
}

TEST(Solver, StopsAtTheLimit) {
  const Solutions solutions = count_solutions(Grid{}, 7);
  EXPECT_EQ(solutions.found, 7u);
  EXPECT_TRUE(solutions.decided);
}

TEST(Solver, KeepsTheSolutionsAskedFor) {
  std::vector<Grid> found;
  EXPECT_EQ(find_solutions(Grid{}, 7, found).found, 7u);
  ASSERT_EQ(found.size(), 7u);
  EXPECT_EQ(found.front(), solve(Grid{}));
  for (const Grid& grid : found) EXPECT_EQ(count_solutions(grid, 2).found, 1u);
}

TEST(Solver, SaysWhenTheBudgetDoesNotDecide) {
  for (const SolverPath path : solver_paths()) {
    const Effort plenty{.path = path};
    const std::uint64_t nodes = count_solutions(Grid{}, 100, plenty).nodes;
    const Solutions cut = count_solutions(Grid{}, 100, {nodes - 1, {}, path});
    EXPECT_FALSE(cut.decided);
    EXPECT_LT(cut.found, 100u);
    EXPECT_EQ(cut.nodes, nodes - 1);
    EXPECT_TRUE(count_solutions(Grid{}, 100, {nodes, {}, path}).decided);
  }
}

TEST(Solver, StopsWhenTold) {
  std::stop_source source;
  source.request_stop();
  for (const SolverPath path : solver_paths()) {
    const Solutions told = count_solutions(Grid{}, 1'000'000, {~0ull, source.get_token(), path});
    EXPECT_FALSE(told.decided);
    EXPECT_LE(told.nodes, kNodesBetweenLooks);
  }
}

// Solved grids with random holes: from one solution to hundreds, counted exactly.
TEST(Solver, CountsLikeTheReference) {
  core::Random random(core::seed_from(5));
  std::uint64_t most = 0;
  for (int i = 0; i < (support::kIsSanitized ? 15 : 60); ++i) {
    Grid grid = *parse_line(kSolution);
    for (std::uint32_t holes = 50 + random.below(40); holes > 0; --holes)
      grid[random.below(kCells)] = 0;
    Grid copy = grid;
    const Solutions solutions = count_solutions(grid, 100);
    EXPECT_TRUE(solutions.decided);
    EXPECT_EQ(solutions.found, reference_count(copy, 100)) << format_line(grid);
    most = std::max(most, solutions.found);
  }
  EXPECT_GT(most, 20u);
}

// Published collections, if they are beside the project. GRIDMATES_PUZZLES raises how many puzzles
// are read from each file.
class Published : public testing::TestWithParam<const char*> {
 protected:
  std::vector<Grid> puzzles() const {
    const std::filesystem::path file =
        std::filesystem::path(GRIDMATES_SOURCE_DIR) / "../shared/data/sudoku" / GetParam();
    const char* wish = std::getenv("GRIDMATES_PUZZLES");
    const std::size_t most = wish != nullptr ? std::strtoul(wish, nullptr, 10) : 60;
    std::vector<Grid> grids;
    std::ifstream in(file);
    for (std::string line; grids.size() < most && std::getline(in, line);)
      grids.push_back(*parse_line(line));
    return grids;
  }
};

class OneSolution : public Published {};

TEST_P(OneSolution, IsFoundByEveryPath) {
  const auto grids = puzzles();
  if (grids.empty()) GTEST_SKIP() << "the published puzzles are not here";
  for (const Grid& grid : grids) {
    const Solutions solutions = count_solutions(grid, 2);
    ASSERT_TRUE(solutions.decided) << format_line(grid);
    ASSERT_EQ(solutions.found, 1u) << format_line(grid);
    ASSERT_EQ(disagreement(grid, 2), "");
  }
}

INSTANTIATE_TEST_SUITE_P(Files, OneSolution,
                         testing::Values("solve_17clue.txt", "solve_cb_unbiased.txt",
                                         "solve_easy_naked_singles.txt",
                                         "solve_forum_hardest_1106.txt",
                                         "solve_forum_hardest_11plus.txt",
                                         "solve_sudocue_top50000.txt", "solve_top1465.txt"));

class ManySolutions : public Published {};

TEST_P(ManySolutions, AreCountedAlikeByEveryPath) {
  const auto grids = puzzles();
  if (grids.empty()) GTEST_SKIP() << "the published puzzles are not here";
  for (const Grid& grid : grids) {
    ASSERT_GE(count_solutions(grid, 2).found, 2u) << format_line(grid);
    ASSERT_EQ(disagreement(grid, 1'000), "");
  }
}

INSTANTIATE_TEST_SUITE_P(Files, ManySolutions, testing::Values("solve_multi_solution_serg.txt"));

class AnyNumber : public Published {};

TEST_P(AnyNumber, IsToldAlikeByEveryPath) {
  const auto grids = puzzles();
  if (grids.empty()) GTEST_SKIP() << "the published puzzles are not here";
  for (const Grid& grid : grids) ASSERT_EQ(disagreement(grid, 1'000), "");
}

INSTANTIATE_TEST_SUITE_P(Files, AnyNumber, testing::Values("solve_random_clues.txt"));

}  // namespace
}  // namespace gridmates::sudoku
