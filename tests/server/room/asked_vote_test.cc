// What the member who opened a vote may still do, and members who ask for the same.
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

TEST(AskedVote, IsWithdrawnByWhoGoesFromTheTable) {
  for (const Ask& goes : {Ask(Leave{}), Ask(Stand{})}) {
    RoomFixture room = three_have_moved();
    room.ask(kBen, Stop{});
    room.ask(kBen, goes);
    EXPECT_EQ(room.last_one<VoteClosed>(),
              (VoteClosed{VoteKind::kStop, {}, VoteEnd::kWithdrawn, 0, 2}));
    EXPECT_FALSE(room.room.vote());
    EXPECT_EQ(room.ask(kCleo, Stop{}), "vote_opened");
    expect_replay(room);
  }
}

TEST(AskedVote, IsForTheHostWhereNobodyElseHasMoved) {
  RoomFixture room = RoomFixture::sudoku().started();
  room.ask(kBen, Join{});
  for (const Ask& ask : {Ask(Pause{}), Ask(Stop{}), Ask(Renew{})}) {
    EXPECT_EQ(room.ask(kBen, ask), "vote_opened");
    EXPECT_EQ(room.ask(kAda, Vote{false}), "voted vote_closed");
  }
  EXPECT_EQ(room.ask(kBen, Pause{}), "vote_opened");
  EXPECT_EQ(room.ask(kAda, Vote{true}), "voted vote_closed match_paused match_interrupted");
  EXPECT_EQ(room.ask(kBen, Unpause{}), "match_unpaused") << "any player goes on";
  room.ask(kCleo, Join{true});
  room.ask(kAda, Pause{});
  EXPECT_EQ(room.ask(kCleo, Unpause{}), "not_seated");
  room.ask(kAda, Stand{});
  EXPECT_EQ(room.ask(kAda, Unpause{}), "match_unpaused") << "she is the host";
  EXPECT_EQ(room.ask(kBen, Stop{}), "match_ended") << "she does not sit";
  expect_replay(room);
}

}  // namespace
}  // namespace gridmates::room
