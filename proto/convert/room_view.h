// How a client that keeps a RoomView takes in what changes it. Pure; any thread.
#pragma once

#include "gridmates/v1/room.pb.h"

namespace gridmates::convert {

// Applies a delta. False, and `view` unchanged, when the delta does not fit it.
bool apply(const v1::RoomDelta& delta, v1::RoomView& view);

// A delta of this match with the cells that it changes as they are in the view.
v1::MatchDelta as_in(const v1::MatchView& view, v1::MatchDelta delta);

}  // namespace gridmates::convert
