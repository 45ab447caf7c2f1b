// The judge of a tic-tac-toe position: one of six verdicts on nine marks, however they came about.
// Pure functions of plain values; any thread.
#pragma once

#include <array>
#include <cstdint>

namespace gridmates::tictactoe {

inline constexpr std::uint8_t kSide = 3;
inline constexpr std::uint8_t kCells = kSide * kSide;

enum class Mark : std::uint8_t { kNone, kX, kO, kLast = kO };

// Nine marks row by row from the top left.
using Position = std::array<Mark, kCells>;

enum class Verdict : std::uint8_t {
  kFirstToMove,   // X, who begins, is to move
  kSecondToMove,  // O is to move
  kIllegal,       // no game leads here
  kFirstWon,
  kSecondWon,
  kDraw,  // the board is full and nobody has a line
};

// The verdict on any position, reachable or not.
Verdict judge(const Position& position);

// Which cells stand in a line of three equal marks.
std::array<bool, kCells> winning_cells(const Position& position);

// How many cells bear this mark.
std::uint8_t count(const Position& position, Mark mark);

}  // namespace gridmates::tictactoe
