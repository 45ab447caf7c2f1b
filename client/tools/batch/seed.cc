#include "client/tools/batch/seed.h"

#include <random>

namespace gridmates::tools {

core::Seed seed_by_chance() {
  core::Seed seed{};
  std::random_device chance;
  for (auto& byte : seed) byte = static_cast<std::uint8_t>(chance());
  return seed;
}

}  // namespace gridmates::tools
