// The part of decode() about rooms to open. For server/wire alone. Pure; any thread.
#pragma once

#include "engine/core/result.h"
#include "gridmates/v1/lobby.pb.h"
#include "server/wire/requests.h"

namespace gridmates::wire {

// Everything except the key.
core::Result<CreateRoom, v1::Error> wanted_room(const v1::CreateRoom& create);
// The same for the room in a Queue.
core::Result<CreateRoom, v1::Error> wanted_match(const v1::CreateRoom& create);

}  // namespace gridmates::wire
