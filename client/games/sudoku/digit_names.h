// Digits as shown on and around a board: letters above 9, or numbers if a player prefers them.
// Plain value; any thread.
#pragma once

#include <cstdint>
#include <string>

#include "client/games/sudoku/board.h"

namespace gridmates::terminal {

struct DigitNames {
  bool numbers = false;

  // "G", "16"; "?" for no digit.
  std::string of(std::uint32_t digit) const {
    return numbers && digit != 0 ? std::to_string(digit) : words::sudoku_digit(digit);
  }
  // "27G", "2 7 16", with a "!" after the ones in `marked`; empty for no digit.
  std::string of_set(std::uint32_t digits, std::uint32_t marked = 0) const {
    std::string names;
    for (std::uint32_t digit = 1; digits != 0; ++digit, digits >>= 1U, marked >>= 1U) {
      if ((digits & 1U) == 0) continue;
      names += (names.empty() || !numbers ? "" : " ") + of(digit) + ((marked & 1U) != 0 ? "!" : "");
    }
    return names;
  }
};

}  // namespace gridmates::terminal
