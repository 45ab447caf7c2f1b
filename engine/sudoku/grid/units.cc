#include "engine/sudoku/grid/units.h"

#include <algorithm>
#include <array>
#include <bit>
#include <string>

#include "engine/sudoku/grid/coordinates.h"

namespace gridmates::sudoku {
namespace {

// The digits that occur in a unit, and those that occur twice.
struct Seen {
  DigitSet once = 0;
  DigitSet twice = 0;

  void add(DigitSet digit) {
    twice |= once & digit;
    once |= digit;
  }
};

// All units of a board; boxes are numbered row by row.
struct Units {
  std::array<Seen, kMaxSide> rows{};
  std::array<Seen, kMaxSide> columns{};
  std::array<Seen, kMaxSide> boxes{};
};

// Calls visit(cell, row, column, box) for each cell in turn.
template <class Visit>
void each_cell(Shape shape, const Visit& visit) {
  const auto side = static_cast<std::size_t>(shape.side());
  const auto box_columns = static_cast<std::size_t>(shape.box_columns);
  std::size_t cell = 0;
  for (std::size_t row = 0; row < side; ++row) {
    const std::size_t band = row / shape.box_rows * shape.box_rows;
    for (std::size_t column = 0, box = band; column < side; ++box) {
      for (const std::size_t end = column + box_columns; column < end; ++column, ++cell) {
        visit(cell, row, column, box);
      }
    }
  }
}

DigitSet digit_of(Shape shape, std::uint8_t digit) { return only(digit) & shape.all_digits(); }

Units units_of(std::span<const std::uint8_t> digits, Shape shape) {
  Units units;
  each_cell(shape, [&](std::size_t cell, std::size_t row, std::size_t column, std::size_t box) {
    const DigitSet digit = digit_of(shape, digits[cell]);
    units.rows[row].add(digit);
    units.columns[column].add(digit);
    units.boxes[box].add(digit);
  });
  return units;
}

std::string least_of(DigitSet digits) { return std::to_string(std::countr_zero(digits) + 1); }

}  // namespace

std::vector<Cell> peers_of(Cell cell, Shape shape) {
  std::vector<Cell> peers;
  const int row = shape.row_of(cell);
  const int column = shape.column_of(cell);
  const int first_row = row - row % shape.box_rows;
  const int first_column = column - column % shape.box_columns;
  for (int r = 0; r < shape.side(); ++r) {
    const bool in_box = r >= first_row && r < first_row + shape.box_rows;
    for (int c = 0; c < shape.side(); ++c) {
      const bool box = in_box && c >= first_column && c < first_column + shape.box_columns;
      const bool is_peer = (r == row) != (c == column) || (box && r != row);
      if (is_peer) peers.push_back(static_cast<Cell>(r * shape.side() + c));
    }
  }
  return peers;
}

std::bitset<kMaxCells> clashing_cells(std::span<const std::uint8_t> digits, Shape shape) {
  const Units units = units_of(digits, shape);
  std::bitset<kMaxCells> clashing;
  each_cell(shape, [&](std::size_t cell, std::size_t row, std::size_t column, std::size_t box) {
    const DigitSet twice =
        units.rows[row].twice | units.columns[column].twice | units.boxes[box].twice;
    if ((digit_of(shape, digits[cell]) & twice) != 0) clashing.set(cell);
  });
  return clashing;
}

std::optional<core::Refusal> first_clash(std::span<const std::uint8_t> digits, Shape shape) {
  constexpr auto kBadPuzzle = core::RefusalCode::kBadPuzzle;
  const Units units = units_of(digits, shape);
  const auto side = static_cast<std::size_t>(shape.side());
  for (std::size_t row = 0; row < side; ++row) {
    if (units.rows[row].twice == 0) continue;
    const std::string name = format_cell(static_cast<Cell>(row * side), shape.side());
    return core::refuse(kBadPuzzle,
                        "This puzzle has no solution: {digit} stands twice in row {row}.",
                        {{"digit", least_of(units.rows[row].twice)}, {"row", name.substr(0, 1)}});
  }
  for (std::size_t column = 0; column < side; ++column) {
    if (units.columns[column].twice == 0) continue;
    return core::refuse(
        kBadPuzzle, "This puzzle has no solution: {digit} stands twice in column {column}.",
        {{"digit", least_of(units.columns[column].twice)}, {"column", std::to_string(column + 1)}});
  }
  std::optional<core::Refusal> found;
  each_cell(shape, [&](std::size_t cell, std::size_t, std::size_t, std::size_t box) {
    if (found || units.boxes[box].twice == 0) return;
    found = core::refuse(kBadPuzzle,
                         "This puzzle has no solution: {digit} stands twice in the box of {cell}.",
                         {{"digit", least_of(units.boxes[box].twice)},
                          {"cell", format_cell(static_cast<Cell>(cell), shape.side())}});
  });
  return found;
}

std::uint16_t count_filled(std::span<const std::uint8_t> digits, Shape shape) {
  return static_cast<std::uint16_t>(std::ranges::count_if(
      digits, [shape](std::uint8_t digit) { return digit_of(shape, digit) != 0; }));
}

}  // namespace gridmates::sudoku
