#include "engine/sudoku/grid/symbols.h"

#include "engine/sudoku/grid/shape.h"

namespace gridmates::sudoku {

char symbol_of(std::uint8_t digit, Symbols symbols) {
  constexpr std::string_view kFromOne = ".123456789ABCDEFGHIJKLMNOP";
  constexpr std::string_view kFromZero = ".0123456789ABCDEFGHIJKLMNO";
  if (digit > kMaxSide) return '.';
  return (symbols == Symbols::kFromOne ? kFromOne : kFromZero)[digit];
}

}  // namespace gridmates::sudoku
