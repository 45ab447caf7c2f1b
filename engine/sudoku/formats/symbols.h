// The symbols of puzzles, and boxes as words. Pure functions; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/sudoku/grid/shape.h"
#include "engine/sudoku/grid/symbols.h"

namespace gridmates::sudoku::formats {

// The digit of each character in a grid of 25 rows, 0 for an empty cell: a table lookup, because
// branches on empty cells would be mispredicted.
inline constexpr std::uint8_t kNoDigit = 0xFF;
using DigitTable = std::array<std::uint8_t, 256>;
constexpr DigitTable digits_from(Symbols symbols) {
  const int zero = symbols == Symbols::kFromZero ? 1 : 0;
  DigitTable out{};
  out.fill(kNoDigit);
  for (char mark : kEmptyMarks) out[static_cast<unsigned char>(mark)] = 0;
  for (int digit = 0; digit <= 9; ++digit) {
    out[static_cast<std::size_t>('0' + digit)] = static_cast<std::uint8_t>(digit + zero);
  }
  for (int letter = 0; letter + 10 <= kMaxSide; ++letter) {
    out[static_cast<std::size_t>('A' + letter)] = out[static_cast<std::size_t>('a' + letter)] =
        static_cast<std::uint8_t>(10 + letter + zero);
  }
  return out;
}
inline constexpr std::array<DigitTable, 2> kDigitTables = {digits_from(Symbols::kFromOne),
                                                           digits_from(Symbols::kFromZero)};

// The digit (1 to `side`) of a character in either case, 0 for an empty cell; nullopt if it is not
// a cell of this grid.
constexpr std::optional<std::uint8_t> digit_of(char mark, int side, Symbols symbols) {
  const auto& digits = kDigitTables[static_cast<std::size_t>(symbols)];
  const std::uint8_t digit = digits[static_cast<unsigned char>(mark)];
  return digit <= side ? std::optional(digit) : std::nullopt;
}

// "1-9", "1-9A-G", "0-9A-F": the digits of a grid.
std::string digits_in_words(int side, Symbols symbols);

// How often each character occurs in the cells of a puzzle.
struct SymbolTally {
  std::array<int, 256> of{};
  bool has_zero_as_candidate = false;

  int count(char mark) const { return of[static_cast<unsigned char>(mark)]; }
  // Adds a cell: one character, or several candidates.
  void add(std::string_view cell);
};

// The symbols in which a puzzle of this side is written; nullopt when both fit, so that the caller
// must decide.
std::optional<Symbols> symbols_that_fit(const SymbolTally& tally, int side);

// The usual boxes of a side, with at least two rows and no more rows than columns (6 is 2x3, 12 is
// 3x4); nullopt if there are none.
std::optional<Shape> usual_shape(int side);

// "2x3" for boxes of two rows and three columns, and back; a refusal explains what is wrong.
std::string box_in_words(Shape shape);
core::Result<Shape> box_named(std::string_view words);

}  // namespace gridmates::sudoku::formats
