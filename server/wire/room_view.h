// From what a viewer may see of a room to the protocol's RoomView, and what turns one into the
// next. Pure functions; any thread.
#pragma once

#include <cstdint>

#include "gridmates/v1/room.pb.h"
#include "server/room/view.h"

namespace gridmates::wire {

v1::RoomView to_wire(const room::RoomView& view);
// What a client that sees this has to come to (docs/PROTOCOL.md, the view hash).
std::uint64_t view_hash(const room::RoomView& view);

// apply(delta(before, after), to_wire(before)) = to_wire(after).
v1::RoomDelta delta(const room::RoomView& before, const room::RoomView& after);

v1::RoomState to_wire(room::Leaf leaf);
v1::RoomState to_wire(room::Result result);
v1::Table to_wire(core::Table table);
v1::BoardInfo board_info(const room::BoardChosen& board);

}  // namespace gridmates::wire
