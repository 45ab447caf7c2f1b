// Positions of ultimate tic-tac-toe: nine small boards in a large one, as two sets of cells a small
// board; which of them are closed, and where the next mark may go. Plain values and pure functions;
// any thread.
//
// A cell is numbered row by row over the whole board, 0 (a1, top left) to 80 (i9). A small board
// has a number from 0 to 8, row by row, and so has a place in it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include "engine/core/result.h"

namespace gridmates::ultimate {

inline constexpr std::uint8_t kSide = 9;
inline constexpr std::uint8_t kCells = kSide * kSide;
inline constexpr std::uint8_t kNines = 9;  // small boards, and places in one

enum class Mark : std::uint8_t { kNone, kX, kO, kLast = kO };

// What has become of a small board. All but an open one are closed and stay so.
enum class Small : std::uint8_t { kOpen, kX, kO, kDrawn, kLast = kDrawn };

// A set of places in a small board, or of small boards: a bit each, the lowest for the first.
using Nine = std::uint16_t;
inline constexpr Nine kAllNine = 0x1ff;
constexpr bool has(Nine set, std::uint8_t place) { return (set >> place & 1) != 0; }

// The eight lines of three.
inline constexpr std::array<Nine, 8> kLines = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

constexpr std::uint8_t board_of(std::uint8_t cell) {
  return static_cast<std::uint8_t>(cell / kSide / 3 * 3 + cell % kSide / 3);
}
constexpr std::uint8_t place_of(std::uint8_t cell) {
  return static_cast<std::uint8_t>(cell / kSide % 3 * 3 + cell % 3);
}
constexpr std::uint8_t cell_at(std::uint8_t board, std::uint8_t place) {
  return static_cast<std::uint8_t>((board / 3 * 3 + place / 3) * kSide + board % 3 * 3 + place % 3);
}

struct Position {
  std::array<Nine, kNines> x{};      // the first player's, by small board
  std::array<Nine, kNines> o{};      // the second player's
  std::optional<std::uint8_t> last;  // the cell of the latest mark, which sends the next one

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.x, self.o, self.last);
  }
  friend bool operator==(const Position&, const Position&) = default;
};

Mark mark_at(const Position& position, std::uint8_t cell);
std::uint8_t count_marks(const Position& position);
// Whose mark comes next: X begins, and the players take turns.
Mark next_mark(const Position& position);
// The position with another mark on this cell, which is the latest one then.
Position with(Position position, Mark mark, std::uint8_t cell);

// Of these those that stand in three in a row.
Nine in_threes(Nine set);
Small small_at(const Position& position, std::uint8_t board);
// The small boards of which this has become.
Nine boards_that_are(const Position& position, Small small);
// The small boards into which the next mark may go: the one that the latest mark sends to, or all
// open ones where that one is closed or nothing has been played. None once somebody has won.
Nine playable(const Position& position);

// Names of cells: the column letter, then the row number from the top, "a1" to "i9". A name in
// either case; nothing for what is no cell.
std::optional<std::uint8_t> parse_cell(std::string_view name);
std::string format_cell(std::uint8_t cell);
// "There is no such cell; the cells are a1 to i9."
core::Refusal no_such_cell();
// A small board by its first and its last cell: "d4-f6" is the one in the middle.
std::string format_board(std::uint8_t board);

}  // namespace gridmates::ultimate
