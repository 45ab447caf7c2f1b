// Votes on a question of the game, "go on?" of Minesweeper, and those of old journals.
#include "tests/server/room/voting.h"

namespace gridmates::room {
namespace {

RoomFixture at_the_last_life() {
  RoomFixture room("minesweeper", core::Table::kCoop, mine_field());
  for (const Person who : {kBen, kCleo}) room.ask(who, Join{});
  room.ask(kAda, Start{});
  room.ask(kAda, open(0));
  room.ask(kBen, flag(46));
  return room;
}

TEST(QuestionVote, IsOnWhatTheGameAsks) {
  RoomFixture room = at_the_last_life();
  EXPECT_EQ(room.ask(kAda, open(55)), "moved vote_opened");
  EXPECT_EQ(room.last_one<VoteOpened>(), (VoteOpened{VoteKind::kQuestion, "go on"}));
  EXPECT_EQ(room.room.view({}).head.vote->waiting.size(), 2u) << "the move is no vote";
  EXPECT_EQ(room.ask(kBen, old_ballot(true)), "illegal_move") << "that is no move any more";
  EXPECT_EQ(room.ask(kBen, Vote{true}), "voted");
  EXPECT_EQ(room.ask(kAda, Vote{true}), "voted vote_closed moved");
  EXPECT_EQ(room.state(), "together");
  EXPECT_EQ(room.ask(kAda, open(47)), "moved vote_opened") << "the life is gone again";
  EXPECT_EQ(room.ask(kNobody, time_is_up(room)), "vote_closed moved match_ended");
  EXPECT_EQ(room.state(), "lost");
  expect_replay(room);
}

TEST(QuestionVote, IsNotWithdrawnByANoOfWhoHasMoved) {
  RoomFixture room = at_the_last_life();
  room.ask(kAda, open(55));
  EXPECT_EQ(room.ask(kAda, Vote{false}), "voted vote_closed moved match_ended");
  EXPECT_EQ(std::get<VoteClosed>(room.last()[1].what).end, VoteEnd::kRefused);
  expect_replay(room);
}

TEST(QuestionVote, TakesThePlaceOfAnother) {
  RoomFixture room = at_the_last_life();
  room.ask(kAda, Stop{});
  EXPECT_EQ(room.ask(kAda, open(55)), "moved vote_opened");
  EXPECT_EQ(room.room.vote()->about.kind, VoteKind::kQuestion);
  EXPECT_TRUE(room.room.vote()->ballots.empty());
}

TEST(QuestionVote, IsNotAnsweredByAVoteOnAnother) {
  RoomFixture room = at_the_last_life();
  room.ask(kBen, Stop{});
  const Seq seen = room.room.head();
  room.ask(kAda, open(55));
  EXPECT_EQ(room.ask(kAda, Vote{false}, seen), "stale") << "meant for the stop";
}

TEST(QuestionVote, IsForAllWhereNobodyWhoHasMovedIsLeft) {
  RoomFixture room = at_the_last_life();
  room.ask(kBen, Stand{});
  room.ask(kAda, open(55));
  EXPECT_EQ(room.ask(kAda, Leave{}), "member_left host_passed");
  EXPECT_EQ(room.room.voters(), std::vector{room.number(kCleo)});
  EXPECT_EQ(room.ask(kCleo, Vote{true}), "voted vote_closed moved");
  EXPECT_EQ(room.state(), "together");
  expect_replay(room);
}

TEST(QuestionVote, IsNoMoveOfAHostWhoHasNotMoved) {
  RoomFixture room = at_the_last_life();
  room.ask(kAda, PassHost{room.number(kCleo)});
  room.ask(kAda, open(55));
  room.ask(kCleo, Pause{});
  room.ask(kCleo, Unpause{});
  EXPECT_EQ(room.room.vote()->by, room.number(kCleo));
  room.ask(kAda, Vote{true});
  EXPECT_EQ(room.ask(kBen, Vote{true}), "voted vote_closed moved");
  EXPECT_EQ(room.last_one<Moved>().seat, Seat(0)) << "Ada's";
  expect_replay(room);
}

TEST(QuestionVote, IsAskedAgainAfterAPause) {
  RoomFixture room = at_the_last_life();
  room.ask(kAda, open(55));
  room.ask(kAda, Pause{});
  EXPECT_EQ(room.ask(kAda, Vote{true}), "wrong_state");
  EXPECT_EQ(room.ask(kAda, Unpause{}), "match_unpaused vote_opened");
}

// The room of a journal from before votes existed, when ballots were moves.
RoomFixture old_room() {
  RoomFixture room = at_the_last_life();
  room.ask(kAda, open(55));
  std::vector<Event> journal = room.journal;
  journal.pop_back();
  const Seq next(journal.back().seq.value + 1);
  journal.push_back({next, 0, 0, room.number(kAda), Moved{Seat(0), {}}});
  std::get<Moved>(journal.back().what).move = core::Blob<limits::kMoveBytes>(old_ballot(true).move);
  room.room = *fold(journal);
  room.journal = std::move(journal);
  return room;
}

TEST(QuestionVote, TakesUpWhatAnOldMatchWaitsFor) {
  RoomFixture room = old_room();
  EXPECT_FALSE(room.room.vote());
  EXPECT_EQ(room.ask(kBen, Vote{true}), "vote_opened voted");
  EXPECT_EQ(room.ask(kAda, Vote{true}), "voted vote_closed moved");
  expect_replay(room);
}

// A player who leaves may decide an old match's vote by the last ballot: then no move follows.
TEST(QuestionVote, OnWhatAnOldBallotHasDecidedIsOnlyClosed) {
  RoomFixture room = old_room();
  room.ask(kCleo, flag(47));
  room.ask(kBen, Vote{true});
  room.ask(kCleo, Leave{});
  EXPECT_EQ(room.ask(kBen, Leave{}), "member_left");
  EXPECT_TRUE(room.room.vote());
  EXPECT_EQ(room.ask(kNobody, time_is_up(room)), "vote_closed") << "Ada's ballot has decided it";
  EXPECT_EQ(room.state(), "together");
  expect_replay(room);
}

}  // namespace
}  // namespace gridmates::room
