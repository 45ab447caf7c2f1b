#include "engine/sudoku/grid/coordinates.h"

#include <charconv>

namespace gridmates::sudoku {

core::Result<Cell> parse_cell(std::string_view name, int side) {
  if (name.size() >= 2 && name.size() <= 3 && name[1] != '0') {
    const int row = name[0] >= 'a' ? name[0] - 'a' : name[0] - 'A';
    int column = 0;
    const auto [end, error] = std::from_chars(name.data() + 1, name.data() + name.size(), column);
    const bool is_number = error == std::errc() && end == name.data() + name.size();
    if (is_number && row >= 0 && row < side && column >= 1 && column <= side) {
      return static_cast<Cell>(row * side + column - 1);
    }
  }
  const std::string last = format_cell(static_cast<Cell>(side * side - 1), side);
  return core::invalid("There is no such cell; the cells are A1 to " + last +
                       ", row letter first.");
}

std::string format_cell(Cell cell, int side) {
  return static_cast<char>('A' + cell / side) + std::to_string(cell % side + 1);
}

}  // namespace gridmates::sudoku
