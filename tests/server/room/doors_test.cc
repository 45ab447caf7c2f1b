// Who may come into a room: locked and open.
#include "gtest/gtest.h"
#include "tests/server/room/room_fixture.h"

namespace gridmates::room {
namespace {

TEST(LockedRoom, LetsNobodyNewIn) {
  RoomFixture room = RoomFixture::sudoku();
  EXPECT_EQ(room.ask(kAda, Lock{}), "room_locked");
  EXPECT_TRUE(room.room.view({}).head.locked);
  EXPECT_EQ(room.ask(kBen, Join{}), "forbidden");
  EXPECT_EQ(room.sentence(), "This room is locked; ask somebody in it for an invitation.");
  EXPECT_EQ(room.ask(kBen, Join{true}), "forbidden") << "nor to watch";
  EXPECT_EQ(room.ask(kAda, Lock{}), "wrong_state");
  EXPECT_EQ(room.ask(kAda, Unlock{}), "room_unlocked");
  EXPECT_EQ(room.ask(kAda, Unlock{}), "wrong_state");
  EXPECT_EQ(room.ask(kBen, Join{}), "member_joined seat_taken");
  EXPECT_FALSE(room.room.view({}).head.locked);
  expect_replay(room);
}

TEST(LockedRoom, MembersStayAndItStaysLockedUnderAnotherHost) {
  RoomFixture room = RoomFixture::sudoku();
  room.ask(kBen, Join{true});
  room.ask(kAda, Lock{});
  EXPECT_EQ(room.ask(kBen, Sit{}), "seat_taken");
  EXPECT_EQ(room.ask(kBen, Unlock{}), "forbidden") << "the host alone";
  EXPECT_EQ(room.ask(kAda, Leave{}), "member_left host_passed");
  EXPECT_EQ(room.ask(kAda, Join{}), "forbidden") << "who has left is new";
  EXPECT_EQ(room.ask(kBen, Unlock{}), "room_unlocked");
  EXPECT_EQ(room.ask(kAda, Join{}), "member_joined seat_taken");
}

TEST(LockedRoom, IsRememberedByHashAndChapter) {
  RoomFixture room = RoomFixture::sudoku();
  const std::uint64_t open = room.room.state_hash();
  room.ask(kAda, Lock{});
  EXPECT_NE(room.room.state_hash(), open);
  const auto restored = Room::restore(test_games(), room.room.chapter());
  ASSERT_TRUE(restored.has_value());
  EXPECT_EQ(restored->state_hash(), room.room.state_hash());
  EXPECT_TRUE(restored->view({}).head.locked);
}

}  // namespace
}  // namespace gridmates::room
