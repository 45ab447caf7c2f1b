// A win claimed because the other player is away.
#include "tests/server/room/voting.h"

namespace gridmates::room {
namespace {

constexpr Claim kLongAway{limits::kClaimAfterMs};

// Ada (X) against Ben, with this clock if any, after the time that a player has to be away.
RoomFixture timed_duel(const std::optional<TurnClock>& clock) {
  std::optional<ClocksSet> clocks;
  if (clock) clocks.emplace().clocks.push(*clock);
  RoomFixture fixture =
      RoomFixture("tictactoe", core::Table::kVersus, tictactoe_board(), {}, {}, clocks).started();
  fixture.now.room_ms = limits::kClaimAfterMs;
  return fixture;
}
RoomFixture timed_duel() { return timed_duel(TurnClock{300, 3, false}); }

TEST(Claim, IsWonByEitherWhoseOpponentIsAwayLongEnough) {
  RoomFixture fixture = timed_duel();
  EXPECT_EQ(fixture.ask(kBen, kLongAway), "match_ended");
  EXPECT_EQ(fixture.last_one<MatchEnded>(), (MatchEnded{Result::kSecondWon, EndCause::kClaimed}));
  expect_replay(fixture);
  fixture = timed_duel();
  EXPECT_EQ(fixture.ask(kAda, kLongAway), "match_ended");
  EXPECT_EQ(fixture.last_one<MatchEnded>().result, Result::kFirstWon);
  EXPECT_TRUE(fixture.room.finished_run());
}

TEST(Claim, SaysHowLongIsLeft) {
  RoomFixture fixture = timed_duel();
  EXPECT_EQ(fixture.ask(kAda, Claim{}), "wrong_state");
  EXPECT_EQ(fixture.sentence(), "Ben is here.");
  EXPECT_EQ(fixture.ask(kAda, Claim{limits::kClaimAfterMs - 1'500}), "wrong_state");
  EXPECT_EQ(fixture.sentence(), "You can claim the win in 2 s, if Ben does not come back.");
}

TEST(Claim, OfWhoWasAwayBeforeWaitsForAMinuteOfTheMatch) {
  RoomFixture fixture = timed_duel();
  fixture.now.room_ms = 4;
  EXPECT_EQ(fixture.ask(kAda, kLongAway), "wrong_state");
  EXPECT_EQ(fixture.sentence(), "You can claim the win in 60 s, if Ben does not come back.");
}

TEST(Claim, IsForPlayersAlone) {
  RoomFixture fixture = timed_duel();
  fixture.ask(kCleo, Join{true});
  EXPECT_EQ(fixture.ask(kCleo, kLongAway), "not_seated");
}

TEST(Claim, IsNotWherePeopleNeedNotBeThere) {
  const char* const no =
      "A win can be claimed only when two people play, with clocks of less than a day.";
  RoomFixture without = timed_duel(std::nullopt);
  EXPECT_EQ(without.ask(kAda, kLongAway), "wrong_state");
  EXPECT_EQ(without.sentence(), no);
  RoomFixture days = timed_duel(TurnClock{limits::kDayS, 0, true});
  EXPECT_EQ(days.ask(kAda, kLongAway), "wrong_state");
  EXPECT_EQ(days.sentence(), no);
  RoomFixture long_day = timed_duel(TurnClock{limits::kDayS - 1, 0, true});
  EXPECT_EQ(long_day.ask(kAda, kLongAway), "match_ended");
}

TEST(Claim, IsNotAgainstAComputer) {
  RoomFixture fixture = RoomFixture::rated();
  fixture.ask(kAda, SeatComputer{Chair(2), core::Level::k1});
  fixture.ask(kAda, Start{});
  EXPECT_EQ(fixture.ask(kAda, kLongAway), "wrong_state");
}

TEST(Claim, WaitsForTheEndOfAPause) {
  RoomFixture fixture = timed_duel();
  fixture.ask(kAda, Pause{});
  EXPECT_EQ(fixture.ask(kAda, kLongAway), "wrong_state");
  EXPECT_EQ(fixture.sentence(), "The match is paused.");
}

}  // namespace
}  // namespace gridmates::room
