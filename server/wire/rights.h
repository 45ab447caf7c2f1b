// What a member may ask of a room, as the protocol says it. Pure functions; any thread.
#pragma once

#include "gridmates/v1/frames.pb.h"
#include "server/room/room.h"

namespace gridmates::wire {

// Puts the rights of all kinds into the frame.
void put_rights(const RoomCode& room, const room::Rights& rights, v1::ServerFrame& out);
// Those of the kinds whose right is another one than before. False, and nothing is put there, when
// all are the same.
bool put_changed_rights(const RoomCode& room, const room::Rights& before, const room::Rights& now,
                        v1::ServerFrame& out);

}  // namespace gridmates::wire
