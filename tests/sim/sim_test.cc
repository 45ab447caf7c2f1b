// Seeds of the simulation. GRIDMATES_SIM_SEEDS=FIRST-LAST runs others:
//   GRIDMATES_SIM_SEEDS=1-100000 build/release/sim_test --gtest_filter='Simulation.*Storm*'
#include <cstdio>
#include <cstdlib>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/sim/world.h"

namespace gridmates::sim {
namespace {

using testing::IsEmpty;
using testing::Not;

constexpr int kStormSteps = 3'000;
constexpr int kSettleSteps = 200'000;

std::string replay(std::uint64_t seed) {
  return "GRIDMATES_SIM_SEEDS=" + std::to_string(seed) + "-" + std::to_string(seed) +
         " build/release/sim_test --gtest_filter='Simulation.*Storm*'";
}

TEST(Simulation, HoldsItsPromisesThroughAStorm) {
  std::uint64_t first = 1;
  std::uint64_t last = 100;
  if (const char* range = std::getenv("GRIDMATES_SIM_SEEDS")) {
    ASSERT_EQ(std::sscanf(range, "%lu-%lu", &first, &last), 2)
        << "GRIDMATES_SIM_SEEDS is FIRST-LAST";
  }
  std::size_t acknowledged = 0;
  for (std::uint64_t seed = first; seed <= last; ++seed) {
    World world(seed, Faults{});
    world.storm(kStormSteps);
    EXPECT_TRUE(world.settle(kSettleSteps)) << "somebody is stuck: " << replay(seed) << "\n"
                                            << world.standing();
    ASSERT_THAT(world.violations(), IsEmpty()) << replay(seed);
    acknowledged += world.acknowledged();
  }
  EXPECT_GT(acknowledged, 20 * (last - first + 1)) << "the storm leaves nobody time to play";
}

TEST(Simulation, SurvivesACrashAtEachCommit) {
  constexpr std::uint64_t kSeed = 7;
  Faults quiet{.cut_per_mille = 0,
               .crash_per_mille = 0,
               .append_per_mille = 0,
               .crash_at = {},
               .crash_written = false};
  World calm(kSeed, quiet);
  ASSERT_TRUE(calm.settle(kSettleSteps));
  ASSERT_THAT(calm.violations(), IsEmpty());
  ASSERT_GT(calm.appends(), 30u);
  for (std::uint64_t at = 1; at <= calm.appends(); ++at) {
    for (const bool written : {false, true}) {
      Faults faults = quiet;
      faults.crash_at = at;
      faults.crash_written = written;
      World world(kSeed, faults);
      while (world.appends() < at) world.storm(100);
      EXPECT_TRUE(world.settle(kSettleSteps))
          << "stuck after a crash at append " << at << ", written: " << written;
      ASSERT_THAT(world.violations(), IsEmpty())
          << "crash at append " << at << ", written: " << written;
    }
  }
}

TEST(Simulation, TheSameSeedIsTheSameRun) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    World one(seed, Faults{});
    World two(seed, Faults{});
    one.storm(kStormSteps);
    two.storm(kStormSteps);
    EXPECT_EQ(one.trace(), two.trace()) << "seed " << seed;
  }
}

// A harness that cannot fail says nothing: each planted bug has to be noticed within a few seeds.
class PlantedBug : public testing::TestWithParam<Bug> {};

TEST_P(PlantedBug, IsNoticed) {
  std::vector<std::string> found;
  for (std::uint64_t seed = 1; seed <= 20 && found.empty(); ++seed) {
    World world(seed,
                Faults{.cut_per_mille = 20,
                       .crash_per_mille = 4,
                       .append_per_mille = 60,
                       .crash_at = {},
                       .crash_written = false},
                GetParam());
    world.storm(kStormSteps);
    const bool settled = world.settle(kSettleSteps);
    found = world.violations();
    if (!settled) found.push_back("somebody is stuck");
  }
  EXPECT_THAT(found, Not(IsEmpty()));
}

INSTANTIATE_TEST_SUITE_P(Simulation, PlantedBug,
                         testing::Values(Bug::kAcksWhatIsNotWritten, Bug::kTakesCommandsTwice,
                                         Bug::kLosesAFrame, Bug::kLosesRuns));

}  // namespace
}  // namespace gridmates::sim
