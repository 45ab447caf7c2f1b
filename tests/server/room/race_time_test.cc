// Time in a race: its countdown, time penalties of moves, and pauses.
#include "gtest/gtest.h"
#include "tests/server/room/racing.h"

namespace gridmates::room {
namespace {

TEST(Race, TheLastMovePaysItsCostToo) {
  RoomFixture room = probe_race();
  room.ask(kBen, Join{});
  room.ask(kAda, Start{});
  room.now.room_ms = 20'000;
  EXPECT_EQ(room.ask(kAda, probe(core::Outcome::Kind::kSolved, 5'000)), "moved");
  const RoomView view = seen_by(room, kBen);
  EXPECT_EQ(racer(view, 0).place, 1);
  EXPECT_EQ(racer(view, 0).finished_ms, 25'000u);
}

TEST(Race, ACostFreezesForThatLongInRoomTime) {
  RoomFixture room = probe_race();
  room.ask(kBen, Join{});
  room.ask(kAda, Start{});
  room.now.room_ms = 20'000;
  EXPECT_EQ(room.ask(kAda, probe(kOn, 9'000)), "moved");
  EXPECT_EQ(racer(seen_by(room, kBen), 0).frozen_until_ms, 29'000u);
  room.now.room_ms = 25'000;
  EXPECT_EQ(room.ask(kAda, probe(kOn)), "frozen");
  EXPECT_EQ(room.sentence(), "Your last move has cost time; move again in 4 s.");
  EXPECT_EQ(room.ask(kBen, probe(kOn)), "moved") << "the others are not";
  EXPECT_EQ(room.ask(kAda, Pause{}), "match_paused match_interrupted");
  room.now.room_ms = 100'000;
  EXPECT_EQ(room.ask(kAda, Unpause{}), "match_unpaused");
  room.now.room_ms = 28'999;
  EXPECT_EQ(room.ask(kAda, probe(kOn)), "frozen") << "a pause gains nothing";
  EXPECT_EQ(room.sentence(), "Your last move has cost time; move again in 1 s.");
  room.now.room_ms = 29'000;
  EXPECT_EQ(room.ask(kAda, probe(kOn)), "moved") << "the second cost nothing";
}

TEST(Race, BeginsWithACountdownInWhichTheBoardIsSeen) {
  RoomFixture room = three();
  room.now.room_ms = 1'500;
  EXPECT_EQ(boards_of(room, kAda), "0");
  EXPECT_EQ(seen_by(room, kAda).head.begins_ms, 3'000u);
  EXPECT_EQ(room.ask(kAda, set(0, 9)), "frozen");
  EXPECT_EQ(room.sentence(), "The race begins in 2 s.");
  EXPECT_EQ(room.ask(kBen, Resign{}), "gave_up") << "only moves wait";
  room.now.room_ms = 3'000;
  EXPECT_EQ(room.ask(kAda, set(0, 9)), "moved");
}

TEST(Race, GoesOnAfterAPauseWithACountdownAndIsNotPausedAgainAtOnce) {
  RoomFixture room = three();
  room.now.room_ms = 12'999;
  EXPECT_EQ(room.ask(kAda, Pause{}), "wrong_state");
  EXPECT_EQ(room.sentence(), "A race is played for ten seconds before it is paused.");
  room.now.room_ms = 13'000;
  EXPECT_EQ(room.ask(kAda, Pause{}), "match_paused match_interrupted");
  EXPECT_EQ(room.ask(kAda, Unpause{}), "match_unpaused");
  EXPECT_EQ(seen_by(room, kAda).head.begins_ms, 16'000u);
  EXPECT_EQ(room.ask(kAda, Pause{}), "wrong_state");
  EXPECT_EQ(room.ask(kBen, set(0, 9)), "frozen");
  room.now.room_ms = 16'000;
  EXPECT_EQ(room.ask(kBen, set(0, 9)), "moved");
  room.now.room_ms = 26'000;
  EXPECT_EQ(room.ask(kAda, Pause{}), "match_paused");
}

TEST(Race, OnlyTheHostPausesAndAllBoardsAreHidden) {
  RoomFixture room = three();
  EXPECT_EQ(room.ask(kBen, Pause{}), "forbidden");
  EXPECT_EQ(room.ask(kNobody, Pause{}), "forbidden") << "a race does not wait";
  EXPECT_EQ(room.ask(kAda, Pause{}), "match_paused match_interrupted");
  EXPECT_TRUE(seen_by(room, kBen).matches.empty());
  EXPECT_EQ(room.ask(kBen, Resign{}), "gave_up");
}

}  // namespace
}  // namespace gridmates::room
