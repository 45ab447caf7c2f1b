// What the row of a run says beside the match: by which rules it was written, what those rules
// leave out, and of which players it has lines. Pure; any thread.
#pragma once

#include <cstdint>
#include <vector>

#include "client/tools/replay/comparison.h"
#include "client/tools/replay/replayed.h"
#include "gridmates/v1/replay.pb.h"

namespace gridmates::tools {

// From these rules of servers on a recorded run has what stands in the message behind the time,
// ...
constexpr std::uint32_t kParted = 1;
// ... its category has the level and what helped, ...
constexpr std::uint32_t kByLevel = 2;
// ... and it has its clicks.
constexpr std::uint32_t kAllEnded = 3;

// What differs of all that.
std::vector<Difference> compare_rules(const v1::Replay& replay, const Replayed& found);

}  // namespace gridmates::tools
