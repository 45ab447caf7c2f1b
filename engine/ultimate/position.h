// Positions of ultimate tic-tac-toe: nine small boards in a large one, as two bit sets per small
// board; which boards are closed, and where the next mark may go. Plain values and pure functions;
// any thread.
//
// A cell is numbered row by row over the whole board, 0 (a1, top left) to 80 (i9). Small boards,
// and the places within one, are numbered 0 to 8 row by row.
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

// The result of a small board. All except kOpen are closed and stay so.
enum class Small : std::uint8_t { kOpen, kX, kO, kDrawn, kLast = kDrawn };

// A set of places in a small board, or of small boards: one bit each, the lowest for the first.
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
  std::array<Nine, kNines> x{};      // the first player's marks, by small board
  std::array<Nine, kNines> o{};      // the second player's marks
  std::optional<std::uint8_t> last;  // the cell of the latest mark, which determines the next board

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.x, self.o, self.last);
  }
  friend bool operator==(const Position&, const Position&) = default;
};

Mark mark_at(const Position& position, std::uint8_t cell);
std::uint8_t count_marks(const Position& position);
// The player of the next mark: X begins, and the players take turns.
Mark next_mark(const Position& position);
// The position with a mark added on this cell, which becomes the latest one.
Position with(Position position, Mark mark, std::uint8_t cell);

// Those of these places that are part of three in a row.
Nine in_threes(Nine set);
Small small_at(const Position& position, std::uint8_t board);
// The small boards with this result.
Nine boards_that_are(const Position& position, Small small);
// The small boards open to the next mark: the one that the latest mark sends to, or all open ones
// if that is closed or nothing has been played. Empty once a player has won.
Nine playable(const Position& position);

// Names of cells: the column letter, then the row number from the top, "a1" to "i9". Parsing
// ignores case; nullopt for a name that is not of a cell.
std::optional<std::uint8_t> parse_cell(std::string_view name);
std::string format_cell(std::uint8_t cell);
// "There is no such cell; the cells are a1 to i9."
core::Refusal no_such_cell();
// A small board by its first and last cell: "d4-f6" is the one in the middle.
std::string format_board(std::uint8_t board);

}  // namespace gridmates::ultimate
