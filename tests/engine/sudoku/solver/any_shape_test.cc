// The interface for every shape: exact counts, paths compared, budgets, invalid grids.
#include "engine/sudoku/solver/any_shape.h"

#include <algorithm>
#include <array>

#include "engine/core/random.h"
#include "engine/sudoku/grid/text.h"
#include "gmock/gmock.h"
#include "tests/engine/sudoku/grid/puzzles.h"
#include "tests/engine/sudoku/solver/agreement.h"
#include "tests/engine/sudoku/solver/large_files.h"

namespace gridmates::sudoku {
namespace {

constexpr std::array kGeneral = {SolverPath::kFastest, SolverPath::kExactCover,
                                 SolverPath::kClauses};

// There are 288 grids of 4x4, and 28,200,960 of 6x6, a 720th of which begin with 1 to 6.
TEST(AnyShape, CountsAllSmallGrids) {
  for (const SolverPath path : kGeneral) {
    const Effort effort{.max_nodes = kPlenty.max_nodes, .path = path};
    EXPECT_EQ(count_solutions({2, 2}, Digits(16), 1'000, effort).found, 288u);
    Digits six(36);
    for (std::uint8_t i = 0; i < 6; ++i) six[i] = static_cast<std::uint8_t>(i + 1);
    EXPECT_EQ(count_solutions({2, 3}, six, 100'000, effort).found, 39'168u);
    EXPECT_EQ(count_solutions({3, 2}, six, 100'000, effort).found, 39'168u);
    EXPECT_EQ(count_solutions({5, 1}, Digits(25), 1, effort).found, 1u);
  }
}

TEST(AnyShape, Is9x9AsSolverKnowsIt) {
  const Grid grid = *parse_line(kPuzzle);
  const Digits digits(grid.begin(), grid.end());
  const Grid solution = *parse_line(kSolution);
  EXPECT_EQ(solve({}, digits), Digits(solution.begin(), solution.end()));
  for (const SolverPath path : solver_paths()) {
    const Effort effort{.path = path};
    EXPECT_EQ(count_solutions({}, digits, 2, effort).nodes, count_solutions(grid, 2, effort).nodes);
  }
  std::vector<Digits> found(1);
  EXPECT_EQ(find_solutions({}, Digits(81), 3, found).found, 3u);
  EXPECT_EQ(found.size(), 4u) << "what stood there stays";
}

// Exact counts, like perft; tests/data/sudoku/README.md has the origin of the grids.
TEST(AnyShape, CountsOurOwnGridsExactly) {
  const auto grids = large_grids(GRIDMATES_SOURCE_DIR "/tests/data/sudoku/shapes.txt");
  ASSERT_GE(grids.size(), 60u);
  for (const LargeGrid& grid : grids) {
    const std::uint64_t solutions = std::stoull(grid.word);
    for (const SolverPath path : {SolverPath::kFastest, SolverPath::kClauses}) {
      const Effort effort{.max_nodes = kPlenty.max_nodes, .path = path};
      const Solutions told = count_solutions(grid.shape, grid.digits, 1'000, effort);
      ASSERT_TRUE(told.decided);
      ASSERT_EQ(told.found, solutions) << grid.shape.side() << ' ' << name_of(path);
    }
    ASSERT_EQ(disagreement(grid.shape, grid.digits, 50, 20'000), "");
  }
}

class OfEveryShape : public testing::TestWithParam<Shape> {};

TEST_P(OfEveryShape, TheEmptyGridHasManySolutions) {
  const Shape shape = GetParam();
  const Digits empty(static_cast<std::size_t>(shape.cells()));
  EXPECT_EQ(count_solutions(shape, empty, 20).found, 20u);
  EXPECT_EQ(disagreement(shape, empty, 20, 20'000), "");
}

TEST_P(OfEveryShape, AFullGridIsItsOwnSolution) {
  const Shape shape = GetParam();
  EXPECT_EQ(solve(shape, pattern(shape)), pattern(shape));
  EXPECT_EQ(disagreement(shape, pattern(shape), 2), "");
}

// Holes in a full grid, and sometimes a digit that may be wrong.
TEST_P(OfEveryShape, PathsAgreeOnHoles) {
  const Shape shape = GetParam();
  core::Random random(core::seed_from(21));
  const auto cells = static_cast<std::uint32_t>(shape.cells());
  for (int i = 0; i < 12; ++i) {
    Digits digits = pattern(shape);
    for (std::uint32_t holes = cells / 2 + random.below(cells / 2); holes > 0; --holes) {
      digits[random.below(cells)] = 0;
    }
    if (i % 3 == 0) {
      const std::uint32_t digit = 1 + random.below(static_cast<std::uint32_t>(shape.side()));
      digits[random.below(cells)] = static_cast<std::uint8_t>(digit);
    }
    ASSERT_EQ(disagreement(shape, digits, 20, 20'000), "");
  }
}

TEST_P(OfEveryShape, ClashesHaveNoSolution) {
  const Shape shape = GetParam();
  const int side = shape.side();
  const int below_in_box = shape.box_rows > 1 ? side + (shape.box_columns > 1 ? 1 : 0) : 1;
  for (const int other : {1, side - 1, side * (side - 1), below_in_box}) {
    Digits digits(static_cast<std::size_t>(shape.cells()));
    digits[0] = digits[static_cast<std::size_t>(other)] = 3;
    for (const SolverPath path : kGeneral) {
      const Solutions told = count_solutions(shape, digits, 2, {.path = path});
      EXPECT_TRUE(told.decided);
      EXPECT_EQ(told.found, 0u) << "3 in cells 0 and " << other;
    }
  }
}

TEST_P(OfEveryShape, BudgetAndStopTokenEndTheSearchUndecided) {
  const Shape shape = GetParam();
  const Digits empty(static_cast<std::size_t>(shape.cells()));
  std::stop_source source;
  source.request_stop();
  for (const SolverPath path : kGeneral) {
    for (const std::uint64_t nodes : {0u, 1u}) {
      const Solutions told = count_solutions(shape, empty, 2, {nodes, {}, path});
      EXPECT_FALSE(told.decided);
      EXPECT_EQ(told.found, 0u);
      EXPECT_EQ(told.nodes, nodes);
      EXPECT_FALSE(solve(shape, empty, {nodes, {}, path}));
    }
    const Solutions told = count_solutions(shape, empty, ~std::uint64_t{0},
                                           {~std::uint64_t{0}, source.get_token(), path});
    EXPECT_FALSE(told.decided);
    EXPECT_LE(told.nodes, kNodesBetweenLooks);
  }
}

INSTANTIATE_TEST_SUITE_P(Shapes, OfEveryShape,
                         testing::Values(Shape{2, 2}, Shape{5, 1}, Shape{1, 6}, Shape{2, 3},
                                         Shape{3, 2}, Shape{2, 4}, Shape{4, 2}, Shape{3, 3},
                                         Shape{2, 5}, Shape{5, 2}, Shape{3, 4}, Shape{4, 3},
                                         Shape{3, 5}, Shape{5, 3}, Shape{4, 4}, Shape{4, 5},
                                         Shape{5, 5}));

TEST(AnyShape, RefusesWhatIsNoGrid) {
  for (const SolverPath path : kGeneral) {
    const Effort effort{.path = path};
    EXPECT_EQ(count_solutions({2, 2}, Digits(15), 2, effort).found, 0u);
    EXPECT_EQ(count_solutions({3, 3}, Digits(80), 2, effort).found, 0u);
    EXPECT_EQ(count_solutions({3, 3}, Digits(82), 2, effort).found, 0u);
    EXPECT_EQ(count_solutions({1, 2}, Digits(4), 2, effort).found, 0u);
    EXPECT_EQ(count_solutions({6, 5}, Digits(900), 2, effort).found, 0u);
    EXPECT_EQ(count_solutions({-3, -3}, Digits(81), 2, effort).found, 0u);
    for (const std::uint8_t garbage : {5, 26, 32, 33, 255}) {
      Digits digits(16);
      digits[7] = garbage;
      EXPECT_EQ(count_solutions({2, 2}, digits, 2, effort).found, 0u);
    }
  }
}

// 25x25 with 45 % filled, where grids are hardest: plain backtracking does not finish.
TEST(AnyShape, SolvesSparseLargeGrids) {
  const auto grids = large_grids(GRIDMATES_SOURCE_DIR "/tests/data/sudoku/sparse.txt");
  ASSERT_EQ(grids.size(), 16u);
  for (const LargeGrid& grid : grids) {
    const std::vector<ComparedSolver> clauses = {compared_solvers(grid.shape).back()};
    ASSERT_EQ(clauses.front().name, name_of(SolverPath::kClauses));
    ASSERT_EQ(disagreement(grid.shape, grid.digits, 1, kAnyShapeNodes, clauses), "");
    ASSERT_TRUE(solve(grid.shape, grid.digits));
  }
}

TEST(AnyShape, TakesTheSameStepsEveryTime) {
  const Solutions first = count_solutions({5, 5}, Digits(625), 3);
  const Solutions again = count_solutions({5, 5}, Digits(625), 3);
  EXPECT_EQ(first.found, 3u);
  EXPECT_EQ(first.nodes, again.nodes);
  EXPECT_EQ(first.guesses, again.guesses);
}

// The comparison notices wrong solvers.
class PlantedBug : public testing::Test {
 protected:
  // The message about a grid with a few solutions when one solver's answers are changed.
  std::string complaint(const std::function<void(Solutions&, std::vector<Digits>&)>& change) const {
    Digits digits = pattern({2, 3});
    std::fill_n(digits.begin(), 20, std::uint8_t{0});
    std::vector<ComparedSolver> asked = compared_solvers({2, 3});
    const auto honest = asked.back().find;
    asked.push_back({"planted", [&](Shape shape, const Digits& grid, std::uint64_t limit,
                                    std::uint64_t max_nodes, std::vector<Digits>& into) {
                       Solutions told = honest(shape, grid, limit, max_nodes, into);
                       change(told, into);
                       return told;
                     }});
    return disagreement({2, 3}, digits, 1'000, 100'000, asked);
  }
};

TEST_F(PlantedBug, IsNoticed) {
  EXPECT_EQ(complaint([](Solutions&, std::vector<Digits>&) {}), "");
  EXPECT_THAT(complaint([](Solutions& told, auto&) { ++told.found; }),
              testing::StartsWith("planted miscounts"));
  EXPECT_THAT(complaint([](Solutions&, auto& into) { into.back() = into.front(); }),
              testing::StartsWith("planted finds a solution twice"));
  EXPECT_THAT(
      complaint([](Solutions&, auto& into) { std::swap(into.front()[0], into.front()[1]); }),
      testing::StartsWith("planted finds what is no solution"));
  EXPECT_THAT(complaint([](Solutions& told, auto& into) {
                --told.found;
                into.pop_back();
              }),
              testing::StartsWith("planted finds other solutions"));
}

}  // namespace
}  // namespace gridmates::sudoku
