// From a finished match to what the leaderboards keep of it. Pure; any thread.
#pragma once

#include "server/ports/journal.h"
#include "server/ports/run.h"
#include "server/room/room.h"

namespace gridmates::actors {

// By the rules of ports::Run.
ports::Run to_run(const room::FinishedRun& finished, const RoomCode& code,
                  std::uint16_t rules = ports::Run::kRules);

}  // namespace gridmates::actors
