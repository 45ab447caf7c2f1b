// A RoomView kept after docs/PROTOCOL.md ("Deltas", "Canonical bytes and the view hash"), without
// the converters that server and client share: a second reading of that page. Pure; any thread.
#pragma once

#include <cstdint>

#include "gridmates/v1/room.pb.h"

namespace gridmates::sim {

// Applies a delta; false if it does not fit, and then the view must not be used.
bool apply_plainly(const v1::RoomDelta& delta, v1::RoomView& view);

// The view hash of that page.
std::uint64_t plain_view_hash(const v1::RoomView& view);

}  // namespace gridmates::sim
