// Every store passes the conformance cases, and the cases notice planted bugs.
#include "tests/support/conformance.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/server/store/subjects.h"

namespace gridmates::store {
namespace {

using support::Case;
using support::Plant;

std::vector<std::string> problems(support::Subject& subject, const Case& one) {
  support::Conformance conformance(subject);
  one.run(conformance);
  return conformance.problems;
}

class Stores : public testing::TestWithParam<Case> {};

TEST_P(Stores, InMemory) {
  EXPECT_THAT(problems(*memory_subject(), GetParam()), testing::IsEmpty());
}

TEST_P(Stores, OnSqlite) {
  SqliteSubject subject;
  EXPECT_THAT(problems(subject, GetParam()), testing::IsEmpty());
  EXPECT_EQ(subject.broken(), "");
}

INSTANTIATE_TEST_SUITE_P(All, Stores, testing::ValuesIn(support::conformance_cases()),
                         [](const auto& info) { return std::string(info.param.name); });

TEST(Conformance, NoticesPlantedBugs) {
  const std::pair<Plant, std::string_view> kNoticedBy[] = {
      {Plant::kSkipsTermCheck, "AnOlderTermIsStale"},
      {Plant::kSkipsHeadCheck, "AnotherHeadIsStale"},
      {Plant::kKeepsHalfAnAppend, "AnAppendIsAllOrNothing"},
      {Plant::kTakesStaleChapters, "AChapterOfAnOlderTermIsNotWritten"},
      {Plant::kTakesEarlyChapters, "AChapterBeyondTheHeadIsNotWritten"},
      {Plant::kForgetsOlderAnswers, "AnswersStandBesideChapters"},
      {Plant::kForgetsAnswers, "AnswersAreRemembered"},
      {Plant::kGivesCodesTwice, "ACodeIsNeverGivenTwice"},
      {Plant::kIgnoresCreationKeys, "AKeyMakesOneRoom"},
      {Plant::kLosesRuns, "ARunIsThereWithItsAppend"},
      {Plant::kLosesClocks, "ClocksAreKept"},
      {Plant::kMixesAssisted, "BoardsAreApart"},
  };
  for (const auto& [plant, name] : kNoticedBy) {
    bool ran = false;
    for (const Case& one : support::conformance_cases()) {
      if (one.name != name) continue;
      ran = true;
      EXPECT_THAT(problems(*memory_subject({plant}), one), testing::Not(testing::IsEmpty()))
          << name;
    }
    EXPECT_TRUE(ran) << name;
  }
}

}  // namespace
}  // namespace gridmates::store
