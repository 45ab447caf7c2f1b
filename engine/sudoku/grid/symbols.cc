#include "engine/sudoku/grid/symbols.h"

#include "engine/sudoku/grid/shape.h"

namespace gridmates::sudoku {

std::string quoted(char mark) {
  if (mark > ' ' && mark <= '~') return std::string("'") + mark + "'";
  if (mark == ' ') return "a blank";
  return "the byte " + std::to_string(static_cast<unsigned char>(mark));
}

char symbol_of(std::uint8_t digit, Symbols symbols) {
  constexpr std::string_view kSymbols = "0123456789ABCDEFGHIJKLMNOP";
  if (digit == 0 || digit > kMaxSide) return '.';
  return kSymbols[symbols == Symbols::kFromOne ? digit : digit - 1U];
}

}  // namespace gridmates::sudoku
