// Moves that the players of a match agree on, such as Sudoku's check, reveal, last good and
// restart: at once for a single player, by vote otherwise. And hints, which are computed before
// they are played.
#include "engine/sudoku/rules.h"
#include "tests/server/room/voting.h"

namespace gridmates::room {
namespace {

template <class What>
Play play_of(const What& what) {
  return {core::encode(sudoku::Move{what})};
}

const Play kCheck = play_of(sudoku::Check{});
const Play kRestart = play_of(sudoku::Restart{});
const Play kHint = play_of(sudoku::AskHint{});
const Play kRevealA1 = play_of(sudoku::Reveal{0});

// What a view shows of A1, and of the whole board.
sudoku::View::Cell a1(const RoomFixture& room) {
  const RoomView view = room.room.view({});
  return *core::decode<sudoku::View::Cell>(*view.matches.front().board.cells.begin());
}
sudoku::View::Status sudoku_status(const RoomFixture& room) {
  const RoomView view = room.room.view({});
  return *core::decode<sudoku::View::Status>(view.matches.front().board.status);
}

TEST(AgreedMove, IsMadeAtOnceByAPlayerAlone) {
  RoomFixture room = RoomFixture::sudoku().started();
  room.ask(kAda, set(0, 9));
  EXPECT_EQ(room.ask(kAda, kCheck), "moved");
  EXPECT_TRUE(a1(room).wrong);
  expect_replay(room);
}

TEST(AgreedMove, IsMadeAtOnceWhereNobodyElseHasMoved) {
  RoomFixture room = RoomFixture::sudoku().started();
  room.ask(kBen, Join{});
  room.ask(kAda, set(0, 9));
  EXPECT_EQ(room.ask(kAda, kCheck), "moved");
}

TEST(AgreedMove, IsAskedOfTheOthers) {
  RoomFixture room = three_have_moved();
  EXPECT_EQ(room.ask(kAda, kRevealA1), "vote_opened");
  EXPECT_EQ(room.last_one<VoteOpened>(), (VoteOpened{VoteKind::kMove, "reveal A1"}));
  EXPECT_EQ(room.ask(kBen, kCheck), "wrong_state") << "one vote at a time";
  EXPECT_EQ(room.ask(kBen, set(3, 6)), "moved") << "people go on meanwhile";
  EXPECT_EQ(room.ask(kCleo, Vote{true}), "voted vote_closed moved") << "asking is a yes";
  EXPECT_EQ(room.last_one<Moved>().seat, Seat(0)) << "the move is of who asked";
  EXPECT_EQ(a1(room).digit, 5);
  expect_replay(room);
}

TEST(AgreedMove, IsNotMadeWhenTheOthersRefuse) {
  RoomFixture room = three_have_moved();
  room.ask(kAda, kCheck);
  room.ask(kBen, Vote{false});
  EXPECT_EQ(room.ask(kCleo, Vote{false}), "voted vote_closed");
  EXPECT_FALSE(a1(room).wrong);
  EXPECT_EQ(room.ask(kAda, kRestart), "vote_opened");
  EXPECT_EQ(room.ask(kNobody, time_is_up(room)), "vote_closed");
  EXPECT_EQ(a1(room).digit, 9);
  expect_replay(room);
}

TEST(AgreedMove, ThatChangesNothingAnyMoreIsHelpAllTheSame) {
  RoomFixture room = three_have_moved();
  room.ask(kAda, kRevealA1);
  room.ask(kBen, set(0, 5));
  EXPECT_EQ(room.ask(kBen, Vote{true}), "voted vote_closed moved") << "A1 is right already";
  EXPECT_EQ(a1(room).digit, 5);
  EXPECT_NE(sudoku_status(room).assists, 0) << "they know it now";
  expect_replay(room);
}

TEST(AgreedMove, ThatIsImpossibleIsNotAskedFor) {
  RoomFixture room = three_have_moved();
  EXPECT_EQ(room.ask(kAda, play_of(sudoku::Reveal{10})), "illegal_move");
  EXPECT_FALSE(room.room.vote());
}

TEST(AgreedMove, IsDecidedWhenAVoterGoes) {
  RoomFixture room = three_have_moved();
  room.ask(kAda, kCheck);
  EXPECT_EQ(room.ask(kBen, Leave{}), "member_left") << "one of two is not more than half";
  EXPECT_EQ(room.ask(kCleo, Leave{}), "member_left vote_closed moved");
  EXPECT_TRUE(a1(room).wrong);
  expect_replay(room);
}

TEST(AgreedMove, ThatEndsTheMatchEndsIt) {
  RoomFixture room = three_have_moved();
  for (const auto [cell, digit] : {std::pair{1, 3}, {2, 4}, {3, 6}}) {
    room.ask(kAda, set(static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)));
  }
  room.ask(kAda, kRevealA1);
  EXPECT_EQ(room.ask(kBen, Vote{true}), "voted vote_closed moved match_ended");
  EXPECT_EQ(room.state(), "solved");
  expect_replay(room);
}

// As the server does: the computed work comes with the command.
Play worked_out(const RoomFixture& room, std::uint8_t times = 1) {
  Play again = kHint;
  again.worked =
      WorkedOut{room.needed_in().digest(), *room.needed_in().worked_out(kHint.move), times};
  return again;
}

TEST(Hint, IsWorkedOutBeforeItIsPlayed) {
  RoomFixture room = RoomFixture::sudoku().started();
  EXPECT_EQ(room.ask(kAda, kHint), "needs work");
  EXPECT_EQ(room.ask(kAda, worked_out(room)), "moved");
  EXPECT_TRUE(sudoku_status(room).hint.has_value());
  EXPECT_EQ(room.ask(kAda, kHint), "moved") << "a step further needs no work";
  expect_replay(room);
}

TEST(Hint, IsWorkedOutAgainForABoardThatHasMovedOn) {
  RoomFixture room = three_have_moved();
  Play found = kHint;
  for (std::uint8_t times = 1; times <= limits::kWorkedOutAgain; ++times) {
    EXPECT_EQ(room.ask(kAda, found), "needs work");
    found = worked_out(room, times);
    room.ask(kBen, set(3, times));
  }
  EXPECT_EQ(room.ask(kAda, found), "stale");
  EXPECT_EQ(room.ask(kAda, kHint), "needs work");
  EXPECT_EQ(room.ask(kAda, worked_out(room)), "moved");
}

TEST(Hint, ThatIsFoundIsNoMoveOfAPlayer) {
  RoomFixture room = RoomFixture::sudoku().started();
  EXPECT_EQ(room.ask(kAda, play_of(sudoku::HintFound{})), "illegal_move");
}

TEST(Hint, IsNotGivenToWatchers) {
  RoomFixture room = RoomFixture::sudoku().started();
  room.ask(kBen, Join{true});
  EXPECT_EQ(room.ask(kBen, kHint), "not_seated");
  EXPECT_EQ(room.ask(kBen, kCheck), "not_seated");
}

TEST(Race, HasNoHelp) {
  RoomFixture room = RoomFixture::race();
  room.ask(kBen, Join{});
  room.ask(kAda, Start{});
  for (const Play& play : {kHint, kCheck, kRevealA1, play_of(sudoku::LastGood{})}) {
    EXPECT_EQ(room.ask(kAda, play), "illegal_move");
  }
  room.ask(kAda, set(0, 9));
  EXPECT_EQ(room.ask(kAda, kRestart), "moved") << "the board is hers alone";
}

}  // namespace
}  // namespace gridmates::room
