// Votes: one mechanism, whatever is asked and at whichever table.
#include "gtest/gtest.h"
#include "server/room/statechart/probe_game.h"
#include "tests/server/room/racing.h"
#include "tests/server/room/room_fixture.h"

namespace gridmates::room {
namespace {

// Ada, Ben and Cleo have moved; Dan sits and has not.
RoomFixture three_have_moved() {
  RoomFixture room = RoomFixture::sudoku().started();
  for (const Person who : {kBen, kCleo, kDan}) room.ask(who, Join{});
  room.ask(kAda, set(0, 9));
  room.ask(kBen, set(1, 9));
  room.ask(kCleo, set(2, 8));
  return room;
}

RoomFixture at_the_last_life() {
  RoomFixture room("minesweeper", core::Table::kCoop, mine_field());
  for (const Person who : {kBen, kCleo}) room.ask(who, Join{});
  room.ask(kAda, Start{});
  room.ask(kAda, open(0));
  room.ask(kBen, flag(46));
  return room;
}

CloseVote time_is_up(const RoomFixture& room) { return {room.room.vote()->opened}; }

void expect_replay(const RoomFixture& room) {
  const auto replayed = fold(room.journal);
  ASSERT_TRUE(replayed);
  EXPECT_EQ(replayed->state_hash(), room.room.state_hash());
  EXPECT_EQ(replayed->outline(), room.room.outline());
}

TEST(Vote, PassesWithMoreThanHalfOfThoseWhoHaveMoved) {
  RoomFixture room = three_have_moved();
  EXPECT_EQ(room.ask(kBen, Stop{}), "vote_opened");
  const auto vote = room.room.view({}).head.vote;
  ASSERT_TRUE(vote);
  EXPECT_EQ(vote->kind, VoteKind::kStop);
  EXPECT_EQ(vote->by, room.number(kBen));
  EXPECT_EQ(vote->yes, std::vector{room.number(kBen)});
  EXPECT_EQ(vote->waiting, (std::vector{room.number(kAda), room.number(kCleo)}));
  EXPECT_EQ(room.ask(kDan, Vote{true}), "forbidden") << "has not moved";
  EXPECT_EQ(room.ask(kBen, Vote{true}), "wrong_state") << "has said yes by asking";
  EXPECT_EQ(room.ask(kCleo, Vote{true}), "voted vote_closed match_ended");
  EXPECT_EQ(std::get<VoteClosed>(room.last()[1].what),
            (VoteClosed{VoteKind::kStop, {}, VoteEnd::kPassed, 2, 3}));
  EXPECT_EQ(room.last_one<MatchEnded>(), (MatchEnded{Result::kUnsolved, EndCause::kStopped}));
  EXPECT_FALSE(room.room.view({}).head.vote);
  expect_replay(room);
}

TEST(Vote, IsRefusedWhenItCanNoLongerPass) {
  RoomFixture room = three_have_moved();
  room.ask(kAda, Renew{});
  EXPECT_EQ(room.ask(kBen, Vote{false}), "voted");
  EXPECT_EQ(room.ask(kCleo, Vote{false}), "voted vote_closed");
  EXPECT_EQ(room.last_one<VoteClosed>(),
            (VoteClosed{VoteKind::kRenew, {}, VoteEnd::kRefused, 1, 3}));
  EXPECT_EQ(room.state(), "together");
  EXPECT_EQ(room.room.renews_for(), PlayerId(0));
  EXPECT_EQ(room.ask(kAda, Renew{}), "vote_opened") << "it may be asked again";
  expect_replay(room);
}

TEST(Vote, IsOverWhenItsTimeIsUp) {
  RoomFixture room = three_have_moved();
  room.ask(kAda, Stop{});
  EXPECT_EQ(room.ask(kBen, time_is_up(room)), "forbidden") << "the room itself says when";
  EXPECT_EQ(room.ask(kNobody, CloseVote{Seq(1)}), "wrong_state") << "another vote";
  EXPECT_EQ(room.ask(kNobody, time_is_up(room)), "vote_closed");
  EXPECT_EQ(room.last_one<VoteClosed>().end, VoteEnd::kTimedOut);
  EXPECT_EQ(room.state(), "together");
  expect_replay(room);
}

TEST(Vote, OfOnePassesAtOnce) {
  RoomFixture alone = RoomFixture::sudoku().started();
  alone.ask(kBen, Join{});
  EXPECT_EQ(alone.ask(kAda, Stop{}), "match_ended") << "nobody else has moved";
  RoomFixture renewed = RoomFixture::sudoku().started();
  EXPECT_EQ(renewed.ask(kAda, Renew{}), "vote_closed match_ended");
  expect_replay(renewed);
}

TEST(Vote, OneIsOpenAtATime) {
  RoomFixture room = three_have_moved();
  room.ask(kAda, Stop{});
  EXPECT_EQ(room.ask(kBen, Renew{}), "wrong_state");
  EXPECT_EQ(room.sentence(), "A vote is open already; ask again when it has closed.");
}

TEST(Vote, StoppingAVersusMatchNeedsTheOthersYes) {
  RoomFixture room = RoomFixture::tictactoe().started();
  EXPECT_EQ(room.ask(kAda, Stop{}), "vote_opened") << "before anybody has moved";
  EXPECT_EQ(room.ask(kBen, Vote{false}), "voted vote_closed");
  EXPECT_EQ(room.state(), "first_to_move");
  room.ask(kBen, Stop{});
  EXPECT_EQ(room.ask(kAda, Vote{true}), "voted vote_closed match_ended");
  EXPECT_EQ(room.state(), "abandoned");
}

TEST(Vote, OfARaceIsForThoseWhoRaceOn) {
  RoomFixture room = RoomFixture::race();
  for (const Person who : {kBen, kCleo}) room.ask(who, Join{});
  room.ask(kAda, Start{});
  for (const Person who : {kAda, kBen, kCleo}) EXPECT_EQ(room.ask(who, set(0, 9)), "moved");
  room.ask(kCleo, Resign{});
  EXPECT_EQ(room.ask(kAda, Stop{}), "vote_opened");
  EXPECT_EQ(room.room.view({}).head.vote->waiting, std::vector{room.number(kBen)});
  EXPECT_EQ(room.ask(kBen, Vote{true}), "voted vote_closed match_ended");
}

TEST(Vote, OfARaceDoesNotWaitForWhoIsDone) {
  RoomFixture room = three();
  for (const Person who : {kAda, kBen, kCleo}) room.ask(who, set(0, 9));
  EXPECT_EQ(room.ask(kAda, Stop{}), "vote_opened");
  EXPECT_EQ(room.ask(kBen, Resign{}), "gave_up") << "one yes of two";
  EXPECT_EQ(room.ask(kCleo, Resign{}), "gave_up vote_closed match_ended") << "of one";
  EXPECT_EQ(room.last_one<MatchEnded>(), (MatchEnded{Result::kUnsolved, EndCause::kStopped}));
  expect_replay(room);
}

TEST(Vote, OfARaceCountsWhoAskedAndIsDone) {
  RoomFixture room = three();
  for (const Person who : {kAda, kBen, kCleo}) room.ask(who, set(0, 9));
  room.ask(kAda, Stop{});
  EXPECT_EQ(room.ask(kAda, Resign{}), "gave_up");
  EXPECT_EQ(room.ask(kBen, Vote{true}), "voted vote_closed match_ended") << "two of three";
}

TEST(Vote, CannotBeChangedByStandingUp) {
  RoomFixture room = three_have_moved();
  room.ask(kAda, Stop{});
  room.ask(kBen, Vote{false});
  room.ask(kBen, Stand{});
  room.ask(kBen, Sit{});
  EXPECT_EQ(room.ask(kBen, Vote{true}), "wrong_state");
  EXPECT_EQ(room.sentence(), "You have voted already.");
  expect_replay(room);
}

TEST(Vote, DoesNotWaitForWhoLeaves) {
  RoomFixture room = three_have_moved();
  room.ask(kAda, Renew{});
  EXPECT_EQ(room.ask(kBen, Leave{}), "member_left");
  EXPECT_EQ(room.ask(kCleo, Stand{}), "seat_left vote_closed match_ended");
  EXPECT_EQ(room.room.renews_for(), PlayerId(kAda));
  expect_replay(room);
}

TEST(Vote, IsOverWithItsMatchAndWithAPause) {
  RoomFixture solved = three_have_moved();
  solved.ask(kAda, Stop{});
  solved.ask(kAda, Pause{});
  EXPECT_FALSE(solved.room.vote());
  EXPECT_EQ(solved.ask(kCleo, Stop{}), "vote_opened") << "the pause itself can be ended so";
  solved.ask(kAda, Unpause{});
  EXPECT_TRUE(solved.room.vote());
  for (const auto& [cell, digit] : {std::pair{0, 5}, {1, 3}, {2, 4}, {3, 6}}) {
    solved.ask(kAda, set(static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)));
  }
  EXPECT_EQ(solved.state(), "solved");
  EXPECT_FALSE(solved.room.vote());
  expect_replay(solved);
}

TEST(Vote, ThatHasClosedIsStale) {
  RoomFixture room = three_have_moved();
  room.ask(kAda, Stop{});
  const Seq seen = room.room.head();
  room.ask(kNobody, time_is_up(room));
  EXPECT_EQ(room.ask(kBen, Vote{true}, seen), "stale");
  EXPECT_EQ(room.ask(kBen, Vote{true}, room.room.head()), "wrong_state") << "knew that it is over";
  room.ask(kAda, Renew{});
  EXPECT_EQ(room.ask(kBen, Vote{true}, seen), "stale") << "answers another question";
  EXPECT_EQ(room.ask(kBen, Vote{true}, room.room.head()), "voted vote_closed match_ended");
  EXPECT_EQ(room.ask(kCleo, Vote{true}, seen), "stale") << "after the end";
}

TEST(Vote, OnWhatTheGameAsks) {
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

TEST(Vote, OfTheGameTakesThePlaceOfAnother) {
  RoomFixture room = at_the_last_life();
  room.ask(kAda, Stop{});
  EXPECT_EQ(room.ask(kAda, open(55)), "moved vote_opened");
  EXPECT_EQ(room.room.vote()->about.kind, VoteKind::kQuestion);
  EXPECT_TRUE(room.room.vote()->ballots.empty());
}

TEST(Vote, OfTheGameIsNotAnsweredByAVoteOnAnother) {
  RoomFixture room = at_the_last_life();
  room.ask(kBen, Stop{});
  const Seq seen = room.room.head();
  room.ask(kAda, open(55));
  EXPECT_EQ(room.ask(kAda, Vote{false}, seen), "stale") << "meant for the stop";
}

TEST(Vote, OfTheGameIsForAllWhereNobodyWhoHasMovedIsLeft) {
  RoomFixture room = at_the_last_life();
  room.ask(kBen, Stand{});
  room.ask(kAda, open(55));
  EXPECT_EQ(room.ask(kAda, Leave{}), "member_left host_passed");
  EXPECT_EQ(room.room.voters(), std::vector{room.number(kCleo)});
  EXPECT_EQ(room.ask(kCleo, Vote{true}), "voted vote_closed moved");
  EXPECT_EQ(room.state(), "together");
  expect_replay(room);
}

TEST(Vote, OfTheGameIsNoMoveOfAHostWhoHasNotMoved) {
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

TEST(Vote, OfTheGameIsAskedAgainAfterAPause) {
  RoomFixture room = at_the_last_life();
  room.ask(kAda, open(55));
  room.ask(kAda, Pause{});
  EXPECT_EQ(room.ask(kAda, Vote{true}), "wrong_state");
  EXPECT_EQ(room.ask(kAda, Unpause{}), "match_unpaused vote_opened");
}

// The room of a journal from before there were votes: ballots were moves.
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

TEST(Vote, TakesUpWhatAnOldMatchWaitsFor) {
  RoomFixture room = old_room();
  EXPECT_FALSE(room.room.vote());
  EXPECT_EQ(room.ask(kBen, Vote{true}), "vote_opened voted");
  EXPECT_EQ(room.ask(kAda, Vote{true}), "voted vote_closed moved");
  expect_replay(room);
}

// The last ballot of an old match may be decided by going: then nothing is left to be played.
TEST(Vote, OnWhatAnOldBallotHasDecidedIsOnlyClosed) {
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
  EXPECT_EQ(room.ask(kNobody, Renewed{tictactoe_board()}), "board_chosen");
  EXPECT_EQ(room.state(), "waiting");
}

}  // namespace
}  // namespace gridmates::room
