#include "engine/tictactoe/coordinates.h"

#include "engine/tictactoe/judge.h"

namespace gridmates::tictactoe {

core::Result<std::uint8_t> parse_cell(std::string_view name) {
  if (name.size() == 2) {
    const int column = name[0] >= 'a' ? name[0] - 'a' : name[0] - 'A';
    const int row = name[1] - '1';
    if (column >= 0 && column < kSide && row >= 0 && row < kSide) {
      return static_cast<std::uint8_t>(row * kSide + column);
    }
  }
  return core::invalid("There is no such cell; the cells are a1 to c3, column letter first.");
}

std::string format_cell(std::uint8_t cell) {
  return {static_cast<char>('a' + cell % kSide), static_cast<char>('1' + cell / kSide)};
}

}  // namespace gridmates::tictactoe
