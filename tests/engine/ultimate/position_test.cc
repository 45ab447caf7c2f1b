// Positions of ultimate tic-tac-toe: the published number of games, closed boards and forced boards
// compared with a slow reference by the rules, and names.
#include "engine/ultimate/position.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "engine/core/random.h"
#include "engine/core/seeds.h"

namespace gridmates::ultimate {
namespace {

// The rules again, on a board of characters.
struct SlowGame {
  std::string cells = std::string(kCells, '.');
  int last = -1;
  char next = 'X';

  static char winner(const std::array<char, 9>& nine) {
    constexpr int kThrees[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                   {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
    for (const auto& [a, b, c] : kThrees) {
      const char mark = nine.at(static_cast<std::size_t>(a));
      const bool same = mark == nine.at(static_cast<std::size_t>(b)) &&
                        mark == nine.at(static_cast<std::size_t>(c));
      if (same && (mark == 'X' || mark == 'O')) return mark;
    }
    return '.';
  }
  // 'X' or 'O' if won, '=' if full, '.' if open.
  char small(int board_row, int board_column) const {
    std::array<char, 9> nine{};
    bool full = true;
    for (int row = 0; row < 3; ++row) {
      for (int column = 0; column < 3; ++column) {
        const int cell = (board_row * 3 + row) * 9 + board_column * 3 + column;
        const char mark = cells.at(static_cast<std::size_t>(cell));
        nine.at(static_cast<std::size_t>(row * 3 + column)) = mark;
        full = full && mark != '.';
      }
    }
    const char won = winner(nine);
    return won == '.' && full ? '=' : won;
  }
  char result() const {
    std::array<char, 9> nine{};
    for (std::size_t board = 0; board < 9; ++board) {
      nine.at(board) = small(static_cast<int>(board) / 3, static_cast<int>(board) % 3);
    }
    return winner(nine);
  }
  bool may_play(int cell) const {
    if (result() != '.' || cells.at(static_cast<std::size_t>(cell)) != '.') return false;
    const int board_row = cell / 9 / 3;
    const int board_column = cell % 9 / 3;
    if (small(board_row, board_column) != '.') return false;
    if (last < 0) return true;
    const int sent_row = last / 9 % 3;
    const int sent_column = last % 9 % 3;
    if (small(sent_row, sent_column) != '.') return true;
    return sent_row == board_row && sent_column == board_column;
  }
  SlowGame play(int cell) const {
    SlowGame after = *this;
    after.cells.at(static_cast<std::size_t>(cell)) = next;
    after.last = cell;
    after.next = next == 'X' ? 'O' : 'X';
    return after;
  }
};

bool may_play(const Position& position, std::uint8_t cell) {
  return has(playable(position), board_of(cell)) && mark_at(position, cell) == Mark::kNone;
}

std::uint64_t count_games(const Position& position, int plies) {
  if (plies == 0) return 1;
  std::uint64_t games = 0;
  for (std::uint8_t cell = 0; cell < kCells; ++cell) {
    if (!may_play(position, cell)) continue;
    games += plies == 1 ? 1 : count_games(with(position, next_mark(position), cell), plies - 1);
  }
  return games;
}

// The first counts follow by hand: 81 first marks, then 9 each, except 8 for the 9 marks that send
// the opponent to the board they are in, at their own cell.
TEST(UltimatePosition, HasTheKnownNumberOfGames) {
  constexpr std::array<std::uint64_t, 4> kGames = {81, 720, 6'336, 55'080};
  for (std::size_t plies = 1; plies <= kGames.size(); ++plies) {
    EXPECT_EQ(count_games({}, static_cast<int>(plies)), kGames.at(plies - 1)) << plies;
  }
}

TEST(UltimatePosition, AgreesWithASlowReferenceInGamesByChance) {
  core::Random random(core::seed_from(1));
  std::array<int, 3> ends{};
  for (int game = 0; game < 600; ++game) {
    SlowGame slow;
    Position position;
    for (;;) {
      std::vector<std::uint8_t> cells;
      for (std::uint8_t cell = 0; cell < kCells; ++cell) {
        ASSERT_EQ(may_play(position, cell), slow.may_play(cell)) << slow.cells << ' ' << int{cell};
        if (slow.may_play(cell)) cells.push_back(cell);
      }
      for (std::uint8_t board = 0; board < kNines; ++board) {
        constexpr std::string_view kSigns = ".XO=";
        const auto small = static_cast<std::size_t>(small_at(position, board));
        ASSERT_EQ(kSigns.at(small), slow.small(board / 3, board % 3)) << slow.cells;
      }
      if (cells.empty()) break;
      const std::uint8_t cell = cells.at(random.below(static_cast<std::uint32_t>(cells.size())));
      position = with(position, next_mark(position), cell);
      slow = slow.play(cell);
      ASSERT_EQ(mark_at(position, cell), slow.next == 'O' ? Mark::kX : Mark::kO);
    }
    ++ends.at(slow.result() == 'X' ? 0 : slow.result() == 'O' ? 1 : 2);
  }
  for (const int games : ends) EXPECT_GT(games, 50);
}

TEST(UltimatePosition, ThreeInARowAreTheEightLines) {
  for (unsigned set = 0; set <= kAllNine; ++set) {
    std::array<char, 9> nine{};
    for (std::size_t place = 0; place < 9; ++place) {
      nine.at(place) = (set >> place & 1) != 0 ? 'X' : '.';
    }
    const bool expected = SlowGame::winner(nine) == 'X';
    EXPECT_EQ(in_threes(static_cast<Nine>(set)) != 0, expected) << set;
  }
}

TEST(UltimatePosition, CellsHaveABoardAndAPlaceInIt) {
  for (std::uint8_t cell = 0; cell < kCells; ++cell) {
    EXPECT_EQ(cell_at(board_of(cell), place_of(cell)), cell);
  }
  EXPECT_EQ(board_of(*parse_cell("d1")), 1);
  EXPECT_EQ(place_of(*parse_cell("d1")), 0);
  EXPECT_EQ(board_of(*parse_cell("c9")), 6);
  EXPECT_EQ(place_of(*parse_cell("c9")), 8);
}

TEST(UltimatePosition, NamesAreReadAsTheyAreWritten) {
  EXPECT_EQ(format_cell(0), "a1");
  EXPECT_EQ(format_cell(8), "i1");
  EXPECT_EQ(format_cell(80), "i9");
  EXPECT_EQ(format_board(4), "d4-f6");
  EXPECT_EQ(format_board(8), "g7-i9");
  for (std::uint8_t cell = 0; cell < kCells; ++cell) EXPECT_EQ(parse_cell(format_cell(cell)), cell);
  EXPECT_EQ(parse_cell("E5"), parse_cell("e5"));
  for (const char* name : {"", "e", "5", "e0", "j1", "5e", "e10", "@5"}) {
    EXPECT_FALSE(parse_cell(name)) << name;
  }
}

}  // namespace
}  // namespace gridmates::ultimate
