// Converts a finished match to what the leaderboards keep of it. Pure; any thread.
#pragma once

#include "server/ports/dailies.h"
#include "server/ports/journal.h"
#include "server/ports/run.h"
#include "server/room/room.h"

namespace gridmates::actors {

// Converts by these rules (see ports::Run).
ports::Run to_run(const room::FinishedRun& finished, const RoomCode& code,
                  std::uint16_t rules = ports::Run::kRules);
// How the try at a daily has ended.
ports::DailyEnd to_daily_end(const room::FinishedDaily& finished);

}  // namespace gridmates::actors
