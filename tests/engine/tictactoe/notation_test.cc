// Positions as a line of text.
#include "engine/tictactoe/notation.h"

#include <gtest/gtest.h>

#include "engine/core/random.h"

namespace gridmates::tictactoe {
namespace {

TEST(Notation, IsReadAsItIsWritten) {
  core::Random random(core::seed_from(1));
  for (int number = 0; number < 300; ++number) {
    const auto columns = static_cast<std::uint8_t>(3 + random.below(17));
    const auto rows = static_cast<std::uint8_t>(3 + random.below(17));
    const auto overline = random.below(2) == 0 ? Overline::kWins : Overline::kNoLine;
    PositionLine line{Variant::of(columns, rows, 3, overline), {}};
    line.position = Position(std::size_t{line.variant.cells()});
    Mark next = Mark::kX;
    for (std::uint32_t marks = random.below(60); marks > 0; --marks) {
      Mark& mark = line.position[random.below(line.variant.cells())];
      if (mark == Mark::kNone) mark = std::exchange(next, other(next));
    }
    const auto read = read_position(position_words(line));
    ASSERT_TRUE(read) << position_words(line) << ": " << read.error().message;
    EXPECT_EQ(*read, line);
  }
}

TEST(Notation, IsThatOfTheProposal) {
  const auto read = read_position("3x3x3 xo1/1x1/3 o");
  ASSERT_TRUE(read);
  EXPECT_EQ(position_words(*read), "3x3x3 xo1/1x1/3 o");
  EXPECT_EQ(read->position[4], Mark::kX);
  EXPECT_EQ(position_words(*read_position("15x15x5 15/15/15/15/15/15/15/7X7/15/15/15/15/15/15/15 "
                                          "o exact")),
            "15x15x5 15/15/15/15/15/15/15/7x7/15/15/15/15/15/15/15 o exact");
}

}  // namespace
}  // namespace gridmates::tictactoe
