// The judge has to notice each planted bug, and complain about that bug.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/sim/simulation.h"

namespace gridmates::sim {
namespace {

using testing::Contains;
using testing::ContainsRegex;

// The complaints within a few evenings; empty if nobody notices anything.
std::vector<std::string> complaints_about(Bug bug) {
  constexpr std::uint64_t kSeeds = 16;
  std::vector<std::string> all;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    Plan plan{.seed = seed};
    plan.faults.planted = bug;
    const auto complaints = Simulation(plan).run().complaints;
    all.insert(all.end(), complaints.begin(), complaints.end());
  }
  return all;
}

TEST(PlantedBug, AnAnswerBeforeTheCommitIsNoticed) {
  EXPECT_THAT(complaints_about(Bug::kAcknowledgesEarly), Contains(ContainsRegex("1: .*durable")));
}

TEST(PlantedBug, ALostAppendIsNoticed) {
  EXPECT_THAT(complaints_about(Bug::kLosesAnAppend), Contains(ContainsRegex("1: .*durable")));
}

TEST(PlantedBug, ARepeatThatIsDoneAgainIsNoticed) {
  EXPECT_THAT(complaints_about(Bug::kForgetsAnswers),
              Contains(ContainsRegex("4: (done twice|done and refused|a repeat)")));
}

TEST(PlantedBug, AnAnswerOfADraftThatIsRememberedIsNoticed) {
  EXPECT_THAT(complaints_about(Bug::kRemembersDrafts),
              Contains(ContainsRegex("1: an acknowledged action is not in the journal")));
}

TEST(PlantedBug, AWrongStateHashIsNoticed) {
  EXPECT_THAT(complaints_about(Bug::kWrongStateHash), Contains(ContainsRegex("another state")));
}

TEST(PlantedBug, AMatchThatEndsWithoutItsRunIsNoticed) {
  EXPECT_THAT(complaints_about(Bug::kLosesRuns), Contains(ContainsRegex("10: ")));
}

TEST(PlantedBug, AFrameThatComesTwiceIsNoticed) {
  const auto complaints = complaints_about(Bug::kDeliversTwice);
  EXPECT_THAT(complaints, Contains(ContainsRegex("answer too many")));
  EXPECT_THAT(complaints, Contains(ContainsRegex("event [0-9]+ after")));
}

// Each kind of client complains in its own words, and the judge does for both.
TEST(PlantedBug, AForgedEventIsNoticed) {
  const auto complaints = complaints_about(Bug::kForgesEvents);
  EXPECT_THAT(complaints, Contains(ContainsRegex("sees something else than the server")));
  EXPECT_THAT(complaints, Contains(ContainsRegex("sees another view than the server")));
  EXPECT_THAT(complaints, Contains(ContainsRegex("5: .*another view than the journal")));
}

TEST(PlantedBug, AGameThatShowsRivalsIsNoticed) {
  EXPECT_THAT(complaints_about(Bug::kShowsRivals), Contains(ContainsRegex("5: .*a rival's board")));
}

TEST(PlantedBug, ABoardThatWasLaidWithoutItsMoveIsNoticed) {
  EXPECT_THAT(complaints_about(Bug::kTearsBatches),
              Contains(ContainsRegex("3: a board without its first move")));
}

TEST(PlantedBug, AFrameThatIsLostIsNoticed) {
  const auto complaints = complaints_about(Bug::kLosesFrames);
  EXPECT_THAT(complaints, Contains(ContainsRegex("saw a gap")));
  EXPECT_THAT(complaints, Contains(ContainsRegex("event [0-9]+ after")));
}

}  // namespace
}  // namespace gridmates::sim
