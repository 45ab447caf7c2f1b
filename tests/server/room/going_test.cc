// Players who leave a match that others play on: the game is notified, live and in a replay.
#include "engine/minesweeper/rules.h"
#include "gtest/gtest.h"
#include "tests/server/room/room_fixture.h"

namespace gridmates::room {
namespace {

constexpr Person kPlayers[] = {kAda, kBen, kCleo};

// Ada, Ben and Cleo have moved; Dan watches.
RoomFixture at_the_mines() {
  RoomFixture room("minesweeper", core::Table::kCoop, mine_field());
  for (const Person who : {kBen, kCleo}) room.ask(who, Join{});
  room.ask(kDan, Join{true});
  room.ask(kAda, Start{});
  EXPECT_EQ(room.ask(kAda, open(0)), "moved");
  EXPECT_EQ(room.ask(kBen, flag(46)), "moved");
  EXPECT_EQ(room.ask(kCleo, flag(47)), "moved");
  return room;
}

// Ada has then opened a mine, and a vote is open.
RoomFixture after_the_last_life() {
  RoomFixture room = at_the_mines();
  EXPECT_EQ(room.ask(kAda, open(55)), "moved vote_opened");
  return room;
}

minesweeper::View::Status status(const RoomFixture& room) {
  const core::Bytes bytes = room.room.view({}).matches.front().board.status;
  return *core::decode<minesweeper::View::Status>(bytes);
}

TEST(Going, HoldsNoVoteUp) {
  RoomFixture room = after_the_last_life();
  EXPECT_EQ(room.ask(kAda, Vote{true}), "voted");
  EXPECT_EQ(room.ask(kBen, Leave{}), "member_left");
  EXPECT_TRUE(status(room).voting) << "one of two";
  EXPECT_EQ(room.ask(kCleo, Stand{}), "seat_left vote_closed moved");
  EXPECT_FALSE(status(room).voting);
  EXPECT_EQ(status(room).lives, 1);
  EXPECT_EQ(room.state(), "together");
  expect_replay(room);
  EXPECT_EQ(room.ask(kAda, open(63)), "moved match_ended");
  EXPECT_EQ(room.state(), "solved");
  expect_replay(room);
}

TEST(Going, EndsTheMatchBehindTheEventThatSaysSo) {
  RoomFixture left = after_the_last_life();
  left.ask(kBen, Vote{false});
  EXPECT_EQ(left.ask(kCleo, Leave{}), "member_left vote_closed moved match_ended");
  EXPECT_EQ(left.last_one<MatchEnded>(), (MatchEnded{Result::kLost, EndCause::kMove}));
  EXPECT_EQ(left.state(), "lost");
  EXPECT_EQ(status(left).outcome.kind, core::Outcome::Kind::kLost);
  EXPECT_TRUE(status(left).worth) << "the field is shown";
  expect_replay(left);

  RoomFixture host = after_the_last_life();
  host.ask(kBen, Vote{false});
  EXPECT_EQ(host.ask(kAda, Leave{}), "member_left host_passed vote_closed moved match_ended");
  EXPECT_EQ(host.state(), "lost");
  expect_replay(host);

  RoomFixture stood = after_the_last_life();
  stood.ask(kBen, Vote{false});
  EXPECT_EQ(stood.ask(kCleo, Stand{}), "seat_left vote_closed moved match_ended");
  EXPECT_EQ(stood.state(), "lost");
  expect_replay(stood);

  RoomFixture kicked = after_the_last_life();
  kicked.ask(kBen, Vote{false});
  EXPECT_EQ(kicked.ask(kAda, Kick{kicked.number(kCleo)}),
            "member_left vote_closed moved match_ended");
  EXPECT_EQ(kicked.state(), "lost");
  expect_replay(kicked);
}

TEST(Going, DecidesWhetherToStopInAPauseToo) {
  RoomFixture room = at_the_mines();
  room.ask(kAda, Pause{});
  EXPECT_EQ(room.ask(kCleo, Stop{}), "vote_opened");
  EXPECT_EQ(room.ask(kAda, Stand{}), "seat_left") << "one of two";
  EXPECT_EQ(room.ask(kBen, Leave{}), "member_left vote_closed match_ended");
  EXPECT_EQ(room.state(), "unsolved");
  expect_replay(room);
}

TEST(Going, OfTheLastPlayerIsForTheRoomToSay) {
  RoomFixture room = after_the_last_life();
  room.ask(kBen, Vote{true});
  for (const Person who : {kAda, kCleo}) room.ask(who, Stand{});
  EXPECT_FALSE(status(room).voting) << "they go on";
  EXPECT_EQ(room.ask(kBen, Leave{}), "match_ended member_left");
  EXPECT_EQ(room.state(), "unsolved");
  expect_replay(room);
}

TEST(Going, IsOverForWhoComesBackAndMoves) {
  RoomFixture room = at_the_mines();
  room.ask(kCleo, Leave{});
  EXPECT_EQ(room.ask(kBen, Stand{}), "seat_left");
  EXPECT_EQ(room.ask(kBen, Sit{}), "seat_taken");
  EXPECT_EQ(room.room.number_of(room.number(kBen)), Seat(1)) << "the same number as before";
  EXPECT_EQ(room.ask(kBen, flag(63)), "moved");
  EXPECT_EQ(room.ask(kAda, Stop{}), "vote_opened") << "one of two";
  EXPECT_EQ(room.ask(kBen, Vote{true}), "voted vote_closed match_ended");
  expect_replay(room);
}

TEST(Going, OfWatchersConcernsNobody) {
  RoomFixture room = after_the_last_life();
  room.ask(kBen, Vote{false});
  EXPECT_EQ(room.ask(kDan, Leave{}), "member_left");
  EXPECT_TRUE(status(room).voting);
  expect_replay(room);
}

// In a race each player has a match of their own, and leaving is giving up.
TEST(Going, FromARaceIsNothingToTheGame) {
  BoardChosen board = mine_field();
  auto field = *core::decode<minesweeper::Board>(board.board.items());
  field.options = minesweeper::options_at(field.options, core::Table::kRace);
  board.board = core::Blob<limits::kBoardBytes>(core::encode(field));
  RoomFixture room("minesweeper", core::Table::kRace, board);
  for (const Person who : {kBen, kCleo}) room.ask(who, Join{});
  room.ask(kAda, Start{});
  for (const Person who : kPlayers) EXPECT_EQ(room.ask(who, flag(46)), "moved");
  EXPECT_EQ(room.ask(kBen, Resign{}), "gave_up");
  EXPECT_EQ(room.ask(kCleo, Leave{}), "member_left");
  const RoomView view = room.room.view(room.room.viewer(room.number(kAda)));
  for (const std::size_t seat : {1u, 2u}) EXPECT_TRUE(view.matches[seat].players.front().out);
  expect_replay(room);
}

TEST(Going, OfGamesThatSayNothingOfItChangesNothing) {
  RoomFixture room = RoomFixture::sudoku().started();
  room.ask(kBen, Join{});
  room.ask(kBen, set(0, 5));
  const core::MatchView before = room.room.view({}).matches.front().board;
  EXPECT_EQ(room.ask(kBen, Leave{}), "member_left");
  EXPECT_EQ(room.room.view({}).matches.front().board, before);
  expect_replay(room);
}

}  // namespace
}  // namespace gridmates::room
