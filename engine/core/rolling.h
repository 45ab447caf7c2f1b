// A rolling hash of a sequence, updated at both ends: a polynomial in a fixed base whose
// coefficients are the items' hashes, modulo 2^64 (after Karp and Rabin, "Efficient randomized
// pattern-matching algorithms", 1987). The items' hashes must be well mixed. Values; any thread.
#pragma once

#include <cstddef>
#include <cstdint>

namespace gridmates::core {

namespace detail {

// Odd, so that it has an inverse.
inline constexpr std::uint64_t kRollingBase = 0x9E3779B97F4A7C15ULL;

// Newton's iteration: each step doubles the number of correct low bits, 3 at first.
constexpr std::uint64_t inverse_of(std::uint64_t odd) {
  std::uint64_t inverse = odd;
  for (int bits = 3; bits < 64; bits *= 2) inverse *= 2 - odd * inverse;
  return inverse;
}

inline constexpr std::uint64_t kRollingInverse = inverse_of(kRollingBase);
static_assert(kRollingBase * kRollingInverse == 1);

}  // namespace detail

class Rolling {
 public:
  constexpr void push(std::uint64_t last) { value_ = value_ * detail::kRollingBase + last; }
  constexpr void pop(std::uint64_t last) { value_ = (value_ - last) * detail::kRollingInverse; }
  // `left`: how many items follow the removed one.
  constexpr void pop_front(std::uint64_t first, std::size_t left) {
    std::uint64_t power = 1;
    for (std::uint64_t square = detail::kRollingBase; left > 0; left /= 2, square *= square) {
      if (left % 2 == 1) power *= square;
    }
    value_ -= first * power;
  }
  constexpr std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0;
};

}  // namespace gridmates::core
