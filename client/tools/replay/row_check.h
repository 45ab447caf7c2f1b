// Checks a run's row: the rules by which it was written, fields that those rules leave empty, and
// the players of its lines. Pure; any thread.
#pragma once

#include <cstdint>
#include <vector>

#include "client/tools/replay/comparison.h"
#include "client/tools/replay/replayed.h"
#include "gridmates/v1/replay.pb.h"

namespace gridmates::tools {

// Versions of the server's rules. From kParted on a recorded run has the fields after the time in
// its message, ...
constexpr std::uint32_t kParted = 1;
// ... its category has the level and the help, ...
constexpr std::uint32_t kByLevel = 2;
// ... and it has its clicks.
constexpr std::uint32_t kAllEnded = 3;

// The differences in all of that.
std::vector<Difference> compare_rules(const v1::Replay& replay, const Replayed& found);

}  // namespace gridmates::tools
