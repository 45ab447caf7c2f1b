// The part of decode() that is about the room that somebody wants. For server/wire alone. Pure; any
// thread.
#pragma once

#include "engine/core/result.h"
#include "gridmates/v1/lobby.pb.h"
#include "server/wire/requests.h"

namespace gridmates::wire {

// All but its key.
core::Result<CreateRoom, v1::Error> wanted_room(const v1::CreateRoom& create);
// The same for a match with an opponent who is looked for.
core::Result<CreateRoom, v1::Error> wanted_match(const v1::CreateRoom& create);

}  // namespace gridmates::wire
