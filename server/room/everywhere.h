// Commands that mean the same in every state of a room, unless the state says otherwise. Pure
// functions; any thread.
#pragma once

#include "server/room/answer.h"

namespace gridmates::room {

// By the host, or by the room itself.
Answer everywhere(const PassHost& pass, const Asking& asking);
Answer everywhere(const Say& say, const Asking& asking);
Answer everywhere(const Lock& lock, const Asking& asking);
Answer everywhere(const Unlock& unlock, const Asking& asking);
// Invites the players of that name who are not here and have not been put out.
Answer everywhere(const Invite& invite, const Asking& asking);
Answer everywhere(const Rename& rename, const Asking& asking);

}  // namespace gridmates::room
