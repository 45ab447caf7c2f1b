#include "engine/core/random.h"

#include <bit>

namespace gridmates::core {
namespace {

std::uint64_t split_mix(std::uint64_t& state) {
  state += 0x9e3779b97f4a7c15ULL;
  std::uint64_t z = state;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return z ^ (z >> 31);
}

}  // namespace

Random::Random(const Seed& seed) : state_{} {
  std::uint64_t any = 0;
  for (std::size_t i = 0; i < seed.size(); ++i) {
    state_[i / 8] |= std::uint64_t{seed[i]} << (8 * (i % 8));
    any |= seed[i];
  }
  if (any == 0) {
    std::uint64_t number = 0;
    for (auto& word : state_) word = split_mix(number);
  }
}

std::uint64_t Random::next() {
  const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
  const std::uint64_t t = state_[1] << 17;
  state_[2] ^= state_[0];
  state_[3] ^= state_[1];
  state_[1] ^= state_[2];
  state_[0] ^= state_[3];
  state_[2] ^= t;
  state_[3] = std::rotl(state_[3], 45);
  return result;
}

std::uint32_t Random::below(std::uint32_t bound) {
  std::uint64_t product = (next() >> 32) * bound;
  auto low = static_cast<std::uint32_t>(product);
  if (low < bound) {
    const std::uint32_t threshold = -bound % bound;
    while (low < threshold) {
      product = (next() >> 32) * bound;
      low = static_cast<std::uint32_t>(product);
    }
  }
  return static_cast<std::uint32_t>(product >> 32);
}

Seed seed_from(std::uint64_t number) {
  Seed seed{};
  for (std::size_t i = 0; i < seed.size(); i += 8) {
    const std::uint64_t word = split_mix(number);
    for (std::size_t j = 0; j < 8; ++j) seed[i + j] = static_cast<std::uint8_t>(word >> (8 * j));
  }
  return seed;
}

}  // namespace gridmates::core
