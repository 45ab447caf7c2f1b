// Unpredictable random bytes. Safe for concurrent use.
#pragma once

#include <cstdint>
#include <span>

namespace gridmates::ports {

class Random {
 public:
  virtual ~Random() = default;
  virtual void fill(std::span<std::uint8_t> out) = 0;
};

}  // namespace gridmates::ports
