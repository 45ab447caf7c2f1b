#include "server/actors/rooms/answers.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "server/wire/errors.h"

namespace gridmates::actors {
namespace {

constexpr std::uint64_t kHash = 7;

ports::CommandKey key(std::uint64_t client_seq, std::uint8_t client = 1) {
  return {PlayerId(1), ClientId{client}, client_seq};
}

bool decides(const Answers::Verdict& verdict) {
  return std::holds_alternative<Answers::Decide>(verdict);
}
bool asks(const Answers::Verdict& verdict) {
  return std::holds_alternative<Answers::AskJournal>(verdict);
}
std::uint64_t first(const Answers::Verdict& verdict) {
  const auto* answer = std::get_if<Answers::First>(&verdict);
  return answer == nullptr ? 0 : answer->seq.value;
}
v1::ErrorCode error(const Answers::Verdict& verdict) {
  const auto* answer = std::get_if<v1::Error>(&verdict);
  return answer == nullptr ? v1::ERROR_CODE_UNSPECIFIED : answer->code();
}

class AnswersTest : public testing::Test {
 protected:
  void accept(std::uint64_t client_seq, std::uint64_t seq, std::uint8_t client = 1) {
    answers_.draft({key(client_seq, client), kHash, Seq(seq)});
    answers_.commit();
  }
  v1::Error again_ = wire::busy();
  Answers answers_;
};

TEST_F(AnswersTest, WhatIsAboveTheLastOneIsDecided) {
  EXPECT_TRUE(decides(answers_.look(key(5), kHash)));
  accept(5, 10);
  EXPECT_TRUE(decides(answers_.look(key(9), kHash)));
  EXPECT_EQ(answers_.last(PlayerId(1), ClientId{1}), 5u);
}

TEST_F(AnswersTest, ARepeatGetsTheFirstAnswer) {
  accept(5, 10);
  accept(6, 12);
  EXPECT_EQ(first(answers_.look(key(5), kHash)), 10u);
  EXPECT_EQ(first(answers_.look(key(6), kHash)), 12u);
}

TEST_F(AnswersTest, AnotherActionUnderTheSameNumberIsRefused) {
  accept(5, 10);
  EXPECT_EQ(error(answers_.look(key(5), kHash + 1)), v1::ERROR_CODE_ID_REUSED);
}

TEST_F(AnswersTest, WhatIsBelowAndNotRecordedHasHadNoEffect) {
  accept(5, 10);
  EXPECT_EQ(error(answers_.look(key(4), kHash)), v1::ERROR_CODE_NOT_APPLIED);
}

TEST_F(AnswersTest, ClientsDoNotDisturbEachOther) {
  accept(5, 10, 1);
  EXPECT_TRUE(decides(answers_.look(key(4, 2), kHash)));
  ports::CommandKey other_player = key(4);
  other_player.player = PlayerId(2);
  EXPECT_TRUE(decides(answers_.look(other_player, kHash)));
}

TEST_F(AnswersTest, ADraftCountsUntilItHasFailed) {
  answers_.draft({key(5), kHash, Seq(10)});
  EXPECT_EQ(first(answers_.look(key(5), kHash)), 10u);
  EXPECT_EQ(error(answers_.look(key(4), kHash)), v1::ERROR_CODE_NOT_APPLIED);
  EXPECT_EQ(answers_.last(PlayerId(1), ClientId{1}), 0u);
  answers_.drop();
  EXPECT_TRUE(decides(answers_.look(key(4), kHash)));
  EXPECT_TRUE(decides(answers_.look(key(5), kHash)));
}

TEST_F(AnswersTest, NothingOvertakesWhatHasToBeTriedAgain) {
  (void)answers_.hold(key(5), again_);
  EXPECT_EQ(error(answers_.look(key(6), kHash)), v1::ERROR_CODE_RETRY_LATER);
  EXPECT_EQ(error(answers_.look(key(7), kHash)), v1::ERROR_CODE_RETRY_LATER);
  EXPECT_TRUE(decides(answers_.look(key(4), kHash)));
  EXPECT_TRUE(decides(answers_.look(key(5), kHash)));
  EXPECT_TRUE(decides(answers_.look(key(6), kHash)));
}

TEST_F(AnswersTest, TheLowestOfThoseToBeTriedAgainCounts) {
  (void)answers_.hold(key(6), again_);
  (void)answers_.hold(key(5), again_);
  (void)answers_.hold(key(7), again_);
  EXPECT_EQ(error(answers_.look(key(6), kHash)), v1::ERROR_CODE_RETRY_LATER);
  EXPECT_TRUE(decides(answers_.look(key(5), kHash)));
  EXPECT_TRUE(decides(answers_.look(key(6), kHash)));
}

// Its client may already have the answer and never repeat it.
TEST_F(AnswersTest, ARecordedOneHoldsNobodyBack) {
  accept(5, 10);
  EXPECT_EQ(answers_.recorded(key(5)), Seq(10));
  EXPECT_EQ(answers_.recorded(key(6)), std::nullopt);
  (void)answers_.hold(key(5), again_);
  EXPECT_EQ(first(answers_.look(key(5), kHash)), 10u);
  EXPECT_TRUE(decides(answers_.look(key(6), kHash)));
}

TEST_F(AnswersTest, WhatCouldNeverBeDoneIsNotAskedToTryAgain) {
  accept(5, 10);
  EXPECT_EQ(answers_.hold(key(4), again_).code(), v1::ERROR_CODE_NOT_APPLIED);
  EXPECT_EQ(answers_.hold(key(5), again_).code(), v1::ERROR_CODE_RETRY_LATER);
  EXPECT_TRUE(decides(answers_.look(key(6), kHash)));
  EXPECT_EQ(answers_.hold(key(6), again_).code(), v1::ERROR_CODE_RETRY_LATER);
  EXPECT_EQ(error(answers_.look(key(7), kHash)), v1::ERROR_CODE_RETRY_LATER);
}

TEST_F(AnswersTest, HoldsOneClientAlone) {
  (void)answers_.hold(key(5, 1), again_);
  EXPECT_TRUE(decides(answers_.look(key(6, 2), kHash)));
}

TEST_F(AnswersTest, AfterARestartTheJournalSaysWhatWasAnswered) {
  answers_.reset({{key(5), kHash, Seq(10)}, {key(8), kHash, Seq(11)}}, true, Seq(0));
  EXPECT_EQ(first(answers_.look(key(5), kHash)), 10u);
  EXPECT_EQ(error(answers_.look(key(6), kHash)), v1::ERROR_CODE_NOT_APPLIED);
  EXPECT_TRUE(decides(answers_.look(key(9), kHash)));
}

TEST_F(AnswersTest, KeepsTheLatestAnswersOfAClient) {
  for (std::uint64_t i = 1; i <= limits::kAnswersPerClient + 1; ++i) accept(i, i);
  EXPECT_EQ(error(answers_.look(key(1), kHash)), v1::ERROR_CODE_OUTCOME_UNKNOWN);
  EXPECT_EQ(first(answers_.look(key(2), kHash)), 2u);
}

TEST_F(AnswersTest, KeepsTheClientsThatWereHeardLast) {
  const auto client = [](std::uint64_t n) {
    ports::CommandKey which = key(1);
    which.player = PlayerId(n);
    return which;
  };
  answers_.saved(Seq(limits::kClientsPerRoom));
  for (std::uint64_t n = 1; n <= limits::kClientsPerRoom + 1; ++n) {
    answers_.draft({client(n), kHash, Seq(n)});
    answers_.commit();
  }
  // For forgotten clients it knows that there was a command, and asks the journal.
  EXPECT_TRUE(asks(answers_.look(client(1), kHash)));
  EXPECT_EQ(first(answers_.look(client(2), kHash)), 2u);
  answers_.learn(PlayerId(1), ClientId{1}, {{client(1), kHash, Seq(1)}});
  EXPECT_EQ(first(answers_.look(client(1), kHash)), 1u);
  EXPECT_TRUE(asks(answers_.look(client(2), kHash))) << "as many as before are remembered";
}

TEST_F(AnswersTest, WhenTheJournalHasTakenMoreClientsItIsAskedAboutOthers) {
  answers_.reset({{key(5), kHash, Seq(10)}}, false, Seq(0));
  EXPECT_TRUE(decides(answers_.look(key(6), kHash)));
  EXPECT_FALSE(answers_.knows(PlayerId(1), ClientId{2}));
  EXPECT_TRUE(asks(answers_.look(key(9, 2), kHash)));
  EXPECT_TRUE(asks(answers_.look(key(9, 3), kHash)));
  answers_.learn(PlayerId(1), ClientId{2}, {{key(9, 2), kHash, Seq(4)}});
  answers_.learn(PlayerId(1), ClientId{3}, {});
  EXPECT_EQ(first(answers_.look(key(9, 2), kHash)), 4u);
  EXPECT_EQ(answers_.last(PlayerId(1), ClientId{2}), 9u);
  EXPECT_TRUE(decides(answers_.look(key(9, 3), kHash)));
}

TEST_F(AnswersTest, WhatIsToBeWrittenWithAChapterIsAllOfAClientThatWasHeardSince) {
  answers_.reset({{key(5), kHash, Seq(10)}, {key(5, 2), kHash, Seq(11)}}, true, Seq(11));
  EXPECT_THAT(answers_.unsaved(), testing::IsEmpty());
  accept(6, 12);
  answers_.draft({key(7), kHash, Seq(13)});
  EXPECT_THAT(answers_.unsaved(), testing::ElementsAre(ports::Recorded{key(5), kHash, Seq(10)},
                                                       ports::Recorded{key(6), kHash, Seq(12)}))
      << "nothing of a draft, and nothing of the other client";
  answers_.saved(Seq(12));
  EXPECT_THAT(answers_.unsaved(), testing::IsEmpty());
}

TEST_F(AnswersTest, NothingIsForgottenThatStandsBesideNoChapter) {
  const auto client = [](std::uint64_t n) {
    ports::CommandKey which = key(1);
    which.player = PlayerId(n);
    return which;
  };
  for (std::uint64_t n = 1; n <= limits::kClientsPerRoom + 2; ++n) {
    answers_.draft({client(n), kHash, Seq(n)});
    answers_.commit();
  }
  EXPECT_EQ(first(answers_.look(client(1), kHash)), 1u);
  answers_.saved(Seq(limits::kClientsPerRoom + 2));
  answers_.draft({client(limits::kClientsPerRoom + 3), kHash, Seq(limits::kClientsPerRoom + 3)});
  answers_.commit();
  EXPECT_TRUE(asks(answers_.look(client(1), kHash)));
}

TEST_F(AnswersTest, OfWhatIsOlderThanItRemembersTheOutcomeIsUnknown) {
  for (std::uint64_t i = 1; i <= limits::kAnswersPerClient; ++i) accept(2 * i, i);
  EXPECT_EQ(error(answers_.look(key(1), kHash)), v1::ERROR_CODE_OUTCOME_UNKNOWN);
  EXPECT_EQ(error(answers_.look(key(3), kHash)), v1::ERROR_CODE_NOT_APPLIED);
  EXPECT_EQ(first(answers_.look(key(2), kHash)), 1u);
  accept(2 * limits::kAnswersPerClient + 2, limits::kAnswersPerClient + 1);
  EXPECT_EQ(error(answers_.look(key(2), kHash)), v1::ERROR_CODE_OUTCOME_UNKNOWN);
}

// In any order of sends and repeats: the outcomes of the latest sixteen are always known.
TEST_F(AnswersTest, AClientWithSixteenUnansweredNeverMeetsAnUnknownOutcome) {
  constexpr std::uint64_t kUnanswered = 16;
  for (std::uint64_t seq = 1; seq <= 500; ++seq) {
    const bool refused = seq % 7 == 0 || seq % 5 == 0;
    if (!refused) accept(seq, seq);
    for (std::uint64_t old = seq; old > 0 && old + kUnanswered > seq; --old) {
      ASSERT_NE(error(answers_.look(key(old), kHash)), v1::ERROR_CODE_OUTCOME_UNKNOWN)
          << old << " of " << seq;
    }
  }
}

TEST_F(AnswersTest, TakesSoManyClientsOfOnePlayerAndNoMore) {
  const auto client = [](std::uint64_t n) {
    ports::CommandKey which = key(1);
    which.client[0] = static_cast<std::uint8_t>(n);
    which.client[1] = static_cast<std::uint8_t>(n >> 8);
    return which;
  };
  for (std::uint64_t n = 1; n <= limits::kClientsPerPlayer; ++n) {
    answers_.draft({client(n), kHash, Seq(n)});
    answers_.commit();
  }
  EXPECT_EQ(error(answers_.look(client(limits::kClientsPerPlayer + 1), kHash)),
            v1::ERROR_CODE_LIMIT_EXCEEDED);
  EXPECT_EQ(first(answers_.look(client(1), kHash)), 1u);
  ports::CommandKey other = client(limits::kClientsPerPlayer + 1);
  other.player = PlayerId(99);
  EXPECT_TRUE(decides(answers_.look(other, kHash)));
}

}  // namespace
}  // namespace gridmates::actors
