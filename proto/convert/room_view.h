// How a client that keeps a RoomView takes in what changes it. Pure; any thread.
#pragma once

#include "gridmates/v1/room.pb.h"

namespace gridmates::convert {

// Applies a delta. False, and `view` unchanged, when the delta does not fit it.
bool apply(const v1::RoomDelta& delta, v1::RoomView& view);

}  // namespace gridmates::convert
