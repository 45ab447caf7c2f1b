// Games as text: written and read again, and invalid input.
#include "engine/tictactoe/record.h"

#include <gtest/gtest.h>

#include "engine/core/random.h"
#include "engine/tictactoe/coordinates.h"

namespace gridmates::tictactoe {
namespace {

// A random game, played to its end.
Record any_record(core::Random& random) {
  constexpr std::array kOpenings = {Opening::kFree, Opening::kPie, Opening::kSwap2};
  Record record;
  record.board = Variant::of(static_cast<std::uint8_t>(4 + random.below(5)), 5, 4,
                             random.below(2) == 0 ? Overline::kWins : Overline::kNoLine,
                             kOpenings.at(random.below(3)));
  record.x = "ana \"the\\fox\"";
  record.o = "bo";
  record.utc = "2026-11-24T22:00:00Z";
  State state = *Rules::start(record.board);
  while (!Rules::to_move(state).empty()) {
    Move move = Move::put(static_cast<std::uint16_t>(random.below(record.board.cells())));
    if (random.below(4) == 0) move = Move::of(static_cast<Move::Act>(1 + random.below(3)));
    const auto next = Rules::play(state, Rules::to_move(state).first(), move);
    if (!next) continue;
    state = *next;
    record.plies.push_back(
        {move, random.below(3) == 0 ? "0:0" + std::to_string(random.below(10)) : ""});
  }
  record.result = pgn::result_of<Notation>(state);
  return record;
}

TEST(Records, AreReadAsTheyAreWritten) {
  core::Random random(core::seed_from(2));
  std::string all;
  std::vector<Record> records;
  for (int number = 0; number < 100; ++number) {
    records.push_back(any_record(random));
    all += pgn::record_text(records.back()) + "\n";
  }
  std::string_view rest = all;
  for (const Record& record : records) {
    const auto read = pgn::take_record<Notation>(rest);
    ASSERT_TRUE(read) << read.error().message << "\n" << pgn::record_text(record);
    EXPECT_EQ(*read, record);
  }
  EXPECT_TRUE(rest.empty());
}

TEST(Records, AreThoseOfTheProposal) {
  Record record;
  record.board = Variant::of(15, 15, 5, Overline::kNoLine);
  record.x = "ana";
  record.o = "bo";
  record.result = pgn::Result::kXWon;
  for (const char* cell : {"h8", "a1", "h9", "a2", "h10", "a3", "h11", "a4", "h12"}) {
    record.plies.push_back({Move::put(*parse_cell(cell, record.board)), {}});
  }
  record.plies.front().comment = "0:03";
  EXPECT_EQ(pgn::record_text(record),
            "[Game \"mnk\"]\n[Board \"15x15x5\"]\n[Rule \"exact\"]\n[Opening \"free\"]\n"
            "[X \"ana\"]\n[O \"bo\"]\n[Result \"1-0\"]\n\n"
            "1. h8 {0:03} a1 2. h9 a2 3. h10 a3 4. h11 a4 5. h12 1-0 {line h8-h12}\n");
}

TEST(Records, AResignedGameKeepsItsResult) {
  std::string_view text =
      "[Game \"mnk\"]\n[Board \"3x3x3\"]\n[Event \"evening\"]\n\n1. b2 a1 1-0\n";
  const auto read = pgn::take_record<Notation>(text);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(read->result, pgn::Result::kXWon);
  EXPECT_EQ(count(pgn::state_after(*read, 1).marks, Mark::kX), 1);
  EXPECT_EQ(count(pgn::state_after(*read, 9).marks, Mark::kO), 1);
}

TEST(Records, NameWhatCannotBeRead) {
  const auto why = [](std::string_view text) {
    const auto read = pgn::take_record<Notation>(text);
    return read ? std::string() : read.error().message;
  };
  EXPECT_EQ(why(""), "The game ends without a result.");
  EXPECT_EQ(why("1. b2 b2 *"), "Move 2, b2: b2 is taken.");
  EXPECT_EQ(why("1. b2 d4 *"), "Move 2, d4: There is no such cell; the cells are a1 to c3.");
  EXPECT_EQ(why("1. b2 swap *"), "Move 2, swap: There is nothing to swap now.");
  EXPECT_EQ(why("1. a1 a2 2. b1 b2 3. c1 c2 1-0"), "Move 6, c2: The game is over.");
  EXPECT_EQ(why("1. a1 a2 2. b1 b2 3. c1 0-1"), "The result is not that of the board.");
  EXPECT_EQ(why("1. b2 {never ends"), "A comment has no } at its end.");
  EXPECT_EQ(why("[Board \"3\"]\n*"), "[Board \"3\"] is not COLUMNSxROWSxIN_A_ROW.");
  EXPECT_EQ(why("[Board \"3x3x4\"]\n*"), "On this board 3 in a row win.");
  EXPECT_EQ(why("[Rule \"odd\"]\n*"), "[Rule \"...\"] is wins or exact.");
  EXPECT_EQ(why("[Opening \"odd\"]\n*"), "[Opening \"...\"] is free, pie or swap2.");
  EXPECT_EQ(why("[Game \"chess\"]\n*"), "This is not a game of mnk.");
  EXPECT_EQ(why("[Board 3x3x3]\n*"), "A tag is [Name \"value\"].");
  std::string_view none = "[Game \"mnk\"]\n1. b2\n\n[Game \"mnk\"]\n1. b2 *\n";
  EXPECT_FALSE(pgn::take_record<Notation>(none)) << "without a result";
  EXPECT_TRUE(pgn::take_record<Notation>(none))
      << "and that it ends at the next one is no reason to lose it";
  std::string_view two = "[Game \"mnk\"]\n1. b2 b2 *\n[Game \"mnk\"]\n1. b2 *\n";
  EXPECT_FALSE(pgn::take_record<Notation>(two));
  EXPECT_TRUE(pgn::take_record<Notation>(two)) << "the next one is read all the same";
}

// Any bytes are refused or read, and the reader ends.
TEST(Records, SurviveAnyText) {
  core::Random random(core::seed_from(6));
  const std::string good = pgn::record_text(any_record(random));
  for (int number = 0; number < 3000; ++number) {
    std::string text = good;
    for (std::uint32_t changes = 1 + random.below(4); changes > 0; --changes) {
      text[random.below(static_cast<std::uint32_t>(text.size()))] =
          static_cast<char>(random.below(256));
    }
    std::string_view rest = text;
    for (int records = 0; records < 10 && !rest.empty(); ++records)
      (void)pgn::take_record<Notation>(rest).ok();
    EXPECT_TRUE(rest.empty());
  }
}

}  // namespace
}  // namespace gridmates::tictactoe
