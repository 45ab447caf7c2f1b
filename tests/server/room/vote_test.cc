// Votes: one mechanism for every question and every table.
#include "tests/server/room/racing.h"
#include "tests/server/room/voting.h"

namespace gridmates::room {
namespace {

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

TEST(Vote, DoesNotWaitForThoseWhoAreAwayWhenItsTimeIsUp) {
  RoomFixture room = three_have_moved();
  room.ask(kAda, Stop{});
  const CloseVote close{room.room.vote()->opened, {room.number(kBen), room.number(kCleo)}};
  EXPECT_EQ(room.ask(kNobody, close), "vote_closed match_ended");
  EXPECT_EQ(std::get<VoteClosed>(room.last()[0].what),
            (VoteClosed{VoteKind::kStop, {}, VoteEnd::kPassed, 1, 1}));
  expect_replay(room);
}

TEST(Vote, IsNotDecidedByHalfOfThoseWhoAreThere) {
  RoomFixture room = three_have_moved();
  room.ask(kAda, Stop{});
  EXPECT_EQ(room.ask(kNobody, CloseVote{room.room.vote()->opened, {room.number(kBen)}}),
            "vote_closed");
  EXPECT_EQ(room.last_one<VoteClosed>(),
            (VoteClosed{VoteKind::kStop, {}, VoteEnd::kTimedOut, 1, 2}));
}

TEST(Vote, AgainstAnOpponentNeedsThemThoughTheyAreAway) {
  RoomFixture duel = RoomFixture::tictactoe().started();
  duel.ask(kAda, Stop{});
  EXPECT_EQ(duel.ask(kNobody, CloseVote{duel.room.vote()->opened, {duel.number(kBen)}}),
            "vote_closed");
  EXPECT_EQ(duel.last_one<VoteClosed>().end, VoteEnd::kTimedOut);
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

TEST(Vote, OfARaceIsNotDecidedByWhoHasGivenUp) {
  RoomFixture room = three();
  EXPECT_EQ(room.ask(kAda, Resign{}), "gave_up");
  EXPECT_EQ(room.ask(kAda, Stop{}), "vote_opened") << "nobody has moved, and two race on";
  const auto vote = room.room.view({}).head.vote;
  EXPECT_TRUE(vote->yes.empty());
  EXPECT_EQ(vote->waiting, (std::vector{room.number(kBen), room.number(kCleo)}));
  EXPECT_EQ(room.ask(kAda, Vote{true}), "wrong_state");
  EXPECT_EQ(room.sentence(), "Your race is over.");
  EXPECT_EQ(room.ask(kBen, Vote{true}), "voted") << "one of two";
  EXPECT_EQ(room.ask(kCleo, Vote{true}), "voted vote_closed match_ended");
  EXPECT_EQ(std::get<VoteClosed>(room.last()[1].what),
            (VoteClosed{VoteKind::kStop, {}, VoteEnd::kPassed, 2, 2}));
  expect_replay(room);
}

TEST(Vote, OfARaceIsNotDecidedByWhoHasFinished) {
  RoomFixture room = three();
  EXPECT_EQ(finish(room, kAda), "moved");
  EXPECT_EQ(room.ask(kAda, Stop{}), "vote_opened");
  EXPECT_EQ(room.ask(kBen, Vote{false}), "voted vote_closed") << "one of two is against it";
  EXPECT_EQ(room.state(), "together");
  expect_replay(room);
}

TEST(Vote, OfARaceAsksThoseWhoHaveNotMoved) {
  RoomFixture room = three();
  EXPECT_EQ(room.ask(kAda, set(0, 9)), "moved");
  EXPECT_EQ(room.ask(kAda, Stop{}), "vote_opened");
  EXPECT_EQ(room.ask(kBen, Vote{false}), "voted");
  EXPECT_EQ(room.ask(kCleo, Vote{true}), "voted vote_closed match_ended") << "two of three";
}

TEST(Vote, OfARacePassesAtOnceForTheLastWhoRaces) {
  RoomFixture room = three();
  room.ask(kAda, Resign{});
  room.ask(kBen, Resign{});
  EXPECT_EQ(room.ask(kCleo, Stop{}), "match_ended");
}

TEST(Vote, OfARaceLosesTheVoiceOfWhoAskedAndIsDone) {
  RoomFixture room = three();
  for (const Person who : {kAda, kBen, kCleo}) room.ask(who, set(0, 9));
  room.ask(kAda, Stop{});
  EXPECT_EQ(room.ask(kAda, Resign{}), "gave_up") << "the vote goes on without a yes";
  EXPECT_EQ(room.ask(kBen, Vote{true}), "voted") << "one of two";
  EXPECT_EQ(room.ask(kNobody, time_is_up(room)), "vote_closed");
  EXPECT_EQ(room.last_one<VoteClosed>(),
            (VoteClosed{VoteKind::kStop, {}, VoteEnd::kTimedOut, 1, 2}));
  EXPECT_EQ(room.state(), "together");
  expect_replay(room);
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

TEST(PauseVote, PausesWhenTheOthersAgree) {
  RoomFixture room = RoomFixture::tictactoe();
  room.ask(kBen, Join{});
  room.ask(kAda, Start{});
  EXPECT_EQ(room.ask(kBen, Pause{}), "vote_opened");
  EXPECT_EQ(room.room.vote()->about.kind, VoteKind::kPause);
  EXPECT_EQ(room.ask(kBen, Pause{}), "wrong_state") << "a vote is open";
  EXPECT_EQ(room.ask(kAda, Vote{true}), "voted vote_closed match_paused");
  EXPECT_EQ(room.state(), "paused");
  EXPECT_EQ(room.ask(kBen, Unpause{}), "match_unpaused") << "either of two goes on";
  EXPECT_EQ(room.ask(kBen, Pause{}), "vote_opened");
  EXPECT_EQ(room.ask(kAda, Vote{false}), "voted vote_closed");
  EXPECT_EQ(room.state(), "first_to_move");
  expect_replay(room);
}

TEST(PauseVote, InterruptsARunAsThePauseOfAHostDoes) {
  RoomFixture room = RoomFixture::sudoku();
  room.ask(kBen, Join{});
  room.ask(kAda, Start{});
  EXPECT_EQ(room.ask(kBen, Pause{}), "vote_opened");
  EXPECT_EQ(room.ask(kAda, Vote{true}), "voted vote_closed match_paused match_interrupted");
  EXPECT_EQ(room.ask(kBen, set(0, 5)), "wrong_state") << "no move ends it";
  room.ask(kAda, Unpause{});
  room.ask(kAda, set(0, 5));
  EXPECT_EQ(room.ask(kBen, Pause{}), "vote_opened");
  EXPECT_EQ(room.ask(kAda, Pause{}), "match_paused") << "the host pauses at once";
  EXPECT_FALSE(room.room.vote().has_value());
  expect_replay(room);
}

TEST(PauseVote, IsAgreedOnInTimeOrNotAtAll) {
  RoomFixture room = RoomFixture::sudoku();
  room.ask(kBen, Join{});
  room.ask(kAda, Start{});
  room.ask(kAda, set(0, 5));
  room.ask(kBen, Pause{});
  const Seq opened = room.room.vote()->opened;
  EXPECT_EQ(room.ask(kNobody, CloseVote{opened, {room.number(kAda)}}), "vote_closed");
  EXPECT_EQ(room.state(), "together");
}

TEST(PauseVote, IsNotForRacesAndWatchers) {
  RoomFixture race = RoomFixture::race();
  race.ask(kBen, Join{});
  race.ask(kAda, Start{});
  EXPECT_EQ(race.ask(kBen, Pause{}), "forbidden");
  RoomFixture room = RoomFixture::sudoku().started();
  room.ask(kCleo, Join{true});
  EXPECT_EQ(room.ask(kCleo, Pause{}), "forbidden");
}

}  // namespace
}  // namespace gridmates::room
