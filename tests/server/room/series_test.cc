// Scores of two players against each other, and series of matches.
#include "server/room/series.h"

#include "tests/server/room/voting.h"

namespace gridmates::room {
namespace {

RoomSetup setup_of(std::uint8_t best_of) {
  RoomSetup setup{RoomCode("TEST-1"), "tictactoe",      core::Table::kVersus, false,
                  identity(kAda),     tictactoe_board()};
  setup.best_of = best_of;
  return setup;
}

RoomFixture series(std::uint8_t best_of) {
  RoomFixture room(setup_of(best_of));
  return room.started();
}

std::vector<int> points(const RoomFixture& room) {
  const auto list = room.room.view({}).head.points;
  return {list.begin(), list.end()};
}

void loses(RoomFixture& room, Person who) { room.ask(who, Resign{}); }

void next_match(RoomFixture& room) {
  room.ask(kAda, Rematch{});
  room.ask(kAda, Start{});
}

TEST(Series, ThePointsOfTwoAreCounted) {
  RoomFixture room = series(0);
  EXPECT_EQ(points(room), (std::vector{0, 0}));
  loses(room, kBen);
  EXPECT_EQ(points(room), (std::vector{2, 0}));
  next_match(room);
  loses(room, kBen);
  EXPECT_EQ(points(room), (std::vector{4, 0})) << "by chair, though the other one began";
  next_match(room);
  room.ask(kAda, OfferDraw{});
  room.ask(kBen, Vote{true});
  EXPECT_EQ(points(room), (std::vector{5, 1}));
  next_match(room);
  room.ask(kAda, Stop{});
  room.ask(kBen, Vote{true});
  EXPECT_EQ(points(room), (std::vector{5, 1})) << "a match without a result";
  expect_replay(room);
}

TEST(Series, EndsWhenSomebodyHasMoreThanHalfOfThePoints) {
  RoomFixture room = series(3);
  loses(room, kBen);
  next_match(room);
  EXPECT_EQ(points(room), (std::vector{2, 0}));
  loses(room, kBen);
  EXPECT_EQ(points(room), (std::vector{4, 0}));
  next_match(room);
  EXPECT_EQ(points(room), (std::vector{0, 0})) << "another series begins";
  EXPECT_EQ(room.room.view({}).head.best_of, 3);
  expect_replay(room);
}

TEST(Series, EndsBehindItsLastMatch) {
  Series series{3, {}};
  const PlayerId ana(1);
  const PlayerId bo(2);
  series.begin(ana, bo);
  series.count(Result::kFirstWon, ana, bo);
  series.count(Result::kDrawn, bo, ana);
  EXPECT_FALSE(series.is_over()) << "1.5 of 3";
  series.count(Result::kFirstWon, bo, ana);
  EXPECT_TRUE(series.is_over());
  EXPECT_EQ(series.points_of(ana), 3);
  EXPECT_EQ(series.points_of(bo), 3);
  series.begin(bo, ana);
  EXPECT_EQ(series.points_of(bo), 0);
}

TEST(Series, OthersBeginAnew) {
  RoomFixture room = series(0);
  loses(room, kBen);
  room.ask(kBen, Stand{});
  EXPECT_EQ(points(room), (std::vector<int>{}));
  room.ask(kCleo, Join{});
  EXPECT_EQ(points(room), (std::vector<int>{})) << "Cleo has not played";
  next_match(room);
  EXPECT_EQ(points(room), (std::vector{0, 0}));
  expect_replay(room);
}

TEST(Series, IsInChaptersAndHashes) {
  RoomFixture room = series(5);
  loses(room, kBen);
  const auto restored = Room::restore(test_games(), room.room.chapter());
  ASSERT_TRUE(restored);
  EXPECT_EQ(restored->view({}), room.room.view({}));
  EXPECT_EQ(restored->state_hash(), room.room.state_hash());
  RoomFixture other = series(7);
  loses(other, kBen);
  EXPECT_NE(other.room.state_hash(), room.room.state_hash());
}

TEST(Series, IsForTwoAndHasAnOddNumberOfMatches) {
  RoomSetup setup = setup_of(3);
  setup.game = "sudoku";
  setup.table = core::Table::kCoop;
  setup.board = sudoku_board();
  EXPECT_EQ(std::get<Refusal>(Room::open(test_games(), setup, {})).reason, Reason::kNoSeries);
  EXPECT_TRUE(is_series(3));
  EXPECT_TRUE(is_series(99));
  for (const int no : {0, 1, 2, 4, 100, 101, 259}) EXPECT_FALSE(is_series(no)) << no;
}

TEST(Series, TheFirstMatchMayBeginWithTheSecondChair) {
  RoomSetup setup = setup_of(0);
  setup.opener = Chair(2);
  RoomFixture room(setup);
  room.ask(kBen, Join{});
  room.ask(kAda, Start{});
  EXPECT_EQ(room.ask(kAda, mark(0)), "not_your_turn");
  EXPECT_EQ(room.ask(kBen, mark(0)), "moved");
  expect_replay(room);
}

}  // namespace
}  // namespace gridmates::room
