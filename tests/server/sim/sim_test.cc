// The simulation over many seeds. GRIDMATES_SERVER_SIM_SEEDS=FROM-TO chooses others than the usual
// ones.
#include <cstdlib>
#include <string>

#include "engine/sudoku/grid/text.h"
#include "engine/sudoku/solver.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/server/sim/simulation.h"

namespace gridmates::server_sim {
namespace {

using testing::IsEmpty;

struct Seeds {
  std::uint64_t from = 1;
  std::uint64_t to = 100;
};

Seeds seeds() {
  Seeds seeds;
  if (const char* chosen = std::getenv("GRIDMATES_SERVER_SIM_SEEDS")) {
    const std::string text = chosen;
    seeds.from = seeds.to = std::stoull(text);
    if (const auto dash = text.find('-'); dash != std::string::npos) {
      seeds.to = std::stoull(text.substr(dash + 1));
    }
  }
  return seeds;
}

Game game_of(std::uint64_t seed) { return seed % 2 == 0 ? Game::kSudoku : Game::kTicTacToe; }

std::string replay(std::uint64_t seed) {
  return "to see it again: GRIDMATES_SERVER_SIM_SEEDS=" + std::to_string(seed) +
         " server_sim_test --gtest_filter=Simulation.KeepsEveryPromise";
}

Report run(std::uint64_t seed) {
  Plan plan;
  plan.seed = seed;
  plan.game = game_of(seed);
  return Simulation(plan).run();
}

TEST(Simulation, KeepsEveryPromise) {
  Report all;
  const auto [from, to] = seeds();
  for (std::uint64_t seed = from; seed <= to; ++seed) {
    const Report report = run(seed);
    ASSERT_THAT(report.complaints, IsEmpty()) << replay(seed);
    all.appends += report.appends;
    all.crashes += report.crashes;
    all.cuts += report.cuts;
    all.resumed_by_events += report.resumed_by_events;
    all.resumed_by_snapshot += report.resumed_by_snapshot;
    all.matches += report.matches;
  }
  if (to - from >= 20) {
    EXPECT_GT(all.crashes, 0u) << "the storm is none";
    EXPECT_GT(all.resumed_by_events, 0u);
    EXPECT_GT(all.resumed_by_snapshot, 0u);
    EXPECT_GT(all.matches, to - from) << "nobody comes to play";
  }
  std::cout << to - from + 1 << " seeds: " << all.appends << " appends, " << all.crashes
            << " crashes, " << all.cuts << " cuts, " << all.resumed_by_events
            << " resumed by events, " << all.resumed_by_snapshot << " by snapshots, " << all.matches
            << " matches finished\n";
}

TEST(Simulation, TheSameSeedDoesTheSame) {
  for (std::uint64_t seed : {1, 2}) {
    const Report once = run(seed);
    const Report again = run(seed);
    EXPECT_EQ(once.trace, again.trace) << seed;
    EXPECT_EQ(once.appends, again.appends) << seed;
  }
  EXPECT_NE(run(1).trace, run(3).trace);
}

TEST(Simulation, ThePuzzleHasTheSolutionThatPlayersKnow) {
  const auto puzzle = sudoku::parse_line(kPuzzle);
  ASSERT_TRUE(puzzle.ok());
  const auto solutions = sudoku::count_solutions(*puzzle, 2);
  EXPECT_EQ(solutions.found, 1u);
  EXPECT_EQ(sudoku::format_line(*solutions.first), kSolution);
}

}  // namespace
}  // namespace gridmates::server_sim
