// How much a chain's length adds to its rating. Constants and pure functions; any thread.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace gridmates::sudoku::explainer {

// Each bound that the number of inferences (minus two) exceeds adds a tenth.
inline constexpr std::array<int, 23> kLengthBounds = {4,    6,    8,    12,   16,   24,   32,  48,
                                                      64,   96,   128,  192,  256,  384,  512, 768,
                                                      1024, 1536, 2048, 3072, 4096, 6144, 8192};

// In tenths.
constexpr int added_by_length(int complexity) {
  const auto* at = std::lower_bound(kLengthBounds.begin(), kLengthBounds.end(), complexity - 2);
  return static_cast<int>(at - kLengthBounds.begin());
}

// The sum of this number of tenths, added up one by one.
inline constexpr auto kSummedTenths = [] {
  std::array<double, kLengthBounds.size() + 1> out{};
  for (std::size_t i = 1; i < out.size(); ++i) out[i] = out[i - 1] + 0.1;
  return out;
}();

// How hard a chain is compared with others. Sudoku Explainer adds tenths as floating-point numbers;
// if two kinds of chain have the same rating, the rounding decides which it shows.
constexpr double weight_of(int base, int complexity) {
  return base / 10.0 + kSummedTenths[static_cast<std::size_t>(added_by_length(complexity))];
}

}  // namespace gridmates::sudoku::explainer
