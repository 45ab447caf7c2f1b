// What a member may ask of a room, as the protocol says it. Pure functions; any thread.
#pragma once

#include "gridmates/v1/frames.pb.h"
#include "server/ports/transport.h"
#include "server/room/room.h"

namespace gridmates::wire {

// Puts the rights of all kinds into the frame.
void put_rights(const RoomCode& room, const room::Rights& rights, v1::ServerFrame& out);
// A frame with those of the kinds whose right is another one than before, and with nothing else;
// null when all are the same.
ports::Frame changed_rights(const RoomCode& room, const room::Rights& before,
                            const room::Rights& now);
// As changed_rights(), where only the right to play can be another one.
ports::Frame changed_right_to_play(const RoomCode& room, const std::optional<room::Refusal>& before,
                                   const std::optional<room::Refusal>& now);

}  // namespace gridmates::wire
