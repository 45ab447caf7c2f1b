// How much of what happens in a room is printed line by line. Pure; any thread.
#pragma once

#include <cstdint>

#include "gridmates/v1/room.pb.h"

namespace gridmates::linear {

// 0: matches, boards and votes; 1: also talk and one's own moves; 2: also others' moves; 3: also
// who comes and goes, and how the making of a board goes.
inline constexpr int kFullVerbosity = 3;

// The least verbosity at which an event is printed for this member.
int least_verbosity(const v1::Event& event, std::uint32_t you);

}  // namespace gridmates::linear
