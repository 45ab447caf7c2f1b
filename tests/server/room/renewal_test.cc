// Votes for a new board.
#include "tests/server/room/voting.h"

namespace gridmates::room {
namespace {

TEST(Renewal, EndsTheMatchAndStartsAnother) {
  RoomFixture room = three_have_moved();
  room.ask(kCleo, Renew{});
  EXPECT_EQ(room.ask(kNobody, Renewed{}), "forbidden") << "not decided yet";
  EXPECT_EQ(room.ask(kBen, Vote{true}), "voted vote_closed match_ended");
  EXPECT_EQ(room.ask(kAda, Renewed{sudoku_board()}), "forbidden") << "for the room itself";
  EXPECT_EQ(room.ask(kNobody, Renewed{}), "needs board");
  EXPECT_EQ(room.room.renews_for(), PlayerId(kCleo));
  EXPECT_EQ(room.ask(kNobody, Renewed{sudoku_board()}), "board_chosen match_started");
  EXPECT_EQ(room.room.renews_for(), PlayerId(0));
  EXPECT_EQ(room.state(), "together");
  EXPECT_EQ(room.room.match(), 2u);
  expect_replay(room);
}

TEST(Renewal, IsVotedOnAfterTheEndToo) {
  RoomFixture room = three_have_moved();
  room.ask(kAda, Stop{});
  room.ask(kBen, Vote{true});
  EXPECT_EQ(room.ask(kCleo, Renew{}), "vote_opened");
  EXPECT_EQ(room.ask(kAda, Leave{}), "member_left host_passed");
  EXPECT_EQ(room.ask(kBen, Vote{true}), "voted vote_closed");
  EXPECT_EQ(room.ask(kNobody, Renewed{sudoku_board()}), "board_chosen match_started");
  expect_replay(room);
}

TEST(Renewal, AskedBySomebodyWhoSatDownAfterTheEndCountsThem) {
  RoomFixture room = three_have_moved();
  room.ask(kBen, Stop{});
  room.ask(kCleo, Vote{true});
  room.ask(kEve, Join{});
  room.ask(kEve, Renew{});
  EXPECT_EQ(room.room.view({}).head.vote->yes, std::vector{room.number(kEve)});
  EXPECT_EQ(room.ask(kAda, Vote{true}), "voted") << "two of four";
  EXPECT_EQ(room.ask(kBen, Vote{true}), "voted vote_closed");
  EXPECT_EQ(std::get<VoteClosed>(room.last()[1].what),
            (VoteClosed{VoteKind::kRenew, {}, VoteEnd::kPassed, 3, 4}));
  expect_replay(room);
}

TEST(Renewal, IsAskedForOnceWhileTheBoardIsMade) {
  RoomFixture room = RoomFixture::sudoku().started();
  EXPECT_EQ(room.ask(kAda, Renew{}), "vote_closed match_ended");
  EXPECT_EQ(room.ask(kAda, Renew{}), "wrong_state");
  EXPECT_EQ(room.sentence(), "A new board is being made already.");
}

TEST(Renewal, IsForgottenWhenTheHostIsFaster) {
  RoomFixture room = RoomFixture::sudoku().started();
  room.ask(kAda, Renew{});
  room.ask(kAda, Rematch{});
  EXPECT_EQ(room.ask(kNobody, Renewed{sudoku_board()}), "forbidden");
}

TEST(Renewal, StartsNothingWhereTooFewSit) {
  RoomFixture room = RoomFixture::tictactoe().started();
  room.ask(kAda, Renew{});
  room.ask(kBen, Vote{true});
  room.ask(kBen, Stand{});
  EXPECT_EQ(room.ask(kNobody, Renewed{tictactoe_board()}), "board_chosen opener_set");
  EXPECT_EQ(room.state(), "waiting");
}

}  // namespace
}  // namespace gridmates::room
