// Applies deltas to a RoomView, for clients. Pure; any thread.
#pragma once

#include "gridmates/v1/room.pb.h"

namespace gridmates::convert {

// Applies a delta. False, and `view` unchanged, when the delta does not fit it.
bool apply(const v1::RoomDelta& delta, v1::RoomView& view);

// The delta with its changed cells replaced by those of the view.
v1::MatchDelta as_in(const v1::MatchView& view, v1::MatchDelta delta);

}  // namespace gridmates::convert
