// Who may join a room: locked and open rooms.
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

Invite invitation(Person person) { return {identity(person).name, {identity(person).player}}; }

TEST(Invitation, LetsOnePersonIntoALockedRoomOnce) {
  RoomFixture room = RoomFixture::sudoku();
  room.ask(kBen, Join{});
  room.ask(kAda, Lock{});
  EXPECT_EQ(room.ask(kBen, invitation(kCleo)), "invited") << "any member invites";
  EXPECT_EQ(room.ask(kDan, Join{}), "forbidden");
  EXPECT_EQ(room.ask(kCleo, Join{}), "member_joined seat_taken");
  EXPECT_EQ(room.ask(kCleo, Leave{}), "member_left");
  EXPECT_EQ(room.ask(kCleo, Join{}), "forbidden") << "it has been used";
  expect_replay(room);
}

TEST(Invitation, GoesToPeopleWhoMayCome) {
  RoomFixture room = RoomFixture::sudoku();
  room.ask(kBen, Join{});
  EXPECT_EQ(room.ask(kAda, Invite{Name("Zoe"), {}}), "invalid");
  EXPECT_EQ(room.sentence(), "Nobody called Zoe is signed in here.");
  EXPECT_EQ(room.ask(kAda, invitation(kBen)), "wrong_state");
  EXPECT_EQ(room.sentence(), "Ben is in this room already.");
  room.ask(kAda, Kick{room.number(kBen)});
  EXPECT_EQ(room.ask(kAda, invitation(kBen)), "forbidden");
  EXPECT_EQ(room.sentence(), "Ben was removed from this room and cannot come back.");
  EXPECT_EQ(room.ask(kCleo, invitation(kDan)), "not_member");
  const Invite twins{Name("Twin"), {PlayerId(1), PlayerId(70), PlayerId(71)}};
  EXPECT_EQ(room.ask(kAda, twins), "invited invited") << "all of that name but herself";
}

TEST(Invitation, WhoIsPutOutIsInvitedNoMore) {
  RoomFixture room = RoomFixture::sudoku();
  room.ask(kAda, invitation(kBen));
  room.ask(kBen, Join{});
  room.ask(kAda, Kick{room.number(kBen)});
  room.ask(kAda, Lock{});
  EXPECT_EQ(room.ask(kBen, Join{}), "forbidden");
  EXPECT_EQ(room.sentence(), "You were removed from this room and cannot come back.");
}

TEST(Invitation, TheOldestGivesWayToOneTooMany) {
  RoomFixture room = RoomFixture::sudoku();
  for (std::uint64_t i = 0; i <= limits::kInvited; ++i) {
    ASSERT_EQ(room.ask(kAda, Invite{Name("Guest"), {PlayerId(100 + i)}}), "invited");
  }
  room.ask(kAda, Lock{});
  const auto join = [&room](std::uint64_t player) {
    const Decision decision =
        room.room.decide({{PlayerId(player), Name("Guest")}, Join{}}, room.now);
    return std::holds_alternative<std::vector<Event>>(decision);
  };
  EXPECT_FALSE(join(100));
  EXPECT_TRUE(join(101));
  EXPECT_TRUE(join(100 + limits::kInvited));
}

}  // namespace
}  // namespace gridmates::room
