// Seeds of batches. Pure; any thread.
#pragma once

#include <cstdint>

#include "engine/core/rules.h"

namespace gridmates::core {

// The seed of item `index` of a batch, so that a batch can be made in any order, by any number of
// threads.
Seed seed_of(const Seed& batch, std::uint64_t index);

}  // namespace gridmates::core
