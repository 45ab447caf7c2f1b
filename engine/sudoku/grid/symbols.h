// The characters that stand for digits. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace gridmates::sudoku {

// Grids with more than nine digits are written in two ways.
enum class Symbols : std::uint8_t {
  kFromOne,   // 1-9, then A for 10 up to P for 25; every grid up to 9x9
  kFromZero,  // 0-9, then A up to O: 0 is a digit, not an empty cell
};

// The characters of an empty cell; 0 is one of them only with kFromOne.
inline constexpr std::string_view kEmptyMarks = ".0*_xX";

// The character of a digit (1 to 25); `.` for 0 and for other values.
char symbol_of(std::uint8_t digit, Symbols symbols = Symbols::kFromOne);

}  // namespace gridmates::sudoku
