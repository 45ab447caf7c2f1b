// Players declare that they are ready for a match; the host may wait for them or not.
#include "gtest/gtest.h"
#include "tests/server/room/room_fixture.h"

namespace gridmates::room {
namespace {

std::string ready_in(const RoomFixture& room) {
  std::string names;
  for (const MemberView& member : room.room.view({}).members) {
    if (member.ready) names += member.name.str() + " ";
  }
  return names;
}

RoomFixture race_of_three() {
  RoomFixture room = RoomFixture::race();
  room.ask(kBen, Join{});
  room.ask(kCleo, Join{});
  return room;
}

TEST(Ready, TheHostWaitsForThoseWhoAreNotOnceSomebodyIs) {
  RoomFixture room = race_of_three();
  EXPECT_EQ(room.ask(kBen, Ready{}), "ready_changed");
  EXPECT_EQ(ready_in(room), "Ben ");
  EXPECT_EQ(room.ask(kAda, Start{}), "wrong_state");
  EXPECT_EQ(room.sentence(), "Cleo is not ready; start anyway, or wait.");
  EXPECT_EQ(room.ask(kCleo, Ready{}), "ready_changed");
  EXPECT_EQ(room.ask(kAda, Start{}), "match_started") << "the host is ready by starting";
  EXPECT_EQ(ready_in(room), "");
  expect_replay(room);
}

TEST(Ready, TheHostMayStartAnyway) {
  RoomFixture room = race_of_three();
  room.ask(kBen, Ready{});
  EXPECT_EQ(room.ask(kAda, Start{true}), "match_started");
}

TEST(Ready, WhereNobodyHasSaidSoARaceStartsAtOnce) {
  RoomFixture room = race_of_three();
  EXPECT_EQ(room.ask(kAda, Start{}), "match_started");
}

TEST(Ready, IsTakenBack) {
  RoomFixture room = race_of_three();
  EXPECT_EQ(room.ask(kBen, Unready{}), "wrong_state");
  EXPECT_EQ(room.sentence(), "You are not ready yet.");
  room.ask(kBen, Ready{});
  EXPECT_EQ(room.ask(kBen, Ready{}), "wrong_state");
  EXPECT_EQ(room.ask(kBen, Unready{}), "ready_changed");
  EXPECT_EQ(room.ask(kAda, Start{}), "match_started") << "nobody is ready again";
  EXPECT_EQ(room.ask(kBen, Ready{}), "wrong_state");
  EXPECT_EQ(room.sentence(), "The match has begun already.");
}

TEST(Ready, IsClearedByANewBoardAndByWhoSitsDown) {
  RoomFixture room = race_of_three();
  room.ask(kBen, Ready{});
  room.ask(kDan, Join{true});
  EXPECT_EQ(ready_in(room), "Ben ") << "who watches changes nothing";
  EXPECT_EQ(room.ask(kDan, Ready{}), "not_seated");
  room.ask(kDan, Sit{});
  EXPECT_EQ(ready_in(room), "");
  room.ask(kBen, Ready{});
  room.ask(kCleo, Ready{});
  room.ask(kCleo, Stand{});
  EXPECT_EQ(ready_in(room), "Ben ") << "who stands up is not ready any more, and nobody else";
  room.ask(kAda, Next{sudoku_board(core::Table::kRace)});
  EXPECT_EQ(ready_in(room), "");
  room.ask(kBen, Ready{});
  room.ask(kBen, Leave{});
  room.ask(kBen, Join{});
  EXPECT_EQ(ready_in(room), "");
  expect_replay(room);
}

TEST(Ready, IsRememberedByHashAndChapter) {
  RoomFixture room = race_of_three();
  const std::uint64_t before = room.room.state_hash();
  room.ask(kBen, Ready{});
  EXPECT_NE(room.room.state_hash(), before);
  const auto restored = Room::restore(test_games(), room.room.chapter());
  ASSERT_TRUE(restored.has_value());
  EXPECT_EQ(restored->state_hash(), room.room.state_hash());
}

}  // namespace
}  // namespace gridmates::room
