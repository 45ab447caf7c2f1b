#include "engine/sudoku/grid/coordinates.h"

#include "engine/sudoku/grid/grid.h"

namespace gridmates::sudoku {

core::Result<std::uint8_t> parse_cell(std::string_view name) {
  if (name.size() == 2) {
    const int row = name[0] >= 'a' ? name[0] - 'a' : name[0] - 'A';
    const int column = name[1] - '1';
    if (row >= 0 && row < kSide && column >= 0 && column < kSide) {
      return static_cast<std::uint8_t>(row * kSide + column);
    }
  }
  return core::invalid("There is no such cell; the cells are A1 to I9, row letter first.");
}

std::string format_cell(std::uint8_t cell) {
  return {static_cast<char>('A' + row_of(cell)), static_cast<char>('1' + column_of(cell))};
}

}  // namespace gridmates::sudoku
