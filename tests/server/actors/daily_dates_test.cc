// Dailies over several days: midnight, streaks, and a clock that goes back.
#include "gmock/gmock.h"
#include "tests/server/actors/dailies_fixture.h"

namespace gridmates::actors::test {
namespace {

using testing::SizeIs;

TEST_F(DailiesTest, MidnightBringsOthers) {
  begin(*ana_);
  const std::string first = ana_->room();
  to_next_day();
  EXPECT_EQ(list(*ana_).date(), "2026-11-25");
  EXPECT_EQ(daily(*ana_).state(), v1::DAILY_STATE_NOT_PLAYED);
  begin(*bo_);
  EXPECT_NE(field(kDay).mines, field(kDay + 1).mines);
  world_.pass(kNotTooFastMs);
  solve(*ana_);
  EXPECT_EQ(streak(*ana_), 1U) << "one that was begun before counts for its day";
  EXPECT_EQ(replay(*bo_, first).error().reason(), "daily_not_finished")
      << "others may finish it still";
  to_next_day();
  EXPECT_TRUE(replay(*bo_, first).has_replay()) << "nobody can finish it in time any more";
}

TEST_F(DailiesTest, ADayThatIsOverIsListedAsItEnded) {
  begin(*ana_);
  world_.pass(kNotTooFastMs);
  to_next_day();
  solve(*ana_);
  EXPECT_EQ(list(*ana_).before(), "2026-11-24");
  const v1::DailyList over = list(*ana_, "2026-11-24");
  EXPECT_EQ(over.date(), "2026-11-24");
  EXPECT_EQ(over.closes_in_ms(), 0U);
  const auto mine = std::ranges::find(over.dailies(), v1::DAILY_STATE_SOLVED, &v1::Daily::state);
  ASSERT_NE(mine, over.dailies().end());
  EXPECT_EQ(mine->place(), 1U);
  EXPECT_EQ(mine->of(), 1U);
  v1::ClientFrame frame;
  for (const char* date : {"2026-11-26", "2026-11-31", "yesterday"}) {
    frame.mutable_list_dailies()->set_date(date);
    ana_->send(frame);
    const v1::Error no = ana_->last(Body::kError)->error();
    EXPECT_EQ(no.code(), v1::ERROR_CODE_INVALID_ARGUMENT) << date;
    EXPECT_EQ(no.field(), "date");
  }
}

TEST_F(DailiesTest, NothingOfTomorrowIsThereToday) {
  const v1::DailyList all = list(*ana_);
  for (const auto& daily : all.dailies()) open(*ana_, daily.level(), daily.game());
  world_.pass(3'500'000);  // shortly before midnight
  for (const auto& [name, board] : world_.disk.dailies) EXPECT_EQ(name.day, kDay);
}

TEST_F(DailiesTest, FinishedTooLateItDoesNotCount) {
  begin(*ana_);
  world_.pass(kNotTooFastMs);
  to_next_day();
  to_next_day();
  solve(*ana_);
  EXPECT_EQ(streak(*ana_), 0U);
  ASSERT_EQ(world_.disk.runs.size(), 1U);
  EXPECT_FALSE(world_.disk.runs[0].counts);
}

TEST_F(DailiesTest, DaysInARowAreAStreak) {
  for (Day day = kDay; day < kDay + 3; ++day) {
    begin(*ana_);
    world_.pass(kNotTooFastMs);
    solve(*ana_, day);
    EXPECT_EQ(streak(*ana_), day - kDay + 1);
    to_next_day();
  }
  EXPECT_EQ(streak(*ana_), 3U) << "today is not missed yet";
  EXPECT_EQ(streak(*bo_), 0U);
}

TEST_F(DailiesTest, AClockThatGoesBackFindsTheSameBoard) {
  begin(*ana_);
  const auto mines = field(kDay).mines;
  to_next_day();
  begin(*bo_);
  world_.clock.jump_wall(-kDayMs);
  begin(*bo_);
  EXPECT_EQ(field(kDay).mines, mines);
  EXPECT_THAT(world_.disk.dailies, SizeIs(2));
}

TEST_F(DailiesTest, ARepeatAcrossMidnightFindsTheRoom) {
  v1::ClientFrame frame;
  frame.mutable_open_daily()->set_key(std::string(16, 'r'));
  frame.mutable_open_daily()->set_game("sudoku");
  frame.mutable_open_daily()->set_level("easy");
  ana_->send(frame);
  const std::string code = ana_->last(Body::kRoomCreated)->room_created().code();
  to_next_day();
  ana_->send(frame);
  EXPECT_EQ(ana_->last(Body::kRoomCreated)->room_created().code(), code);
}

TEST_F(DailiesTest, AStoreThatCannotBeReadMeansTryAgain) {
  world_.store->read_fails = [] { return true; };
  v1::ClientFrame frame;
  frame.mutable_list_dailies();
  ana_->send(frame);
  EXPECT_EQ(ana_->last(Body::kError)->error().code(), v1::ERROR_CODE_STORAGE_UNAVAILABLE);
  EXPECT_EQ(open(*ana_, "beginner").error().code(), v1::ERROR_CODE_STORAGE_UNAVAILABLE);
  world_.store->read_fails = nullptr;
  EXPECT_TRUE(open(*ana_, "beginner").has_room_created());
}

// If it cannot be read whether a player has finished the daily, the Join is not refused by mistake.
TEST_F(DailiesTest, AJoinThatCannotBeJudgedEndsTheConnection) {
  begin(*ana_);
  begin(*bo_);
  lose(*bo_);
  bo_->enter_room(ana_->room());
  world_.store->read_fails = [] { return true; };
  bo_->join(true);
  EXPECT_EQ(bo_->closed(), v1::CLOSE_REASON_GOING_AWAY);
}

}  // namespace
}  // namespace gridmates::actors::test
