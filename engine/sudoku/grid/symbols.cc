#include "engine/sudoku/grid/symbols.h"

#include <string_view>

#include "engine/sudoku/grid/shape.h"

namespace gridmates::sudoku {

char symbol_of(std::uint8_t digit, Symbols symbols) {
  constexpr std::string_view kSymbols = "0123456789ABCDEFGHIJKLMNOP";
  if (digit == 0 || digit > kMaxSide) return '.';
  return kSymbols[symbols == Symbols::kFromOne ? digit : digit - 1U];
}

}  // namespace gridmates::sudoku
