// Positions of Connect Four: published counts, four in a row by definition, and names.
#include "engine/connectfour/position.h"

#include <gtest/gtest.h>

#include <set>
#include <utility>

#include "engine/core/random.h"

namespace gridmates::connectfour {
namespace {

// Whether four discs of this kind begin in the cell and go in this direction.
bool is_four(const Position& position, Disc disc, int row, int column, int down, int right) {
  for (int i = 0; i < kInARow; ++i) {
    const int r = row + i * down;
    const int c = column + i * right;
    if (r < 0 || r >= kRows || c < 0 || c >= kColumns) return false;
    if (disc_at(position, static_cast<std::uint8_t>(r * kColumns + c)) != disc) return false;
  }
  return true;
}

// The cells of all fours of this kind, by definition.
std::set<int> fours_by_definition(const Position& position, Disc disc) {
  std::set<int> cells;
  for (int cell = 0; cell < kCells; ++cell) {
    for (const auto& [down, right] : {std::pair{0, 1}, {1, 0}, {1, 1}, {-1, 1}}) {
      if (!is_four(position, disc, cell / kColumns, cell % kColumns, down, right)) continue;
      for (int i = 0; i < kInARow; ++i) cells.insert(cell + i * (down * kColumns + right));
    }
  }
  return cells;
}

std::set<int> cells_of(Cells cells) {
  std::set<int> found;
  for (std::uint8_t cell = 0; cell < kCells; ++cell) {
    if (has(cells, cell)) found.insert(cell);
  }
  return found;
}

TEST(ConnectFourPosition, FindsFoursInAllPositionsByChance) {
  core::Random random(core::seed_from(1));
  int fours = 0;
  for (int i = 0; i < 20'000; ++i) {
    Position position;
    for (std::uint8_t cell = 0; cell < kCells; ++cell) {
      if (const auto disc = static_cast<Disc>(random.below(3)); disc != Disc::kNone)
        position = with(position, disc, cell);
    }
    const auto expected = fours_by_definition(position, Disc::kX);
    fours += expected.empty() ? 0 : 1;
    ASSERT_EQ(cells_of(in_fours(position.x)), expected) << i;
  }
  EXPECT_GT(fours, 5'000);
}

TEST(ConnectFourPosition, HasSixtyNineLines) {
  EXPECT_EQ(count_lines_without(0), 69);
  Position position = with({}, Disc::kX, *parse_cell("4c"));
  EXPECT_EQ(count_lines_without(position.x), 69 - 13) << "the middle of the third row is in 13";
  EXPECT_EQ(count_lines_without(with({}, Disc::kX, 0).x), 69 - 3) << "a corner is in 3";
}

// The positions after n plies, as published: Connect Four on 7x6 in the On-Line
// Encyclopedia of Integer Sequences, A212693.
TEST(ConnectFourPosition, HasThePublishedNumberOfPositions) {
  auto less = [](const Position& a, const Position& b) {
    return std::pair(a.x, a.o) < std::pair(b.x, b.o);
  };
  std::set<Position, decltype(less)> positions(less);
  positions.insert(Position{});
  for (const std::size_t expected : {7u, 49u, 238u, 1'120u, 4'263u, 16'422u, 54'859u, 184'275u}) {
    std::set<Position, decltype(less)> next(less);
    for (const Position& position : positions) {
      if (in_fours(position.x) != 0 || in_fours(position.o) != 0) continue;
      for (std::uint8_t column = 0; column < kColumns; ++column) {
        const auto cell = landing_cell(position, column);
        if (cell) next.insert(with(position, next_disc(position), *cell));
      }
    }
    ASSERT_EQ(next.size(), expected);
    positions = std::move(next);
  }
}

TEST(ConnectFourPosition, DiscsFallUntilTheColumnIsFull) {
  Position position;
  for (const char* name : {"3a", "3b", "3c", "3d", "3e", "3f"}) {
    const auto cell = landing_cell(position, 2);
    ASSERT_EQ(cell, parse_cell(name));
    position = with(position, next_disc(position), *cell);
  }
  EXPECT_FALSE(landing_cell(position, 2));
}

TEST(ConnectFourPosition, NamesAreReadAsTheyAreWritten) {
  EXPECT_EQ(format_cell(0), "1f");
  EXPECT_EQ(format_cell(41), "7a");
  for (std::uint8_t cell = 0; cell < kCells; ++cell) EXPECT_EQ(parse_cell(format_cell(cell)), cell);
  EXPECT_EQ(parse_cell("4A"), parse_cell("4a"));
  for (const char* name : {"", "4", "0a", "8a", "4g", "a4", "4@", "4aa"}) {
    EXPECT_FALSE(parse_cell(name)) << name;
  }
}

}  // namespace
}  // namespace gridmates::connectfour
