// The shape of a field, its cells and their neighbours. Plain values and pure functions; any
// thread.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <tuple>

namespace gridmates::minesweeper {

// The sides of fields that are played. The functions of this library accept any side from 1 up.
inline constexpr std::uint8_t kMinSide = 8;
inline constexpr std::uint8_t kMaxSide = 50;
inline constexpr std::uint16_t kMaxCells = kMaxSide * kMaxSide;

// A cell's number, row by row from the top left: row * width + column.
using Cell = std::uint16_t;

struct Shape {
  std::uint8_t width = 9;   // 1 to kMaxSide
  std::uint8_t height = 9;  // 1 to kMaxSide

  constexpr std::uint16_t cells() const { return static_cast<std::uint16_t>(width * height); }
  constexpr std::uint8_t column(Cell cell) const { return static_cast<std::uint8_t>(cell % width); }
  constexpr std::uint8_t row(Cell cell) const { return static_cast<std::uint8_t>(cell / width); }
  constexpr Cell at(unsigned column, unsigned row) const {
    return static_cast<Cell>(row * width + column);
  }
  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.width, self.height);
  }
  friend constexpr bool operator==(const Shape&, const Shape&) = default;
};

// The cells around a cell, ascending: 3, 5 or 8 on any field that is played.
class Neighbours {
 public:
  constexpr Neighbours(Shape shape, Cell cell) {
    const int column = shape.column(cell), row = shape.row(cell), width = shape.width;
    if (column > 0 && row > 0 && column + 1 < width && row + 1 < shape.height) {
      for (const int step : {-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1}) {
        cells_[count_++] = static_cast<Cell>(cell + step);
      }
      return;
    }
    for (int y = row - 1; y <= row + 1; ++y) {
      for (int x = column - 1; x <= column + 1; ++x) {
        const bool on = x >= 0 && y >= 0 && x < shape.width && y < shape.height;
        if (!on || (x == column && y == row)) continue;
        cells_[count_++] = shape.at(static_cast<unsigned>(x), static_cast<unsigned>(y));
      }
    }
  }
  constexpr const Cell* begin() const { return cells_.data(); }
  constexpr const Cell* end() const { return cells_.data() + count_; }
  constexpr std::size_t size() const { return count_; }

 private:
  std::array<Cell, 8> cells_{};
  std::uint8_t count_ = 0;
};

}  // namespace gridmates::minesweeper
