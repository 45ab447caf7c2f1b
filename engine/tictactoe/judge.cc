#include "engine/tictactoe/judge.h"

#include <algorithm>

namespace gridmates::tictactoe {
namespace {

using Line = std::array<std::uint8_t, kSide>;

constexpr std::array<Line, 8> kLines = {{
    {0, 1, 2},
    {3, 4, 5},
    {6, 7, 8},  // rows
    {0, 3, 6},
    {1, 4, 7},
    {2, 5, 8},  // columns
    {0, 4, 8},
    {2, 4, 6},  // diagonals
}};

bool owns(const Position& position, const Line& line, Mark mark) {
  return std::all_of(line.begin(), line.end(),
                     [&](std::uint8_t cell) { return position[cell] == mark; });
}

bool has_line(const Position& position, Mark mark) {
  return std::any_of(kLines.begin(), kLines.end(),
                     [&](const Line& line) { return owns(position, line, mark); });
}

}  // namespace

std::uint8_t count(const Position& position, Mark mark) {
  return static_cast<std::uint8_t>(std::count(position.begin(), position.end(), mark));
}

Verdict judge(const Position& position) {
  const int crosses = count(position, Mark::kX);
  const int noughts = count(position, Mark::kO);
  const bool first_has_line = has_line(position, Mark::kX);
  const bool second_has_line = has_line(position, Mark::kO);

  // The first player is a mark ahead after moving and level after the answer; a line ends the game
  // at once.
  const bool second_to_move = crosses == noughts + 1;
  if (!second_to_move && crosses != noughts) return Verdict::kIllegal;
  if (first_has_line && (second_has_line || !second_to_move)) return Verdict::kIllegal;
  if (second_has_line && second_to_move) return Verdict::kIllegal;

  if (first_has_line) return Verdict::kFirstWon;
  if (second_has_line) return Verdict::kSecondWon;
  if (crosses + noughts == kCells) return Verdict::kDraw;
  return second_to_move ? Verdict::kSecondToMove : Verdict::kFirstToMove;
}

std::array<bool, kCells> winning_cells(const Position& position) {
  std::array<bool, kCells> winning{};
  for (const Line& line : kLines) {
    const Mark mark = position[line[0]];
    if (mark == Mark::kNone || !owns(position, line, mark)) continue;
    for (std::uint8_t cell : line) winning[cell] = true;
  }
  return winning;
}

}  // namespace gridmates::tictactoe
