// Rooms that play a daily: who may join, what is refused, and what counts.
#include "gtest/gtest.h"
#include "server/room/watching.h"
#include "tests/server/room/room_fixture.h"

namespace gridmates::room {
namespace {

constexpr Day kDay = 100;

void solve(RoomFixture& room) {
  const std::uint8_t digits[] = {5, 3, 4, 6};
  for (std::uint8_t cell = 0; cell < 4; ++cell) room.ask(kAda, set(cell, digits[cell]));
}

// Started by Ada on the daily's day.
RoomFixture started() {
  RoomFixture room = RoomFixture::daily();
  room.now.wall_ms = begin_of(kDay) + 1'000;
  room.ask(kAda, Start{});
  room.now.room_ms = 30'000;
  return room;
}

TEST(Daily, IsAFactOfTheRoomWithOneSeat) {
  const RoomFixture room = RoomFixture::daily();
  EXPECT_EQ(room.room.daily(), (DailyOpened{kDay, "easy"}));
  EXPECT_EQ(room.room.opened().chairs, 1);
  EXPECT_FALSE(RoomFixture::sudoku().room.daily());
  expect_replay(room);
}

TEST(Daily, ChangesTheStateHashAndStandsInTheChapter) {
  const RoomFixture room = started();
  const auto restored = Room::restore(test_games(), room.room.chapter());
  ASSERT_TRUE(restored);
  EXPECT_EQ(restored->daily(), room.room.daily());
  EXPECT_EQ(restored->state_hash(), room.room.state_hash());
  RoomFixture other = RoomFixture::daily();
  other.journal.back().what = DailyOpened{kDay + 1, "easy"};
  EXPECT_NE(fold(other.journal)->state_hash(), RoomFixture::daily().room.state_hash());
}

TEST(Daily, IsOpenedOnceAndBeforeTheMatch) {
  RoomFixture room = RoomFixture::daily();
  Event again = room.journal.back();
  again.seq = Seq(again.seq.value + 1);
  Room copy = room.room;
  EXPECT_FALSE(copy.evolve(again));
  RoomFixture race = RoomFixture::race();
  again.seq = Seq(race.room.head().value + 1);
  EXPECT_FALSE(race.room.evolve(again)) << "it is played together alone";
}

TEST(Daily, LetsInWhoHasFinishedItAndToWatchAlone) {
  RoomFixture room = RoomFixture::daily();
  EXPECT_EQ(room.ask(kBen, Join{}), "forbidden");
  EXPECT_EQ(room.ask(kBen, Join{.watch = true}), "forbidden");
  EXPECT_EQ(room.sentence(), "This is a daily puzzle that you have not finished yourself yet.");
  EXPECT_EQ(room.ask(kBen, Join{.knows_daily = true}), "member_joined");
  room.ask(kAda, Stand{});
  EXPECT_EQ(room.ask(kBen, Sit{}), "forbidden");
  EXPECT_EQ(room.ask(kCleo, Join{.knows_daily = true}), "member_joined") << "the seat is Ada's";
  EXPECT_EQ(room.ask(kAda, Sit{}), "seat_taken");
}

TEST(Daily, WhenItsRoomHasClosedThatIsWhatIsSaid) {
  RoomFixture room = RoomFixture::daily();
  room.ask(kAda, Leave{});
  room.ask({}, Deserted{});
  ASSERT_TRUE(room.room.closed());
  EXPECT_EQ(room.ask(kBen, Join{}), "room_closed");
  EXPECT_EQ(room.ask(kAda, Next{}), "room_closed");
}

TEST(Daily, TakesItsPlayerBack) {
  RoomFixture room = RoomFixture::daily();
  room.ask(kBen, Join{.knows_daily = true});
  room.ask(kAda, Leave{});
  EXPECT_EQ(room.ask(kAda, Join{}), "member_joined seat_taken");
}

TEST(Daily, IsPlayedOnce) {
  RoomFixture room = RoomFixture::daily();
  EXPECT_EQ(room.ask(kAda, Next{}), "wrong_state");
  room.ask(kAda, Start{});
  EXPECT_EQ(room.ask(kAda, Renew{}), "wrong_state");
  solve(room);
  for (const Ask& ask : {Ask(Rematch{}), Ask(Next{}), Ask(Renew{})}) {
    EXPECT_EQ(room.ask(kAda, ask), "wrong_state");
    EXPECT_EQ(room.sentence(), "A daily puzzle is played once; open another room.");
  }
  EXPECT_EQ(room.ask(kCleo, Next{}), "not_member") << "who is no member hears that";
}

TEST(Daily, IsInTheHandsOfItsPlayerAlone) {
  RoomFixture room = RoomFixture::daily();
  room.ask(kBen, Join{.knows_daily = true});
  EXPECT_EQ(room.ask(kAda, PassHost{room.number(kBen)}), "forbidden");
  EXPECT_EQ(room.ask(kNobody, PassHost{room.number(kBen)}), "forbidden") << "by the room itself";
}

TEST(Daily, ItsPlayerHearsNobodyBeforeTheEnd) {
  RoomFixture room = RoomFixture::daily();
  room.ask(kBen, Join{.knows_daily = true});
  for (const bool on : {false, true}) {
    if (on) room.ask(kAda, Start{});
    EXPECT_EQ(room.ask(kBen, Say{"A1 is 7"}), "forbidden");
    EXPECT_EQ(room.ask(kBen, Rename{Name("A1 is 7")}), "forbidden");
    EXPECT_EQ(room.ask(kAda, Say{"hello"}), "said");
    EXPECT_EQ(room.ask(kAda, Rename{Name("Ben")}), "forbidden") << "taken or not";
    EXPECT_EQ(room.ask(kAda, Rename{Name("Adele")}), "forbidden");
    EXPECT_TRUE(Watching(room.room).hides_watchers());
  }
  room.ask(kAda, Stop{});
  EXPECT_EQ(room.ask(kBen, Say{"A1 was 7"}), "said");
  EXPECT_EQ(room.ask(kAda, Rename{Name("Adele")}), "member_renamed");
  EXPECT_FALSE(Watching(room.room).hides_watchers());
  expect_replay(room);
}

// Rights agree with decide().
TEST(Daily, RightsSayWhatIsRefused) {
  RoomFixture room = RoomFixture::daily();
  const Rights rights = room.room.rights(room.number(kAda));
  const auto reason = [&rights](const Ask& ask) { return rights[ask.index()]->reason; };
  EXPECT_EQ(reason(Next{}), Reason::kDailyOnce);
  EXPECT_EQ(reason(Rematch{}), Reason::kDailyOnce);
  EXPECT_EQ(reason(Renew{}), Reason::kDailyOnce);
  EXPECT_EQ(reason(PassHost{}), Reason::kDailyAlone);
  EXPECT_FALSE(rights[Ask(Start{}).index()]);
}

TEST(Daily, SolvedInTimeItCounts) {
  RoomFixture room = started();
  EXPECT_FALSE(room.room.finished_daily());
  solve(room);
  const auto finished = room.room.finished_daily();
  ASSERT_TRUE(finished && finished->solved && finished->counts);
  EXPECT_EQ(finished->player, PlayerId(kAda));
  EXPECT_EQ(finished->room_ms, 30'000U);
  ASSERT_TRUE(room.room.finished_run());
  EXPECT_EQ(room.room.finished_run()->daily, room.room.daily());
  expect_replay(room);
}

TEST(Daily, CountsToTheEndOfTheNextDay) {
  EXPECT_EQ(counts_until(kDay), begin_of(kDay + 2));
  for (const std::int64_t early_ms : {1, 0}) {
    RoomFixture room = started();
    room.now.wall_ms = counts_until(kDay) - early_ms;
    solve(room);
    const auto finished = room.room.finished_daily();
    ASSERT_TRUE(finished && finished->solved);
    EXPECT_EQ(finished->counts, early_ms == 1);
    EXPECT_EQ(room.room.finished_run().has_value(), early_ms == 1);
  }
}

TEST(Daily, GivenUpItIsFinishedAndDoesNotCount) {
  for (const Ask& ask : {Ask(Stop{}), Ask(Leave{})}) {
    RoomFixture room = started();
    room.ask(kBen, Join{.knows_daily = true});
    room.ask(kAda, set(0, 5));
    room.ask(kAda, ask);
    const auto finished = room.room.finished_daily();
    ASSERT_TRUE(finished);
    EXPECT_FALSE(finished->solved || finished->counts);
  }
}

}  // namespace
}  // namespace gridmates::room
