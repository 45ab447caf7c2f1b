// Exact cover: Knuth's example, the matrix of 9x9, and grids of every size.
#include "engine/sudoku/solver/exact_cover.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "engine/core/random.h"
#include "tests/engine/sudoku/solver/agreement.h"

namespace gridmates::sudoku {
namespace {

// The matrix (3) of "Dancing Links": rows 1, 4 and 5 cover every column.
TEST(DancingLinks, SolvesKnuthsExample) {
  DancingLinks links(7);
  const std::vector<std::vector<int>> rows = {{2, 4, 5}, {0, 3, 6}, {1, 2, 5},
                                              {0, 3},    {1, 6},    {3, 4, 6}};
  for (const auto& row : rows) links.add_option(row);
  std::vector<std::vector<int>> found;
  SearchAccount account(10, kPlenty);
  links.search(account, [&](std::span<const int> options) {
    found.emplace_back(options.begin(), options.end());
    return account.count();
  });
  ASSERT_EQ(found.size(), 1u);
  std::sort(found.front().begin(), found.front().end());
  EXPECT_EQ(found.front(), (std::vector<int>{0, 3, 4}));
}

TEST(DancingLinks, IsAsBeforeAfterASearch) {
  DancingLinks links = cover_of({2, 2});
  for (int i = 0; i < 2; ++i) {
    SearchAccount account(1'000, kPlenty);
    links.search(account, [&](std::span<const int>) { return account.count(); });
    EXPECT_EQ(account.result().found, 288u);
  }
}

TEST(DancingLinks, RefusesOptionsThatClash) {
  DancingLinks links = cover_of({});
  EXPECT_TRUE(links.choose(0));
  EXPECT_FALSE(links.choose(0)) << "the same again";
  EXPECT_FALSE(links.choose(1)) << "another digit in the same cell";
  EXPECT_FALSE(links.choose(9)) << "the same digit in the same row";
  EXPECT_TRUE(links.choose(10));
}

TEST(ExactCover, TheMatrixOf9x9IsThePublishedOne) {
  const DancingLinks links = cover_of({});
  EXPECT_EQ(links.options(), 729);
  EXPECT_EQ(links.items(), 324);
}

// There are 288 grids of 4x4, and 28,200,960 of 6x6, a 720th of which begin with 1 to 6.
TEST(ExactCover, CountsAllSmallGrids) {
  EXPECT_EQ(count_by_cover({2, 2}, Digits(16), 1'000, kPlenty).found, 288u);
  Digits six(36);
  for (std::uint8_t i = 0; i < 6; ++i) six[i] = static_cast<std::uint8_t>(i + 1);
  EXPECT_EQ(count_by_cover({2, 3}, six, 100'000, kPlenty).found, 39'168u);
  EXPECT_EQ(count_by_cover({3, 2}, six, 100'000, kPlenty).found, 39'168u);
}

class EveryShape : public testing::TestWithParam<Shape> {};

TEST_P(EveryShape, FindsAFullGridAgainBehindHoles) {
  const Shape shape = GetParam();
  ASSERT_TRUE(shape.is_known());
  const Digits full = pattern(shape);
  EXPECT_EQ(count_by_cover(shape, full, 2, kPlenty).found, 1u);
  Digits holes = full;
  core::Random random(core::seed_from(3));
  for (int i = 0; i < shape.cells() / 3; ++i) {
    holes[random.below(static_cast<std::uint32_t>(holes.size()))] = 0;
  }
  std::vector<Digits> found;
  const Solutions told = count_by_cover(shape, holes, 1'000, kPlenty, &found);
  EXPECT_TRUE(told.decided);
  EXPECT_NE(std::find(found.begin(), found.end(), full), found.end());
  for (const Digits& solution : found) EXPECT_EQ(count_by_cover(shape, solution, 2).found, 1u);

  Digits clash = holes;
  clash[0] = clash[1] = 1;
  EXPECT_EQ(count_by_cover(shape, clash, 2, kPlenty).found, 0u);
}

INSTANTIATE_TEST_SUITE_P(Shapes, EveryShape,
                         testing::Values(Shape{2, 2}, Shape{2, 3}, Shape{3, 2}, Shape{2, 4},
                                         Shape{4, 2}, Shape{3, 3}, Shape{2, 5}, Shape{5, 2},
                                         Shape{3, 4}, Shape{4, 3}, Shape{3, 5}, Shape{5, 3},
                                         Shape{4, 4}, Shape{4, 5}, Shape{5, 5}));

TEST(ExactCover, RefusesWhatIsNoGrid) {
  EXPECT_EQ(count_by_cover({2, 2}, Digits(15), 2).found, 0u);
  EXPECT_EQ(count_by_cover({1, 2}, Digits(4), 2).found, 0u);
  EXPECT_EQ(count_by_cover({6, 5}, Digits(900), 2).found, 0u);
  Digits wrong(16);
  wrong[7] = 5;
  EXPECT_EQ(count_by_cover({2, 2}, wrong, 2).found, 0u);
}

TEST(ExactCover, SaysWhenTheBudgetEnds) {
  const Solutions told = count_by_cover({5, 5}, Digits(625), 2, {.max_nodes = 100});
  EXPECT_FALSE(told.decided);
  EXPECT_EQ(told.nodes, 100u);
}

}  // namespace
}  // namespace gridmates::sudoku
