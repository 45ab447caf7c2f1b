#include "engine/core/seeds.h"

#include "engine/core/random.h"

namespace gridmates::core {

// Seeds of different batches or indices start in different states; the first numbers after that are
// too similar, so they are discarded.
Seed seed_of(const Seed& batch, std::uint64_t index) {
  constexpr int kMixing = 24;
  Seed seed = batch;
  for (std::size_t i = 0; i < 8; ++i) seed[i] ^= static_cast<std::uint8_t>(index >> (8 * i));
  Random random(seed);
  for (int i = 0; i < kMixing; ++i) random.next();
  for (std::size_t i = 0; i < seed.size(); i += 8) {
    const std::uint64_t word = random.next();
    for (std::size_t j = 0; j < 8; ++j) seed[i + j] = static_cast<std::uint8_t>(word >> (8 * j));
  }
  return seed;
}

}  // namespace gridmates::core
