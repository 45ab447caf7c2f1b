#include "client/core/leaderboards.h"

#include "gtest/gtest.h"

namespace gridmates::client {
namespace {

TEST(Leaderboards, SayWhatTheyCannotShow) {
  v1::GetLeaderboard asked;
  v1::Leaderboard answer;
  EXPECT_EQ(missing_words(asked, answer), "");
  asked.set_category("16x16/41");
  EXPECT_EQ(missing_words(asked, answer), "there are no runs in the category 16x16/41");
  answer.add_ratings();
  EXPECT_EQ(missing_words(asked, answer), "");
}

TEST(Leaderboards, SayThatThereIsNo3BvToSortBy) {
  v1::GetLeaderboard asked;
  asked.set_order(v1::LEADERBOARD_ORDER_WORTH);
  v1::Leaderboard answer;
  EXPECT_EQ(missing_words(asked, answer), "");
  v1::BestTime& line = *answer.add_best_times()->add_lines();
  EXPECT_EQ(missing_words(asked, answer), "these boards have no 3BV; they are sorted by time");
  line.set_worth(45);
  EXPECT_EQ(missing_words(asked, answer), "");
}

}  // namespace
}  // namespace gridmates::client
