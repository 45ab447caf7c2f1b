#include "engine/minesweeper/field/coordinates.h"

namespace gridmates::minesweeper {
namespace {

constexpr unsigned kLetters = 26;
constexpr std::size_t kLongest = 2;  // letters of a column, digits of a row

// Removes leading characters of `name` for which `digit` gives a value below the base, and returns
// the number that they spell; nullopt for none or too many.
template <class Digit>
std::optional<unsigned> take_number(std::string_view& name, unsigned base, Digit digit) {
  unsigned number = 0;
  std::size_t length = 0;
  for (; length < name.size(); ++length) {
    const std::optional<unsigned> value = digit(name[length]);
    if (!value) break;
    if (length == kLongest) return std::nullopt;
    number = number * base + *value;
  }
  if (length == 0) return std::nullopt;
  name.remove_prefix(length);
  return number;
}

std::optional<unsigned> letter_value(char letter) {
  if (letter >= 'a' && letter <= 'z') return static_cast<unsigned>(letter - 'a' + 1);
  if (letter >= 'A' && letter <= 'Z') return static_cast<unsigned>(letter - 'A' + 1);
  return std::nullopt;
}

std::optional<unsigned> digit_value(char digit) {
  if (digit < '0' || digit > '9') return std::nullopt;
  return static_cast<unsigned>(digit - '0');
}

}  // namespace

std::string cell_name(Shape shape, Cell cell) {
  std::string letters;
  for (unsigned column = shape.column(cell) + 1u; column > 0; column = (column - 1) / kLetters) {
    letters.insert(letters.begin(), static_cast<char>('a' + (column - 1) % kLetters));
  }
  return letters + std::to_string(shape.row(cell) + 1);
}

std::optional<Cell> cell_named(Shape shape, std::string_view name) {
  const auto column = take_number(name, kLetters, letter_value);
  if (!column || name.empty() || name.front() == '0') return std::nullopt;
  const auto row = take_number(name, 10, digit_value);
  const bool on = row && *column <= shape.width && *row <= shape.height;
  if (!on || !name.empty()) return std::nullopt;
  return shape.at(*column - 1, *row - 1);
}

}  // namespace gridmates::minesweeper
