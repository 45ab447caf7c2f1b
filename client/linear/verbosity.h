// Which events of a room are printed line by line. Pure; any thread.
#pragma once

#include <cstdint>

#include "gridmates/v1/room.pb.h"

namespace gridmates::linear {

// 0: matches, boards and votes; 1: also talk and your moves; 2: also others' moves; 3: also members
// who come and go, and the progress of making a board.
inline constexpr int kFullVerbosity = 3;

// The least verbosity at which an event is printed for this member.
int least_verbosity(const v1::Event& event, std::uint32_t you);

}  // namespace gridmates::linear
