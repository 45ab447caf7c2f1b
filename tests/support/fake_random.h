// Repeatable random numbers: the same seed gives the same bytes. One thread.
#pragma once

#include <cstdint>
#include <span>

#include "engine/core/random.h"
#include "server/ports/random.h"

namespace gridmates::support {

class FakeRandom final : public ports::Random {
 public:
  explicit FakeRandom(std::uint64_t seed) : random_(core::seed_from(seed)) {}
  void fill(std::span<std::uint8_t> out) override {
    for (std::uint8_t& byte : out) byte = static_cast<std::uint8_t>(random_.next() >> 56);
  }

 private:
  core::Random random_;
};

}  // namespace gridmates::support
