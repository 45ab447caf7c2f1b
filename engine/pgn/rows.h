// The rows of a board from the top, separated by "/", with numbers for runs of empty cells:
// "xo1/1x1/3" (after Forsyth-Edwards notation in chess). Pure; any thread.
#pragma once

#include <cstddef>
#include <string>
#include <utility>

namespace gridmates::pgn {

// `sign(cell)` is the letter of a cell, counted row by row from the top left; '.' if it is empty.
template <class Sign>
std::string rows_of(std::size_t columns, std::size_t rows, Sign sign) {
  std::string words;
  for (std::size_t row = 0; row < rows; ++row) {
    if (row > 0) words += '/';
    std::size_t empty = 0;
    for (std::size_t column = 0; column < columns; ++column) {
      const char letter = sign(row * columns + column);
      if (letter == '.') {
        ++empty;
        continue;
      }
      if (empty > 0) words += std::to_string(std::exchange(empty, 0));
      words += letter;
    }
    if (empty > 0) words += std::to_string(empty);
  }
  return words;
}

}  // namespace gridmates::pgn
