// Random bytes of the kernel, from libsodium. Safe for concurrent use.
#pragma once

#include "server/ports/random.h"

namespace gridmates::app {

class SystemRandom final : public ports::Random {
 public:
  SystemRandom();
  void fill(std::span<std::uint8_t> out) override;
};

}  // namespace gridmates::app
