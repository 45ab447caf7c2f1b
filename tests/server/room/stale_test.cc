// A move decided before another player changed what it depends on is refused, and the refusal names
// that event; a player's own moves never make their other moves stale.
#include "engine/minesweeper/rules.h"
#include "engine/sudoku/rules.h"
#include "gtest/gtest.h"
#include "tests/server/room/room_fixture.h"

namespace gridmates::room {
namespace {

Play clear(std::uint8_t cell) { return {core::encode(sudoku::Move{sudoku::Clear{cell}})}; }

Play note(std::uint8_t cell) {
  sudoku::Notes notes{{}, sudoku::NoteKind::kCorner, 1, 0};
  notes.cells.push(cell);
  return {core::encode(sudoku::Move{notes})};
}

Play chord(std::uint8_t cell) {
  return {core::encode(minesweeper::Move{minesweeper::Chord{cell}})};
}

// Ada and Ben play together.
RoomFixture together(RoomFixture fixture) {
  fixture.ask(kBen, Join{});
  fixture.ask(kAda, Start{});
  return fixture;
}

Refusal refusal(const RoomFixture& fixture, Person who, const Ask& what, Seq seen) {
  return std::get<Refusal>(fixture.room.decide({identity(who), what, seen}, fixture.now));
}

TEST(Stale, IsACellThatAnotherHasWritten) {
  RoomFixture fixture = together(RoomFixture::sudoku());
  const Seq seen = fixture.room.head();
  ASSERT_EQ(fixture.ask(kBen, set(1, 4), seen), "moved");
  const Refusal no = refusal(fixture, kAda, set(1, 3), seen);
  EXPECT_EQ(no.code(), Refusal::Code::kStale);
  EXPECT_EQ(no.message(), "Ben changed that a moment before; look at it first.");
  EXPECT_EQ(no.named.seq, fixture.room.head().value);
  EXPECT_EQ(refusal(fixture, kAda, clear(1), seen), no);
  EXPECT_EQ(refusal(fixture, kAda, note(1), seen), no);
  EXPECT_EQ(fixture.ask(kAda, set(0, 5), seen), "moved") << "another cell";
  EXPECT_EQ(fixture.ask(kAda, set(1, 3), Seq(seen.value + 1)), "moved") << "it has been seen";
}

TEST(Stale, IsNothingByOnesOwnMoves) {
  RoomFixture fixture = together(RoomFixture::sudoku());
  const Seq seen = fixture.room.head();
  for (const std::uint8_t digit : {4, 3, 6}) {
    EXPECT_EQ(fixture.ask(kAda, set(1, digit), seen), "moved");
  }
  EXPECT_EQ(fixture.ask(kAda, undo(), seen), "moved");
}

TEST(Stale, IsACellThatAnotherHasTakenBack) {
  RoomFixture fixture = together(RoomFixture::sudoku());
  fixture.ask(kBen, set(1, 4));
  const Seq seen = fixture.room.head();
  fixture.ask(kBen, undo(), seen);
  EXPECT_EQ(fixture.ask(kAda, set(1, 3), seen), "stale");
}

TEST(Stale, IsNothingOfWhichNoEventIsNamed) {
  RoomFixture fixture = together(RoomFixture::sudoku());
  fixture.ask(kBen, set(1, 4));
  EXPECT_EQ(fixture.ask(kAda, set(1, 3)), "moved");
}

TEST(Stale, IsWhatWasDecidedInAnotherMatch) {
  RoomFixture fixture = together(RoomFixture::sudoku());
  const Seq seen = fixture.room.head();
  fixture.ask(kAda, Stop{});
  fixture.ask(kAda, Rematch{});
  fixture.ask(kAda, Start{});
  EXPECT_EQ(fixture.ask(kBen, set(1, 4), seen), "stale");
  EXPECT_EQ(fixture.ask(kAda, set(1, 4), seen), "moved") << "the start was Ada's own";
}

TEST(Stale, IsWhatNobodyRemembers) {
  RoomFixture fixture = together(RoomFixture::sudoku());
  const Seq seen = fixture.room.head();
  for (std::size_t i = 0; i <= limits::kRecentWrites; ++i) {
    ASSERT_EQ(fixture.ask(kBen, set(1, i % 2 == 0 ? 4 : 3)), "moved");
  }
  EXPECT_EQ(refusal(fixture, kAda, set(0, 5), seen).reason, Reason::kTooLongAgo);
  EXPECT_EQ(fixture.ask(kAda, undo(), seen), "illegal_move") << "it is about no cell";
  EXPECT_EQ(fixture.ask(kBen, set(0, 5), seen), "moved") << "all of it was Ben's own";
}

TEST(Stale, IsAChordAroundAnothersFlag) {
  RoomFixture fixture = together({"minesweeper", core::Table::kCoop, mine_field()});
  fixture.ask(kAda, open(0));
  const Seq seen = fixture.room.head();
  ASSERT_EQ(fixture.ask(kBen, flag(46), seen), "moved");
  EXPECT_EQ(fixture.ask(kAda, chord(37), seen), "stale");
  EXPECT_NE(fixture.ask(kAda, chord(0), seen), "stale") << "far away";
  EXPECT_EQ(fixture.ask(kAda, open(46), seen), "stale") << "it has a flag now";
  EXPECT_NE(fixture.ask(kAda, open(63), seen), "stale");
}

TEST(Stale, IsNothingInARace) {
  RoomFixture fixture = together(RoomFixture::race());
  const Seq seen = fixture.room.head();
  fixture.now.room_ms += kLate_ms;
  ASSERT_EQ(fixture.ask(kBen, set(1, 4), seen), "moved");
  EXPECT_EQ(fixture.ask(kAda, set(1, 4), seen), "moved");
}

TEST(Stale, IsWhatAComputerHasThoughtOfInAnotherPosition) {
  RoomFixture duel = RoomFixture::tictactoe().started();
  const auto thought = [&duel](std::uint8_t cell) {
    return Play{mark(cell).move, {}, WorkedOut{duel.room.match_digest(Seat(0)), mark(cell).move}};
  };
  const Play first = thought(8);
  EXPECT_EQ(duel.ask(kAda, thought(4)), "moved");
  EXPECT_EQ(duel.ask(kBen, mark(0)), "moved");
  EXPECT_EQ(duel.ask(kAda, first), "stale") << "though it would be legal";
  EXPECT_EQ(duel.ask(kAda, thought(8)), "moved");
}

}  // namespace
}  // namespace gridmates::room
