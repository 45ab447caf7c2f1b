// The solver's paths compared: one solution, many, none, clashes, garbage.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "engine/core/random.h"
#include "engine/sudoku/grid/text.h"
#include "engine/sudoku/grid/units.h"
#include "engine/sudoku/solver/solver.h"
#include "tests/engine/sudoku/banded/banded.h"
#include "tests/engine/sudoku/grid/puzzles.h"
#include "tests/engine/sudoku/solver/agreement.h"

namespace gridmates::sudoku {
namespace {

struct Counted {
  Grid grid;
  std::uint64_t solutions;
};

// tests/data/sudoku/README.md has their origin.
std::vector<Counted> own_puzzles() {
  std::vector<Counted> puzzles;
  std::ifstream file(GRIDMATES_SOURCE_DIR "/tests/data/sudoku/counted.txt");
  for (std::string line, count; file >> line >> count;) {
    puzzles.push_back({*parse_line(line), std::stoull(count)});
  }
  return puzzles;
}

TEST(Paths, AreAtLeastTwo) {
  int available = 0;
  for (const SolverPath path : solver_paths()) {
    EXPECT_EQ(path_named(name_of(path)), path);
    available += is_available(path) ? 1 : 0;
  }
  EXPECT_GE(available, 2);
  EXPECT_EQ(path_named("fastest"), SolverPath::kFastest);
  EXPECT_FALSE(path_named("slowest"));
}

// Every path must find the exact count in the file, like perft.
// The referees take some hundred times as long per solution.
bool is_slow(SolverPath path) {
  return path == SolverPath::kExactCover || path == SolverPath::kClauses;
}
constexpr std::uint64_t kManySolutions = 2'000;

TEST(Paths, CountOurOwnPuzzlesExactly) {
  const auto puzzles = own_puzzles();
  ASSERT_GE(puzzles.size(), 100u);
  for (const Counted& puzzle : puzzles) {
    ASSERT_EQ(find_banded(puzzle.grid, 1'000'000, {10'000'000}).found, puzzle.solutions);
  }
  for (const SolverPath path : solver_paths()) {
    for (const Counted& puzzle : puzzles) {
      if (is_slow(path) && puzzle.solutions > kManySolutions) continue;
      const Solutions told = count_solutions(puzzle.grid, 1'000'000, {10'000'000, {}, path});
      ASSERT_TRUE(told.decided);
      ASSERT_EQ(told.found, puzzle.solutions) << name_of(path) << format_line(puzzle.grid);
    }
  }
}

// The counts with a digit in a cell and without it add up to the total.
TEST(Paths, CountWhatABanLeaves) {
  core::Random random(core::seed_from(3));
  for (const Counted& puzzle : own_puzzles()) {
    const auto cell = static_cast<std::uint8_t>(random.below(kCells));
    const auto digit = static_cast<std::uint8_t>(1 + random.below(kSide));
    Grid with = puzzle.grid;
    if (with[cell] != 0 || puzzle.solutions > kManySolutions) continue;
    with[cell] = digit;
    const std::uint64_t others =
        puzzle.solutions - count_solutions(with, 1'000'000, {10'000'000}).found;
    EXPECT_EQ(find_banded(puzzle.grid, 1'000'000, {10'000'000}, nullptr, {cell, digit}).found,
              others);
    for (const SolverPath path : solver_paths()) {
      const Effort effort = {10'000'000, {}, path};
      EXPECT_EQ(count_solutions_without(puzzle.grid, {cell, digit}, 1'000'000, effort).found,
                others)
          << name_of(path) << format_line(puzzle.grid);
      EXPECT_EQ(count_solutions_without(puzzle.grid, {}, 1'000'000, effort).found,
                puzzle.solutions);
    }
  }
}

TEST(Paths, FindTheSameSolutions) {
  for (const Counted& puzzle : own_puzzles()) {
    for (const std::uint64_t limit : {1, 2, 100}) ASSERT_EQ(disagreement(puzzle.grid, limit), "");
  }
}

TEST(Paths, AgreeOnTheEmptyGridAndOnNearlyEmptyOnes) {
  EXPECT_EQ(disagreement(Grid{}, 500), "");
  for (std::uint8_t cell = 0; cell < kCells; ++cell) {
    Grid grid{};
    grid[cell] = static_cast<std::uint8_t>(cell % 9 + 1);
    EXPECT_EQ(disagreement(grid, 20), "");
  }
}

// Every pair of equal digits that see each other, added to a solved grid with holes.
TEST(Paths, AgreeThatClashesHaveNoSolution) {
  for (std::uint8_t cell = 0; cell < kCells; ++cell) {
    for (const std::uint8_t peer : peers_of(cell)) {
      Grid grid{};
      grid[cell] = grid[peer] = 7;
      ASSERT_EQ(find_banded(grid, 2).found, 0u) << format_line(grid);
      for (const SolverPath path : solver_paths()) {
        const Solutions told = count_solutions(grid, 2, {kSolverNodes, {}, path});
        ASSERT_TRUE(told.decided);
        ASSERT_EQ(told.found, 0u) << name_of(path) << ' ' << format_line(grid);
      }
    }
  }
}

// From no solution to very many, mostly without a clash.
TEST(Paths, AgreeOnRandomDigits) {
  core::Random random(core::seed_from(8));
  for (int i = 0; i < 800; ++i) {
    Grid grid{};
    for (std::uint32_t givens = random.below(30); givens > 0; --givens) {
      const auto cell = static_cast<std::uint8_t>(random.below(kCells));
      grid[cell] = static_cast<std::uint8_t>(1 + random.below(kSide));
      if (first_clash(grid) && random.below(20) != 0) grid[cell] = 0;
    }
    ASSERT_EQ(disagreement(grid, 5, 20'000), "");
  }
}

// Holes in a solved grid, and sometimes one wrong digit.
TEST(Paths, AgreeOnSolvedGridsWithHoles) {
  core::Random random(core::seed_from(9));
  for (int i = 0; i < 500; ++i) {
    Grid grid = *parse_line(kSolution);
    for (std::uint32_t holes = 40 + random.below(50); holes > 0; --holes) {
      grid[random.below(kCells)] = 0;
    }
    if (random.below(3) == 0) {
      grid[random.below(kCells)] = static_cast<std::uint8_t>(1 + random.below(kSide));
    }
    ASSERT_EQ(disagreement(grid, 50), "");
  }
}

// Grids with a few digits in which guessing in reading order does not finish: each once took more
// than 100,000 positions.
TEST(Paths, AreNotLostInNearlyEmptyGrids) {
  for (const std::string_view line :
       {"000000000400000000000006000000081000075000600000040000009000000000000400800000007",
        "000000000000000000000000600001002003300000000004000000000003410000000000000000000",
        "000000000100000000000000000000000004000000500089000000010000000030000002200000000"}) {
    ASSERT_EQ(find_banded(*parse_line(line), 2, {1'000}).found, 2u) << line;
    for (const SolverPath path : solver_paths()) {
      const Solutions told = count_solutions(*parse_line(line), 2, {1'000, {}, path});
      ASSERT_TRUE(told.decided) << name_of(path) << ' ' << line;
      ASSERT_EQ(told.found, 2u);
    }
  }
}

TEST(Paths, AgreeOnAnyBytes) {
  core::Random random(core::seed_from(10));
  for (int i = 0; i < 500; ++i) {
    std::vector<std::uint8_t> bytes(random.below(100));
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random.below(256));
    ASSERT_EQ(disagreement_on(bytes), "");
  }
}

// The three forms of the vector search visit the same nodes on every processor.
TEST(Paths, TheVectorSearchTakesTheSameStepsEverywhere) {
  for (const Counted& puzzle : own_puzzles()) {
    const Solutions told =
        count_solutions(puzzle.grid, 100, {kSolverNodes, {}, SolverPath::kVector});
    for (const SolverPath path : {SolverPath::kAvx2, SolverPath::kAvx512, SolverPath::kFastest}) {
      if (!is_available(path)) continue;
      const Solutions other = count_solutions(puzzle.grid, 100, {kSolverNodes, {}, path});
      ASSERT_EQ(other.nodes, told.nodes) << name_of(path);
      ASSERT_EQ(other.guesses, told.guesses) << name_of(path);
    }
  }
}

}  // namespace
}  // namespace gridmates::sudoku
