// What the member who has asked for a vote may do still, and those who ask for the same.
#include "tests/server/room/racing.h"
#include "tests/server/room/voting.h"

namespace gridmates::room {
namespace {

TEST(AskedVote, GetsAYesOfWhoAsksForTheSame) {
  RoomFixture room = three_have_moved();
  room.ask(kAda, Stop{});
  EXPECT_EQ(room.ask(kAda, Stop{}), "wrong_state") << "she has said yes already";
  EXPECT_EQ(room.ask(kDan, Stop{}), "wrong_state") << "he has no vote";
  EXPECT_EQ(room.ask(kBen, Stop{}), "voted vote_closed match_ended");
  expect_replay(room);
}

TEST(AskedVote, IsWithdrawnByANoOfItsAsker) {
  RoomFixture room = three_have_moved();
  room.ask(kAda, Stop{});
  EXPECT_EQ(room.ask(kAda, Vote{false}), "vote_closed");
  EXPECT_EQ(room.last_one<VoteClosed>(),
            (VoteClosed{VoteKind::kStop, {}, VoteEnd::kWithdrawn, 1, 3}));
  EXPECT_FALSE(room.room.vote());
  RoomFixture race = three();
  race.ask(kAda, Resign{});
  race.ask(kAda, Stop{});
  EXPECT_EQ(race.ask(kAda, Vote{false}), "vote_closed") << "though she has no vote";
  EXPECT_EQ(race.last_one<VoteClosed>(),
            (VoteClosed{VoteKind::kStop, {}, VoteEnd::kWithdrawn, 0, 2}));
  expect_replay(race);
}

}  // namespace
}  // namespace gridmates::room
