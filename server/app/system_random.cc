#include "server/app/system_random.h"

#include <sodium.h>

#include <cstdlib>

namespace gridmates::app {

SystemRandom::SystemRandom() {
  if (sodium_init() < 0) std::abort();  // the server needs random bytes
}

void SystemRandom::fill(std::span<std::uint8_t> out) { randombytes_buf(out.data(), out.size()); }

}  // namespace gridmates::app
