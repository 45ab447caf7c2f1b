// The simulation over many seeds. GRIDMATES_SIM_SEEDS=FIRST-LAST chooses others than the default:
//   GRIDMATES_SIM_SEEDS=1-100000 build/release/sim_test --gtest_filter='Simulation.KeepsEvery*'
#include <cstdio>
#include <cstdlib>
#include <iostream>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/sim/simulation.h"
#include "tests/support/sanitized.h"

namespace gridmates::sim {
namespace {

using testing::IsEmpty;

std::string replay(std::uint64_t seed) {
  const std::string number = std::to_string(seed);
  return "to see it again: GRIDMATES_SIM_SEEDS=" + number + "-" + number +
         " build/release/sim_test --gtest_filter='Simulation.KeepsEvery*'";
}

void add(Report& all, const Report& report) {
  all.appends += report.appends;
  all.crashes += report.crashes;
  all.cuts += report.cuts;
  all.joined += report.joined;
  all.clocks_set += report.clocks_set;
  all.count.acknowledged += report.count.acknowledged;
  all.count.matches_finished += report.count.matches_finished;
  all.count.resumed_by_events += report.count.resumed_by_events;
  all.count.resumed_by_snapshot += report.count.resumed_by_snapshot;
  all.count.resumed_slow += report.count.resumed_slow;
}

std::string in_words(const Report& all) {
  return std::to_string(all.appends) + " appends, " + std::to_string(all.crashes) + " crashes, " +
         std::to_string(all.cuts) + " cuts, " + std::to_string(all.count.acknowledged) +
         " acknowledged actions, " + std::to_string(all.count.resumed_by_events) +
         " resumed by events, " + std::to_string(all.count.resumed_by_snapshot) +
         " by snapshots, " + std::to_string(all.count.resumed_slow) + " for want of room, " +
         std::to_string(all.count.matches_finished) + " matches finished";
}

TEST(Simulation, KeepsEveryPromise) {
  std::uint64_t first = 1;
  std::uint64_t last = support::kIsSanitized ? 30 : 100;
  if (const char* range = std::getenv("GRIDMATES_SIM_SEEDS")) {
    ASSERT_EQ(std::sscanf(range, "%lu-%lu", &first, &last), 2)
        << "GRIDMATES_SIM_SEEDS is FIRST-LAST";
  }
  Report all;
  for (std::uint64_t seed = first; seed <= last; ++seed) {
    const Report report = Simulation({.seed = seed}).run();
    ASSERT_THAT(report.complaints, IsEmpty()) << replay(seed);
    add(all, report);
  }
  const std::uint64_t seeds = last - first + 1;
  EXPECT_GE(all.count.matches_finished, 4 * seeds) << "two at each table, every evening";
  EXPECT_GT(all.count.acknowledged, 20 * seeds) << "the storm leaves nobody time to play";
  if (seeds > 20) {
    EXPECT_GT(all.crashes, seeds) << "the storm is none";
    EXPECT_GT(all.joined, seeds) << "answers come alone";
    EXPECT_GT(all.clocks_set, seeds) << "no clock is set";
    EXPECT_GT(all.count.resumed_by_events, seeds);
    EXPECT_GT(all.count.resumed_by_snapshot, seeds);
    EXPECT_GT(all.count.resumed_slow, seeds / 2) << "what shards say to each other always has room";
  }
  std::cout << seeds << " seeds: " << in_words(all) << '\n';
}

TEST(Simulation, TheSameSeedIsTheSameRun) {
  for (const std::uint64_t seed : {1, 2, 3, 4}) {
    const Report once = Simulation({.seed = seed}).run();
    const Report again = Simulation({.seed = seed}).run();
    EXPECT_EQ(once.trace, again.trace) << seed;
    EXPECT_EQ(once.appends, again.appends) << seed;
  }
  EXPECT_NE(Simulation({.seed = 1}).run().trace, Simulation({.seed = 3}).run().trace);
}

void crash_at_any_append(std::uint64_t seed) {
  Plan plan{.seed = seed, .faults = Faults::none(), .steps = 1'500};
  plan.faults.crash_at = 0;
  const Report calm = Simulation(plan).run();
  ASSERT_THAT(calm.complaints, IsEmpty());
  ASSERT_EQ(calm.crashes, 0u);
  ASSERT_GT(calm.appends, 40u);
  for (std::uint64_t append = 1; append <= calm.appends; ++append) {
    for (const bool written : {false, true}) {
      plan.faults.crash_at = append;
      plan.faults.crash_written = written;
      const Report report = Simulation(plan).run();
      ASSERT_THAT(report.complaints, IsEmpty())
          << "crash at append " << append << (written ? ", written" : ", not written");
      EXPECT_EQ(report.crashes, 1u);
    }
  }
}

// A crash at every single append, before and after it is on disk, and no other fault.
TEST(Simulation, LosesNothingInACrashAtAnyAppend) {
  crash_at_any_append(5);                              // a Sudoku together and tic-tac-toe
  if (!support::kIsSanitized) crash_at_any_append(6);  // a race and a mine field
}

}  // namespace
}  // namespace gridmates::sim
