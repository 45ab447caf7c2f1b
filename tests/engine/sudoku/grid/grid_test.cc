// Geometry of the grid, names of cells, and puzzles as text.
#include "engine/sudoku/grid/grid.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/sudoku/grid/coordinates.h"
#include "engine/sudoku/grid/symbols.h"
#include "engine/sudoku/grid/text.h"
#include "engine/sudoku/grid/units.h"
#include "tests/engine/sudoku/grid/puzzles.h"

namespace gridmates::sudoku {
namespace {

TEST(Grid, PeersShareARowAColumnOrABox) {
  for (std::uint8_t cell = 0; cell < kCells; ++cell) {
    std::set<int> expected;
    for (std::uint8_t other = 0; other < kCells; ++other) {
      const bool in_box = box_of(other) == box_of(cell);
      const bool in_line = row_of(other) == row_of(cell) || column_of(other) == column_of(cell);
      if (other != cell && (in_box || in_line)) expected.insert(other);
    }
    const auto& peers = peers_of(cell);
    EXPECT_EQ(std::set<int>(peers.begin(), peers.end()), expected);
  }
}

TEST(Grid, ClashesNameTheDigitAndTheUnit) {
  const struct {
    const char* first;
    const char* second;
    const char* words;
  } cases[] = {{"A1", "A9", "This puzzle has no solution: 5 stands twice in row A."},
               {"A4", "I4", "This puzzle has no solution: 5 stands twice in column 4."},
               {"D4", "F5", "This puzzle has no solution: 5 stands twice in the box of D4."}};
  for (const auto& [first, second, words] : cases) {
    Grid grid{};
    grid[*parse_cell(first)] = grid[*parse_cell(second)] = 5;
    ASSERT_TRUE(first_clash(grid));
    EXPECT_EQ(first_clash(grid)->message, words);
    EXPECT_EQ(clashing_cells(grid).count(), 2u);
    EXPECT_TRUE(clashing_cells(grid)[*parse_cell(second)]);
  }
  EXPECT_FALSE(first_clash(*parse_line(kSolution)));
}

TEST(Grid, WhatIsNoDigitIsNothing) {
  Grid grid{};
  grid.fill(200);
  EXPECT_FALSE(first_clash(grid));
  EXPECT_EQ(count_filled(grid), 0);
}

TEST(Coordinates, RowLetterAndColumnNumber) {
  for (std::uint8_t cell = 0; cell < kCells; ++cell)
    EXPECT_EQ(*parse_cell(format_cell(cell)), cell);
  EXPECT_EQ(format_cell(4), "A5");
  EXPECT_EQ(format_cell(80), "I9");
  EXPECT_EQ(*parse_cell("b3"), 11);
  EXPECT_EQ(*parse_cell("r2c3"), 11);
  EXPECT_EQ(*parse_cell("R25C25", 25), 624);
  EXPECT_EQ(*parse_cell("R5", 25), 17 * 25 + 4) << "row R";
  for (const char* bad : {"rc", "r2c", "rc3", "r0c1", "r1c0", "r10c1", "r1c10", "r02c3", "r2c3c"}) {
    EXPECT_FALSE(parse_cell(bad)) << bad;
  }
  for (const char* bad : {"", "A", "J1", "A0", "5A", "A10", "@1", "A:"})
    EXPECT_FALSE(parse_cell(bad)) << bad;
}

TEST(Text, ReadsEveryMarkForEmpty) {
  std::string line(81, '.');
  line.replace(0, 8, "50.*_xX9");
  const Grid grid = *parse_line("  " + line + "\r\n");
  EXPECT_EQ(count_filled(grid), 2);
  EXPECT_EQ(grid[0], 5);
  EXPECT_EQ(grid[7], 9);
  EXPECT_EQ(format_line(grid).substr(0, 8), "5......9");
}

TEST(Text, ReadsEveryCharacterForWhatItIs) {
  for (int byte = 0; byte < 256; ++byte) {
    const char mark = static_cast<char>(byte);
    std::string line(81, '.');
    line[40] = mark;
    const auto grid = parse_line(line);
    const bool is_digit = mark >= '1' && mark <= '9';
    ASSERT_EQ(bool(grid), is_digit || kEmptyMarks.find(mark) != std::string_view::npos) << byte;
    if (grid) EXPECT_EQ((*grid)[40], is_digit ? mark - '0' : 0) << byte;
  }
}

TEST(Text, FormatReversesParse) { EXPECT_EQ(format_line(*parse_line(kPuzzle)), kPuzzle); }

TEST(Text, SaysTheSizeOrTheCharacter) {
  auto message = [](std::string_view text) { return parse_line(text).error().message; };
  EXPECT_EQ(message(std::string(80, '.')), "This puzzle has 80 cells; a 9x9 Sudoku has 81.");
  EXPECT_EQ(message(std::string(256, '.')), "This puzzle has 256 cells; a 9x9 Sudoku has 81.");
  EXPECT_EQ(message(""), "This puzzle has 0 cells; a 9x9 Sudoku has 81.");
  EXPECT_EQ(message("12a"), "Character 3 is 'a'; a cell is a digit 1 to 9, or . or 0 when empty.");
  EXPECT_EQ(message("1\xc3\xa4"),
            "Character 2 is the character U+00E4; a cell is a digit 1 to 9, or . or 0 when empty.");
}

}  // namespace
}  // namespace gridmates::sudoku
