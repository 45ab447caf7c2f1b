// The details of the chosen room below the lobby's list.
#include "tests/client/terminal/face_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

using RoomDetails = FaceTest;

TEST_F(RoomDetails, SayTheBoardThenThePeopleThenTheTerms) {
  begin(lobby_model());
  v1::RoomSummary& room = *model_.rooms.mutable_rooms(2);
  room.set_watchers(v1::WATCHERS_NONE);
  room.set_watching(0);
  EXPECT_THAT(screen(), AllOf(HasSubstr("\n   9x9; 3 of 6 seats taken; watching: not allowed\n"),
                              HasSubstr("* you are a member;")));
}

TEST_F(RoomDetails, MarkRoomsWithComputers) {
  begin(lobby_model());
  v1::RoomSummary& room = *model_.rooms.mutable_rooms(1);
  EXPECT_THAT(screen(), HasSubstr("LIME-03            Tic-tac-toe versus"));
  room.set_computers(1);
  EXPECT_THAT(screen(), HasSubstr("LIME-03         +  Tic-tac-toe versus"));
  room.set_mine(true);
  EXPECT_THAT(screen(), HasSubstr("LIME-03         *+ Tic-tac-toe versus"));
}

TEST_F(RoomDetails, AreWrapped) {
  begin(lobby_model());
  v1::RoomSummary& room = *model_.rooms.mutable_rooms(2);
  room.set_watchers(v1::WATCHERS_LINK);
  room.set_delay_s(10);
  room.set_computers(2);
  EXPECT_THAT(screen(), AllOf(HasSubstr("\n   9x9; 3 of 6 seats taken, 2 watching; 2 computers, "
                                        "watching: with the code\n   only, 10 s late\n"),
                              Not(HasSubstr("* you are a member;"))));
}

}  // namespace
}  // namespace gridmates::terminal::testing
