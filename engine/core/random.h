// The engine's own random numbers, so that a seed gives the same board on every platform. One owner
// at a time.
#pragma once

#include <cstdint>
#include <span>
#include <utility>

#include "engine/core/rules.h"

namespace gridmates::core {

// xoshiro256** 1.0 (Blackman and Vigna, 2018), seeded with the 256 bits as they are; an all-zero
// seed is replaced by a fixed one. Not for secrets: it is unpredictable only if the seed has 128 or
// more random bits.
class Random {
 public:
  explicit Random(const Seed& seed);
  std::uint64_t next();
  // Uniform in [0, bound) without bias (Lemire, 2019); bound >= 1.
  std::uint32_t below(std::uint32_t bound);
  // Fisher-Yates shuffle.
  template <class T>
  void shuffle(std::span<T> items) {
    for (std::size_t i = items.size(); i > 1; --i) {
      std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
    }
  }

 private:
  std::uint64_t state_[4];
};

// A seed made from a number, for tests and command lines (SplitMix64; Steele, Lea, Flood, 2014).
Seed seed_from(std::uint64_t number);

}  // namespace gridmates::core
