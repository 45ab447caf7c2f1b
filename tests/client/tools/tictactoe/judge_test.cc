// judge, as a user runs it: verdicts on all positions, reasons, and unreadable input.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <sstream>
#include <string>

#include "tests/client/tools/batch/ran.h"

namespace gridmates::tools {
namespace {

using testing::HasSubstr;

constexpr std::size_t kCells = 9;
using Cells = std::string;  // nine of X, 0 and .

bool has_line(const Cells& cells, char mark) {
  constexpr std::array<std::array<std::size_t, 3>, 8> kLines{
      {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}};
  for (const auto& [a, b, c] : kLines) {
    if (cells[a] == mark && cells[b] == mark && cells[c] == mark) return true;
  }
  return false;
}

// Plays every game by the rules, and records the verdict on each position reached.
void play_on(Cells& cells, char mover, std::map<Cells, std::string>& verdicts) {
  if (verdicts.contains(cells)) return;
  const bool x = has_line(cells, 'X'), o = has_line(cells, '0');
  const bool full = cells.find('.') == cells.npos;
  verdicts[cells] = x              ? "the first player won"
                    : o            ? "the second player won"
                    : full         ? "draw"
                    : mover == 'X' ? "first"
                                   : "second";
  if (x || o || full) return;
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    if (cells[cell] != '.') continue;
    cells[cell] = mover;
    play_on(cells, mover == 'X' ? '0' : 'X', verdicts);
    cells[cell] = '.';
  }
}

std::string rows(const Cells& cells) {
  return cells.substr(0, 3) + "\n" + cells.substr(3, 3) + "\n" + cells.substr(6) + "\n\n";
}

TEST(Judge, IsRightOfAllPositions) {
  std::map<Cells, std::string> played;
  Cells empty(kCells, '.');
  play_on(empty, 'X', played);
  std::string input;
  std::string expected;
  for (int number = 0; number < 19'683; ++number) {
    Cells cells(kCells, '.');
    for (int rest = number; char& cell : cells) {
      cell = ".X0"[rest % 3];
      rest /= 3;
    }
    input += rows(cells);
    expected += (played.contains(cells) ? played[cells] : "illegal") + "\n";
  }
  const Ran ran = shell("$G tictactoe judge", input);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.out, expected);
}

TEST(Judge, SaysWhatAVerdictFollowsFrom) {
  const Ran ran = shell("$G tictactoe judge --why -",
                        "...\n...\n...\n\nX..\n...\n...\n\nXXX\n00.\n...\n\nXXX\n000\n...\n\n"
                        "XX.\n...\n...\n\nXXX\n00.\n0..\n\n000\nXX.\nXX.\n\nX0X\nX00\n0XX\n\n"
                        "OOO\nXX.\nX..\n");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.out,
            "first: there are 0 X and 0 0, so X is to move\n"
            "second: there are 1 X and 0 0, so 0 is to move\n"
            "the first player won: X has a1 b1 c1\n"
            "illegal: X has a1 b1 c1, and 0 has a2 b2 c2\n"
            "illegal: there are 2 X and 0 0, and X begins and they take turns\n"
            "illegal: X has a1 b1 c1, and 0 has moved since\n"
            "illegal: 0 has a1 b1 c1, and X has moved since\n"
            "draw: the board is full, and nobody has a line\n"
            "the second player won: 0 has a1 b1 c1\n");
}

struct Bad {
  const char* input;
  const char* complaint;
};

class JudgeReads : public testing::TestWithParam<Bad> {};

// The position after it is still judged.
TEST_P(JudgeReads, NamesThePlaceOfWhatIsNone) {
  const Ran ran =
      shell("$G tictactoe judge", std::string(GetParam().input) + "\n\n...\n...\n...\n");
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(ran.out, "first\n");
  EXPECT_THAT(ran.err, HasSubstr(GetParam().complaint));
}

INSTANTIATE_TEST_SUITE_P(
    All, JudgeReads,
    testing::Values(
        Bad{"...\n.Z.\n...", "line 2, column 2: Z is not one of X, 0, O and ."},
        Bad{"...\n.x.\n...", "line 2, column 2: x is not one of X, 0, O and ."},
        Bad{"..\n...\n...", "line 1, column 3: a row has three cells"},
        Bad{"....\n...\n...", "line 1, column 4: a row has three cells"},
        Bad{"...\n...", "line 2: a position has three rows, and this one ends after row 2"},
        Bad{"...\n...\n...\n...", "line 4: a position has three rows, followed by a blank line"},
        Bad{"..\xc3\xa9\n...\n...", "line 1, column 3: \xc3\xa9 is not one of"}));

TEST(Judge, OfNothingAndOfNoFile) {
  EXPECT_EQ(shell("$G tictactoe judge", "\n \n").status, 2);
  EXPECT_EQ(shell("$G tictactoe judge /nowhere/at/all").status, 3);
}

TEST(Judge, TakesLineEndsOfWindows) {
  const Ran ran = shell("$G tictactoe judge", "X..\r\n...\r\n...\r\n\r\n...\r\n...\r\n...\r\n");
  EXPECT_EQ(ran.out, "second\nfirst\n");
  EXPECT_EQ(ran.status, 0) << ran.err;
}

}  // namespace
}  // namespace gridmates::tools
