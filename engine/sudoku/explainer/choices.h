// All choices of k out of n. A pure function; any thread.
#pragma once

#include <cstdint>

namespace gridmates::sudoku::explainer {

// Calls visit(bits) for every set of `size` of the numbers 0 .. count-1 (0 <= size, count < 64), as
// ascending bit masks. Stops and returns true when visit returns true. (Gosper's step from one mask
// to the next.)
template <class Visit>
bool each_choice(int size, int count, Visit&& visit) {
  if (size > count) return false;
  const std::uint64_t end = std::uint64_t{1} << count;
  std::uint64_t bits = (std::uint64_t{1} << size) - 1;
  do {
    if (visit(bits)) return true;
    const std::uint64_t lowest = bits & -bits;
    if (lowest == 0) return false;
    const std::uint64_t carried = bits + lowest;
    bits = carried | (((bits ^ carried) >> 2) / lowest);
  } while (bits < end);
  return false;
}

}  // namespace gridmates::sudoku::explainer
