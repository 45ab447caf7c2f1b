// Published large grids, if they are beside the project: 9x9, 16x16 and 25x25. GRIDMATES_PUZZLES
// raises how many are read from each file.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "tests/engine/sudoku/solver/agreement.h"
#include "tests/engine/sudoku/solver/large_files.h"

namespace gridmates::sudoku {
namespace {

// Evenly spaced in the file, so that every level of filling is included.
std::vector<LargeGrid> some_of(const std::string& file) {
  const auto all = large_grids(GRIDMATES_SOURCE_DIR "/../shared/data/sudoku/" + file);
  const char* wish = std::getenv("GRIDMATES_PUZZLES");
  const std::size_t most = wish != nullptr ? std::strtoul(wish, nullptr, 10) : 24;
  const std::size_t step = std::max<std::size_t>(1, all.size() / most);
  std::vector<LargeGrid> some;
  for (std::size_t i = 0; i < all.size(); i += step) some.push_back(all[i]);
  return some;
}

class General : public testing::TestWithParam<const char*> {};

TEST_P(General, HasASolution) {
  const auto grids = some_of(GetParam());
  if (grids.empty()) GTEST_SKIP() << "the published grids are not here";
  for (const LargeGrid& grid : grids) {
    ASSERT_TRUE(solve(grid.shape, grid.digits)) << grid.shape.side() << " at " << grid.word << " %";
    ASSERT_EQ(disagreement(grid.shape, grid.digits, 2, 20'000), "");
  }
}

INSTANTIATE_TEST_SUITE_P(Files, General,
                         testing::Values("large_general_9x9.txt", "large_general_16x16.txt",
                                         "large_general_25x25.txt"));

class Unique : public testing::TestWithParam<const char*> {};

TEST_P(Unique, HasExactlyOne) {
  const auto grids = some_of(GetParam());
  if (grids.empty()) GTEST_SKIP() << "the published grids are not here";
  for (const LargeGrid& grid : grids) {
    const Solutions told = count_solutions(grid.shape, grid.digits, 2);
    ASSERT_TRUE(told.decided);
    ASSERT_EQ(told.found, 1u);
    ASSERT_EQ(disagreement(grid.shape, grid.digits, 2, 20'000), "");
  }
}

INSTANTIATE_TEST_SUITE_P(Files, Unique,
                         testing::Values("large_unique_16x16.txt", "large_unique_25x25.txt"));

}  // namespace
}  // namespace gridmates::sudoku
