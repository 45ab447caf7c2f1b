// Random seeds for commands without a given seed. Any thread.
#pragma once

#include "engine/core/rules.h"

namespace gridmates::tools {

// 256 random bits.
core::Seed seed_by_chance();

}  // namespace gridmates::tools
