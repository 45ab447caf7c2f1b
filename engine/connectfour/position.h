// Connect Four positions as two bit sets of cells: the discs of each player, where a disc falls,
// and four in a row (after John Tromp's bit boards). Plain values and pure functions; any thread.
//
// A cell is numbered row by row from the top left, 0 to 41. Its bit is 7 times its column plus its
// height over the bottom row; the bit above each column stays empty, so that a shifted line does
// not continue in the next column.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

namespace gridmates::connectfour {

inline constexpr std::uint8_t kColumns = 7;
inline constexpr std::uint8_t kRows = 6;
inline constexpr std::uint8_t kCells = kColumns * kRows;
inline constexpr std::uint8_t kInARow = 4;

enum class Disc : std::uint8_t { kNone, kX, kO, kLast = kO };

// A set of cells.
using Cells = std::uint64_t;

struct Position {
  Cells x = 0;  // the discs of the first player
  Cells o = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.x, self.o);
  }
  friend bool operator==(const Position&, const Position&) = default;
};

Disc disc_at(const Position& position, std::uint8_t cell);
std::uint8_t count_discs(const Position& position);
// The player of the next disc: X begins, and the players take turns.
Disc next_disc(const Position& position);
// The cell that a disc falls to in this column (0 to 6); nullopt when the column is full.
std::optional<std::uint8_t> landing_cell(const Position& position, std::uint8_t column);
// The position with a disc added on this cell.
Position with(Position position, Disc disc, std::uint8_t cell);

// Those of these cells that are part of four in a row.
Cells in_fours(Cells cells);
bool has(Cells cells, std::uint8_t cell);
// The number of lines of four cells that contain none of these cells.
int count_lines_without(Cells cells);

// Names of cells: the column from 1, then the row from the bottom, "1a" to "7f". Parsing ignores
// case; nullopt for a name that is not of a cell.
std::optional<std::uint8_t> parse_cell(std::string_view name);
std::string format_cell(std::uint8_t cell);

}  // namespace gridmates::connectfour
