#include "engine/sudoku/grid/coordinates.h"

#include <charconv>
#include <utility>

namespace gridmates::sudoku {

namespace {

// A number from 1 to `side` in decimal digits; 0 if it is not one.
int place(std::string_view digits, int side) {
  int number = 0;
  const char* last = digits.data() + digits.size();
  const auto [end, error] = std::from_chars(digits.data(), last, number);
  const bool is_one = error == std::errc() && end == last && digits[0] != '0';
  return is_one && number >= 1 && number <= side ? number : 0;
}

}  // namespace

core::Refusal no_such_cell(std::string first, std::string last) {
  return core::invalid("There is no such cell; the cells are {first} to {last}.",
                       {{"first", std::move(first)}, {"last", std::move(last)}});
}

core::Result<Cell> parse_cell(std::string_view name, int side) {
  int row = 0;
  int column = 0;
  const std::size_t c = name.find_first_of("cC", 1);
  if (c != name.npos && (name[0] == 'r' || name[0] == 'R')) {
    row = place(name.substr(1, c - 1), side);
    column = place(name.substr(c + 1), side);
  } else if (name.size() >= 2) {
    row = (name[0] >= 'a' ? name[0] - 'a' : name[0] - 'A') + 1;
    column = place(name.substr(1), side);
  }
  if (row >= 1 && row <= side && column != 0) {
    return static_cast<Cell>((row - 1) * side + column - 1);
  }
  return no_such_cell("A1", format_cell(static_cast<Cell>(side * side - 1), side));
}

std::string format_cell(Cell cell, int side) {
  return static_cast<char>('A' + cell / side) + std::to_string(cell % side + 1);
}

}  // namespace gridmates::sudoku
