// Members change their names.
#include "gtest/gtest.h"
#include "tests/server/room/room_fixture.h"

namespace gridmates::room {
namespace {

std::string name_in(const RoomFixture& room, Person who) {
  for (const MemberView& member : room.room.view({}).members) {
    if (member.number == room.number(who)) return member.name.str();
  }
  return "";
}

TEST(Renaming, IsAnEventAndGoesForTheMatchThatIsOn) {
  RoomFixture room = RoomFixture::sudoku().started();
  room.ask(kBen, Join{});
  EXPECT_EQ(room.ask(kBen, Rename{Name("Benny")}), "member_renamed");
  EXPECT_EQ(name_in(room, kBen), "Benny");
  EXPECT_EQ(room.room.view({}).matches.front().players.at(1).name.str(), "Benny");
  EXPECT_EQ(room.room.member_of(identity(kBen).player), room.number(kBen));
  EXPECT_EQ(room.ask(kCleo, Join{}), "member_joined seat_taken");
  EXPECT_EQ(room.ask(kCleo, Rename{Name("Ben")}), "member_renamed") << "the name is free now";
  room.ask(kAda, Pause{});
  EXPECT_EQ(room.ask(kAda, Rename{Name("ADA")}), "member_renamed") << "also in a pause";
  room.ask(kAda, Unpause{});
  EXPECT_EQ(room.room.view({}).matches.front().players.front().name.str(), "ADA");
  expect_replay(room);
}

TEST(Renaming, IsRefusedWhenTheNameIsTaken) {
  RoomFixture room = RoomFixture::sudoku();
  room.ask(kBen, Join{});
  EXPECT_EQ(room.ask(kBen, Rename{Name("aDA")}), "name_taken");
  EXPECT_EQ(room.ask(kBen, Rename{Name("Ben")}), "wrong_state");
  EXPECT_EQ(room.sentence(), "You are called Ben already.");
  EXPECT_EQ(room.ask(kBen, Rename{Name("BEN")}), "member_renamed") << "another form of one's own";
  EXPECT_EQ(room.ask(kCleo, Rename{Name("Cleo")}), "not_member");
}

// A name can carry a message too.
TEST(Renaming, WaitsWhereTheTalkOfWatchersWaits) {
  RoomFixture room = RoomFixture::race();
  room.ask(kBen, Join{});
  room.ask(kCleo, Join{.watch = true});
  EXPECT_EQ(room.ask(kCleo, Rename{Name("Cleopatra")}), "member_renamed") << "before the match";
  room.ask(kAda, Start{});
  EXPECT_EQ(room.ask(kCleo, Rename{Name("A1 is 5")}), "wrong_state");
  for (const Person racer : {kAda, kBen}) {
    EXPECT_EQ(room.ask(racer, Rename{Name("Benny")}), "wrong_state");
    EXPECT_EQ(room.ask(racer, Rename{Name("Cleopatra")}), "wrong_state") << "taken or not";
    EXPECT_EQ(room.sentence(), "A match is being played; end it first.");
  }
  EXPECT_EQ(room.ask(kDan, Rename{Name("Cleopatra")}), "not_member");
  EXPECT_EQ(room.room.rights(room.number(kBen)).at(Ask(Rename{}).index())->reason,
            Reason::kMatchOn);
  room.ask(kAda, Resign{});
  room.ask(kBen, Resign{});
  EXPECT_EQ(room.ask(kCleo, Rename{Name("Cleo")}), "member_renamed") << "after the match";
  expect_replay(room);
}

TEST(Renaming, ARunKeepsTheNamesOfItsEnd) {
  RoomFixture room = RoomFixture::tictactoe();
  room.ask(kBen, Join{});
  room.ask(kAda, Start{});
  room.ask(kBen, Rename{Name("Benny")});
  room.ask(kBen, Resign{});
  ASSERT_TRUE(room.room.finished_run().has_value());
  EXPECT_EQ(room.room.finished_run()->players.at(1).name.str(), "Benny");
  room.ask(kBen, Rename{Name("Loser")});
  EXPECT_EQ(room.room.finished_run()->players.at(1).name.str(), "Benny");
  EXPECT_EQ(name_in(room, kBen), "Loser");
  expect_replay(room);
}

}  // namespace
}  // namespace gridmates::room
