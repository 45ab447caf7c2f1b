// Chance for commands that were not told a seed. Any thread.
#pragma once

#include "engine/core/rules.h"

namespace gridmates::tools {

// 256 bits of it.
core::Seed seed_by_chance();

}  // namespace gridmates::tools
