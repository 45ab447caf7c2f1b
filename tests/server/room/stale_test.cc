// A move that was decided before another player changed what it is about is refused, and says which
// event that was; one's own moves never make another of one's own stale.
#include "engine/minesweeper/rules.h"
#include "engine/sudoku/rules.h"
#include "gtest/gtest.h"
#include "tests/server/room/company.h"

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
Company together(Company company) {
  company.ask(kBen, Join{});
  company.ask(kAda, Start{});
  return company;
}

Refusal refusal(const Company& company, Person who, const Ask& what, Seq seen) {
  return std::get<Refusal>(company.room.decide({identity(who), what, seen}, company.now));
}

TEST(Stale, IsACellThatAnotherHasWritten) {
  Company company = together(Company::sudoku());
  const Seq seen = company.room.head();
  ASSERT_EQ(company.ask(kBen, set(1, 4), seen), "moved");
  const Refusal no = refusal(company, kAda, set(1, 3), seen);
  EXPECT_EQ(no.code(), Refusal::Code::kStale);
  EXPECT_EQ(no.message(), "Ben changed that a moment before; look at it first.");
  EXPECT_EQ(no.named.seq, company.room.head().value);
  EXPECT_EQ(refusal(company, kAda, clear(1), seen), no);
  EXPECT_EQ(refusal(company, kAda, note(1), seen), no);
  EXPECT_EQ(company.ask(kAda, set(0, 5), seen), "moved") << "another cell";
  EXPECT_EQ(company.ask(kAda, set(1, 3), Seq(seen.value + 1)), "moved") << "it has been seen";
}

TEST(Stale, IsNothingByOnesOwnMoves) {
  Company company = together(Company::sudoku());
  const Seq seen = company.room.head();
  for (const std::uint8_t digit : {4, 3, 6}) {
    EXPECT_EQ(company.ask(kAda, set(1, digit), seen), "moved");
  }
  EXPECT_EQ(company.ask(kAda, undo(), seen), "moved");
}

TEST(Stale, IsACellThatAnotherHasTakenBack) {
  Company company = together(Company::sudoku());
  company.ask(kBen, set(1, 4));
  const Seq seen = company.room.head();
  company.ask(kBen, undo(), seen);
  EXPECT_EQ(company.ask(kAda, set(1, 3), seen), "stale");
}

TEST(Stale, IsNothingOfWhichNoEventIsNamed) {
  Company company = together(Company::sudoku());
  company.ask(kBen, set(1, 4));
  EXPECT_EQ(company.ask(kAda, set(1, 3)), "moved");
}

TEST(Stale, IsWhatWasDecidedInAnotherMatch) {
  Company company = together(Company::sudoku());
  const Seq seen = company.room.head();
  company.ask(kAda, Stop{});
  company.ask(kAda, Rematch{});
  company.ask(kAda, Start{});
  EXPECT_EQ(company.ask(kBen, set(1, 4), seen), "stale");
  EXPECT_EQ(company.ask(kAda, set(1, 4), seen), "moved") << "the start was Ada's own";
}

TEST(Stale, IsWhatNobodyRemembers) {
  Company company = together(Company::sudoku());
  const Seq seen = company.room.head();
  for (std::size_t i = 0; i <= limits::kRecentWrites; ++i) {
    ASSERT_EQ(company.ask(kBen, set(1, i % 2 == 0 ? 4 : 3)), "moved");
  }
  EXPECT_EQ(refusal(company, kAda, set(0, 5), seen).reason, Reason::kTooLongAgo);
  EXPECT_EQ(company.ask(kAda, undo(), seen), "illegal_move") << "it is about no cell";
  EXPECT_EQ(company.ask(kBen, set(0, 5), seen), "moved") << "all of it was Ben's own";
}

TEST(Stale, IsAChordAroundAnothersFlag) {
  Company company = together({"minesweeper", core::Table::kCoop, mine_field()});
  company.ask(kAda, open(0));
  const Seq seen = company.room.head();
  ASSERT_EQ(company.ask(kBen, flag(46), seen), "moved");
  EXPECT_EQ(company.ask(kAda, chord(37), seen), "stale");
  EXPECT_NE(company.ask(kAda, chord(0), seen), "stale") << "far away";
  EXPECT_EQ(company.ask(kAda, open(46), seen), "stale") << "it has a flag now";
  EXPECT_NE(company.ask(kAda, open(63), seen), "stale");
}

TEST(Stale, IsNothingInARace) {
  Company company = together(Company::race());
  const Seq seen = company.room.head();
  company.now.room_ms += kLate_ms;
  ASSERT_EQ(company.ask(kBen, set(1, 4), seen), "moved");
  EXPECT_EQ(company.ask(kAda, set(1, 4), seen), "moved");
}

}  // namespace
}  // namespace gridmates::room
