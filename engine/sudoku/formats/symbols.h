// What the characters of a puzzle stand for, and boxes in words. Pure functions; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/sudoku/grid/shape.h"
#include "engine/sudoku/grid/symbols.h"

namespace gridmates::sudoku::formats {

// The digit (1 to `side`) that a character stands for in either case, 0 for an empty cell; nothing
// when it is no cell of this grid.
constexpr std::optional<std::uint8_t> digit_of(char mark, int side, Symbols symbols) {
  if (mark == '.') return std::uint8_t{0};
  const char symbol = mark >= 'a' && mark <= 'z' ? static_cast<char>(mark - 'a' + 'A') : mark;
  int digit = 0;
  if (symbol >= '0' && symbol <= '9') {
    digit = symbol - '0';
  } else if (symbol >= 'A' && symbol <= 'P') {
    digit = symbol - 'A' + 10;
  } else {
    return is_empty_mark(mark) ? std::optional<std::uint8_t>(0) : std::nullopt;
  }
  if (symbols == Symbols::kFromZero) ++digit;
  return digit <= side ? std::optional(static_cast<std::uint8_t>(digit)) : std::nullopt;
}

// "1-9", "1-9A-G", "0-9A-F": what the digits of a grid are.
std::string digits_in_words(int side, Symbols symbols);

// How often each character occurs in the cells of a puzzle.
struct SymbolTally {
  std::array<int, 256> of{};
  bool has_zero_as_candidate = false;

  int count(char mark) const { return of[static_cast<unsigned char>(mark)]; }
  // Adds a cell: one character, or several candidates.
  void add(std::string_view cell);
};

// The symbols in which a puzzle of this side is written; nothing when both fit, so that somebody
// has to say.
std::optional<Symbols> symbols_that_fit(const SymbolTally& tally, int side);

// The usual boxes of a side, with at least two rows and no more rows than columns (6 is 2x3, 12 is
// 3x4); nothing where there are none.
std::optional<Shape> usual_shape(int side);

// "2x3" for boxes of two rows and three columns, and back; nothing for what is no known shape.
std::string box_in_words(Shape shape);
std::optional<Shape> box_named(std::string_view words);

}  // namespace gridmates::sudoku::formats
