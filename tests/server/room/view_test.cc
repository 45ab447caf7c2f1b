// Views of a room's boards, by viewer.
#include "gtest/gtest.h"
#include "tests/server/room/room_fixture.h"

namespace gridmates::room {
namespace {

using Kind = core::Viewer::Kind;

bool shows_nothing_of_the_board(const RoomFixture& room) {
  for (const Kind kind : {Kind::kPlayer, Kind::kRival, Kind::kWatcher, Kind::kAfterwards}) {
    const RoomView view = room.room.view({kind, Seat(0)});
    if (!view.matches.empty() || !view.head.board->options.empty()) return false;
    EXPECT_TRUE(view.head.board->board.empty());
  }
  return true;
}

TEST(View, HidesTheBoardBeforeTheStart) {
  RoomFixture room = RoomFixture::sudoku();
  EXPECT_TRUE(shows_nothing_of_the_board(room));
  room.ask(kAda, Start{});
  EXPECT_FALSE(shows_nothing_of_the_board(room));
}

TEST(View, HidesTheBoardInAPause) {
  RoomFixture room = RoomFixture::sudoku().started();
  room.ask(kAda, Pause{});
  EXPECT_TRUE(shows_nothing_of_the_board(room));
  room.ask(kAda, Unpause{});
  EXPECT_FALSE(shows_nothing_of_the_board(room));
}

TEST(View, ShowsTheBoardAfterTheEndUntilTheNext) {
  RoomFixture room = RoomFixture::sudoku().started();
  room.ask(kAda, Stop{});
  EXPECT_FALSE(shows_nothing_of_the_board(room));
  room.ask(kAda, Rematch{});
  EXPECT_TRUE(shows_nothing_of_the_board(room));
}

TEST(View, TellsBeforeTheStartWhatMakesACategory) {
  RoomFixture room("minesweeper", core::Table::kCoop, mine_field());
  const RoomView view = room.room.view({Kind::kWatcher, {}});
  EXPECT_TRUE(view.matches.empty());
  EXPECT_TRUE(view.head.board->board.empty());
  EXPECT_EQ(view.head.board->options, mine_field().options);
  EXPECT_EQ(room.room.outline().head.board->options, mine_field().options);
}

TEST(View, ShowsWhoPlaysAndWhoPlayed) {
  RoomFixture room = RoomFixture::sudoku().started();
  room.ask(kBen, Join{});
  room.ask(kBen, Leave{});
  const RoomView view = room.room.view({});
  ASSERT_EQ(view.matches.size(), 1u);
  EXPECT_EQ(view.matches[0].players,
            (std::vector<PlayerView>{{Seat(0), MemberNo(1), Name("Ada")},
                                     {Seat(1), MemberNo(2), Name("Ben")}}));
  EXPECT_EQ(view.matches[0].board.cells.size(), 81u);
  EXPECT_EQ(view.head.match, 1u);
}

TEST(Viewer, FollowsSeatsAndTheEnd) {
  RoomFixture room = RoomFixture::sudoku().started();
  room.ask(kBen, Join{true});
  EXPECT_EQ(room.room.viewer(room.number(kAda)), (core::Viewer{Kind::kPlayer, Seat(0)}));
  EXPECT_EQ(room.room.viewer(room.number(kBen)).kind, Kind::kWatcher);
  EXPECT_EQ(room.room.viewer(MemberNo(50)).kind, Kind::kWatcher);
  room.ask(kAda, Stop{});
  EXPECT_EQ(room.room.viewer(room.number(kBen)).kind, Kind::kAfterwards);
}

TEST(MayKnow, OnlyARivalIsKeptFromMoves) {
  RoomFixture room = RoomFixture::sudoku().started();
  room.ask(kAda, set(0, 5));
  const Event& moved = room.last().front();
  EXPECT_TRUE(room.room.may_know(moved, {Kind::kWatcher, {}}));
  EXPECT_TRUE(room.room.may_know(moved, {Kind::kPlayer, Seat(3)}));
  EXPECT_FALSE(room.room.may_know(moved, {Kind::kRival, Seat(1)}));
  EXPECT_TRUE(room.room.may_know(room.journal.front(), {Kind::kRival, Seat(1)}));
}

}  // namespace
}  // namespace gridmates::room
