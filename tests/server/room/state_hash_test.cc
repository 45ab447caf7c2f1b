// Hashes of a room's state: each part of it counts, and how the room got there does not.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <set>
#include <utility>

#include "tests/server/room/room_fixture.h"

namespace gridmates::room {
namespace {

// The room after one more event, which must follow.
Room after(const Room& room, Happening what, std::uint64_t room_ms = 0, std::int64_t wall_ms = 0) {
  Room next = room;
  EXPECT_TRUE(
      next.evolve({Seq(room.head().value + 1), room_ms, wall_ms, MemberNo(1), std::move(what)}));
  return next;
}

void expect_apart(const Room& one, const Room& other) {
  EXPECT_EQ(one.head(), other.head());
  EXPECT_NE(one.state_hash(), other.state_hash());
}

// Matches with the same cells, one of which had another digit for a while: they differ only in
// their undo steps.
Room long_match(std::uint8_t for_a_while, int moves) {
  RoomFixture room = RoomFixture::old_sudoku().started();
  room.ask(kAda, set(0, 1));
  room.ask(kAda, set(0, for_a_while));
  room.ask(kAda, set(0, 3));
  for (int i = 0; i < moves; ++i) {
    const auto digit = static_cast<std::uint8_t>(1 + i % 2);
    EXPECT_EQ(room.ask(kAda, set(1, digit)), "moved");
  }
  return room.room;
}

TEST(StateHash, EachStepThatCanBeUndoneCounts) {
  for (const int moves : {0, 1, 14, 15, 16, 40, 200, 500}) {
    const Room one = long_match(4, moves);
    const Room other = long_match(5, moves);
    EXPECT_EQ(one.view({}), other.view({}));
    expect_apart(one, other);
  }
}

TEST(StateHash, StepsThatCanNoLongerBeUndoneDoNotCount) {
  EXPECT_EQ(long_match(4, 520).state_hash(), long_match(5, 520).state_hash());
}

TEST(StateHash, PeopleCount) {
  RoomFixture fixture = RoomFixture::tictactoe();
  fixture.ask(kBen, Join{});
  fixture.ask(kCleo, Join{});
  const Room& room = fixture.room;
  const MemberNo cleo = fixture.number(kCleo);
  expect_apart(after(room, MemberJoined{MemberNo(4), PlayerId(kDan), Name("Dan")}),
               after(room, MemberJoined{MemberNo(4), PlayerId(kDan), Name("Den")}));
  expect_apart(after(room, MemberJoined{MemberNo(4), PlayerId(kDan), Name("Dan")}),
               after(room, MemberJoined{MemberNo(4), PlayerId(kEve), Name("Dan")}));
  expect_apart(after(room, MemberLeft{cleo, false}), after(room, MemberLeft{cleo, true}));
  expect_apart(after(room, HostPassed{cleo}), after(room, HostPassed{MemberNo(1)}));
  expect_apart(after(room, SeatLeft{MemberNo(1), Chair(1)}),
               after(room, SeatLeft{MemberNo(2), Chair(2)}));
  // No member Dan is left; only the highest number given out tells of him.
  const Room had_dan = after(after(room, MemberJoined{MemberNo(4), PlayerId(kDan), Name("Dan")}),
                             MemberLeft{MemberNo(4), false});
  expect_apart(had_dan, after(after(room, Said{"a"}), Said{"b"}));
}

TEST(StateHash, TheBoardOnTheTableCounts) {
  const RoomFixture fixture = RoomFixture::tictactoe();
  const auto with = [&fixture](const std::function<void(BoardChosen&)>& change) {
    BoardChosen board = tictactoe_board();
    change(board);
    return after(fixture.room, std::move(board)).state_hash();
  };
  const std::vector<std::uint64_t> hashes = {
      with([](BoardChosen&) {}),
      with([](BoardChosen& board) { board.options.push(1); }),
      with([](BoardChosen& board) { board.source = Source::kTable; }),
      with([](BoardChosen& board) { board.pack = "starter"; }),
      with([](BoardChosen& board) { board.number = 7; }),
      with([](BoardChosen& board) { board.level = "hard"; }),
      with([](BoardChosen& board) { board.again = true; }),
  };
  EXPECT_EQ(std::set(hashes.begin(), hashes.end()).size(), hashes.size());
}

TEST(StateHash, TimesOfAPauseAndOfAnEndCount) {
  RoomFixture fixture = RoomFixture::tictactoe().started();
  const Room& room = fixture.room;
  expect_apart(after(room, Said{"hello"}, 5), after(room, Said{"hello"}, 6));
  expect_apart(after(room, MatchPaused{}), after(room, Said{"hello"}));
  const auto ended = [&room](Result result, std::uint64_t room_ms, std::int64_t wall_ms) {
    return after(room, MatchEnded{result, EndCause::kStopped}, room_ms, wall_ms);
  };
  expect_apart(ended(Result::kDrawn, 5, 7), ended(Result::kAbandoned, 5, 7));
  expect_apart(ended(Result::kDrawn, 5, 7), ended(Result::kDrawn, 5, 8));
  const auto later = [](const Room& ended) { return after(ended, Said{"hello"}, 9); };
  expect_apart(later(ended(Result::kDrawn, 5, 7)), later(ended(Result::kDrawn, 6, 7)));
}

TEST(StateHash, WhoMovedCounts) {
  RoomFixture fixture = RoomFixture::sudoku();
  fixture.ask(kBen, Join{});
  fixture.started();
  const Moved move{Seat(0), core::Blob<limits::kMoveBytes>(set(0, 1).move)};
  Moved other = move;
  other.seat = Seat(1);
  expect_apart(after(fixture.room, move), after(fixture.room, other));
}

TEST(StateHash, OfARaceThePlayersAndTheCountdownCount) {
  RoomFixture fixture = RoomFixture::race();
  fixture.ask(kBen, Join{});
  fixture.started();
  const Room& room = fixture.room;
  expect_apart(after(room, GaveUp{Seat(0)}, kLate_ms), after(room, GaveUp{Seat(1)}, kLate_ms));
  const Room paused = after(room, MatchPaused{}, kLate_ms);
  const auto goes_on_at = [&paused](std::uint64_t ms) {
    return after(after(paused, MatchUnpaused{}, ms), Said{"hello"}, kLate_ms + 9);
  };
  expect_apart(goes_on_at(kLate_ms + 1), goes_on_at(kLate_ms + 2));
  EXPECT_EQ(goes_on_at(kLate_ms + 1).first_state_hash(),
            goes_on_at(kLate_ms + 2).first_state_hash());
}

// Two boards are played in either order, and then one of them is chosen again.
TEST(StateHash, PuzzlesThatWereKnownCount) {
  const auto room_of = [](bool sudoku_first) {
    BoardChosen other = sudoku_board();
    other.board[5] = 0;
    Room room = RoomFixture::sudoku().room;
    for (const bool first : {sudoku_first, !sudoku_first}) {
      room = after(room, first ? sudoku_board() : other);
      room = after(room, MatchStarted{room.view({}).head.match + 1, {MemberNo(1)}});
      room = after(room, MatchEnded{Result::kUnsolved, EndCause::kStopped});
    }
    return after(room, sudoku_board());
  };
  expect_apart(room_of(true), room_of(false));
  EXPECT_EQ(room_of(true).first_state_hash(), room_of(false).first_state_hash());
}

TEST(StateHash, BothFormsAreTheState) {
  const Room room = RoomFixture::sudoku().started().room;
  EXPECT_NE(room.state_hash(), room.first_state_hash());
  EXPECT_TRUE(room.has_state(room.state_hash()));
  EXPECT_TRUE(room.has_state(room.first_state_hash()));
  EXPECT_FALSE(room.has_state(room.state_hash() + 1));
  EXPECT_FALSE(room.has_state(after(room, Said{"hello"}).state_hash()));
  EXPECT_FALSE(room.has_state(after(room, Said{"hello"}).first_state_hash()));
}

// Hashes in this form are in existing journals and must stay readable.
TEST(StateHash, BothFormsStayAsTheyAre) {
  RoomFixture room = RoomFixture::old_sudoku().started();
  room.ask(kAda, set(0, 1));
  room.ask(kAda, set(0, 2));
  EXPECT_EQ(room.room.first_state_hash(), 10315858995998061329ULL);
  EXPECT_EQ(room.room.state_hash(), 17620764196118895518ULL);
}

}  // namespace
}  // namespace gridmates::room
