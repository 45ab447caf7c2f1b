// From a finished match to what the leaderboards keep of it. Pure; any thread.
#pragma once

#include "server/ports/journal.h"
#include "server/room/room.h"

namespace gridmates::actors {

ports::Run to_run(const room::FinishedRun& finished, const RoomCode& code);

}  // namespace gridmates::actors
