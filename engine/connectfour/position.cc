#include "engine/connectfour/position.h"

#include <bit>

namespace gridmates::connectfour {
namespace {

// The step from a bit to the next one upwards, along a row, and along both diagonals.
constexpr int kSteps[] = {1, kColumns, kColumns - 1, kColumns + 1};

constexpr Cells bit_of(std::uint8_t cell) {
  return Cells{1} << (cell % kColumns * kColumns + (kRows - 1 - cell / kColumns));
}

constexpr Cells all_cells() {
  Cells all = 0;
  for (std::uint8_t cell = 0; cell < kCells; ++cell) all |= bit_of(cell);
  return all;
}

// The first bit of each four in a row among these cells.
Cells fours_from(Cells cells, int step) {
  const Cells pairs = cells & cells >> step;
  return pairs & pairs >> 2 * step;
}

}  // namespace

Disc disc_at(const Position& position, std::uint8_t cell) {
  if (has(position.x, cell)) return Disc::kX;
  return has(position.o, cell) ? Disc::kO : Disc::kNone;
}

std::uint8_t count_discs(const Position& position) {
  return static_cast<std::uint8_t>(std::popcount((position.x | position.o) & all_cells()));
}

Disc next_disc(const Position& position) {
  return count_discs(position) % 2 == 0 ? Disc::kX : Disc::kO;
}

std::optional<std::uint8_t> landing_cell(const Position& position, std::uint8_t column) {
  const Cells taken = position.x | position.o;
  for (std::uint8_t row = kRows; row-- > 0;) {
    const auto cell = static_cast<std::uint8_t>(row * kColumns + column);
    if (!has(taken, cell)) return cell;
  }
  return std::nullopt;
}

Position with(Position position, Disc disc, std::uint8_t cell) {
  (disc == Disc::kX ? position.x : position.o) |= bit_of(cell);
  return position;
}

Cells in_fours(Cells cells) {
  cells &= all_cells();
  Cells found = 0;
  for (const int step : kSteps) {
    const Cells first = fours_from(cells, step);
    const Cells pairs = first | first << step;
    found |= pairs | pairs << 2 * step;
  }
  return found;
}

bool has(Cells cells, std::uint8_t cell) { return (cells & bit_of(cell)) != 0; }

int count_lines_without(Cells cells) {
  int lines = 0;
  for (const int step : kSteps) lines += std::popcount(fours_from(all_cells() & ~cells, step));
  return lines;
}

std::optional<std::uint8_t> parse_cell(std::string_view name) {
  if (name.size() != 2) return std::nullopt;
  const int column = name[0] - '1';
  const int height = name[1] >= 'a' ? name[1] - 'a' : name[1] - 'A';
  if (column < 0 || column >= kColumns || height < 0 || height >= kRows) return std::nullopt;
  return static_cast<std::uint8_t>((kRows - 1 - height) * kColumns + column);
}

std::string format_cell(std::uint8_t cell) {
  return {static_cast<char>('1' + cell % kColumns),
          static_cast<char>('a' + (kRows - 1 - cell / kColumns))};
}

}  // namespace gridmates::connectfour
