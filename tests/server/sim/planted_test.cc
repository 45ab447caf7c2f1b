// A judge that has never condemned anybody proves nothing: each planted bug has to be noticed.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/server/sim/simulation.h"

namespace gridmates::server_sim {
namespace {

using testing::AnyOf;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

// What the judge says within a few seeds; nothing when it notices nothing.
std::vector<std::string> complaints_about(Bug bug) {
  constexpr std::uint64_t kSeeds = 10;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    Plan plan;
    plan.seed = seed;
    plan.game = seed % 2 == 0 ? Game::kSudoku : Game::kTicTacToe;
    plan.faults.planted = {bug};
    auto complaints = Simulation(plan).run().complaints;
    if (!complaints.empty()) return complaints;
  }
  return {};
}

TEST(PlantedBug, AnAnswerBeforeTheCommitIsNoticed) {
  EXPECT_THAT(complaints_about(Bug::kAcknowledgesEarly),
              Contains(AnyOf(HasSubstr("before it is durable"), HasSubstr("not durable"))));
}

TEST(PlantedBug, ALostAppendIsNoticed) {
  EXPECT_THAT(complaints_about(Bug::kLosesAnAppend),
              Contains(AnyOf(HasSubstr("before it is durable"), HasSubstr("not durable"))));
}

TEST(PlantedBug, ARepeatThatIsDoneAgainIsNoticed) {
  EXPECT_THAT(complaints_about(Bug::kForgetsAnswers),
              Contains(AnyOf(HasSubstr("done twice"), HasSubstr("done and refused"))));
}

TEST(PlantedBug, AWrongStateHashIsNoticed) {
  EXPECT_THAT(complaints_about(Bug::kWrongStateHash), Contains(HasSubstr("another state")));
}

TEST(PlantedBug, AFrameThatComesTwiceIsNoticed) {
  EXPECT_THAT(complaints_about(Bug::kDeliversTwice),
              Contains(AnyOf(HasSubstr("an answer too many"), HasSubstr("event "))));
}

TEST(PlantedBug, AFrameThatIsLostIsNoticed) {
  EXPECT_THAT(complaints_about(Bug::kLosesFrames), testing::Not(IsEmpty()));
}

// A crash at every single append, before and after it is on the disk, and nothing else wrong.
TEST(CrashAtEachAppend, LosesNothing) {
  for (const Game game : {Game::kSudoku, Game::kTicTacToe}) {
    Plan plan;
    plan.seed = 5;
    plan.game = game;
    plan.steps = 600;
    plan.faults = Faults::none();
    plan.faults.crash_at = 0;
    const Report calm = Simulation(plan).run();
    ASSERT_THAT(calm.complaints, IsEmpty());
    ASSERT_EQ(calm.crashes, 0u);
    ASSERT_GT(calm.appends, 10u);
    for (std::uint64_t append = 1; append <= calm.appends; ++append) {
      for (const bool written : {false, true}) {
        plan.faults.crash_at = append;
        plan.faults.crash_written = written;
        const Report report = Simulation(plan).run();
        EXPECT_THAT(report.complaints, IsEmpty())
            << "crash at append " << append << (written ? ", written" : ", not written");
        EXPECT_EQ(report.crashes, 1u);
      }
    }
  }
}

}  // namespace
}  // namespace gridmates::server_sim
