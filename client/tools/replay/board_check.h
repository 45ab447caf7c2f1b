// Checks that a run is on the leaderboard to which it belongs. Pure; any thread.
#pragma once

#include "gridmates/v1/replay.pb.h"

namespace gridmates::tools {

// For a race, of the racer that is shown. Also true if the run belongs on no board, or if the
// server has not sent where it is.
bool stands_where_it_belongs(const v1::Replay& replay);

}  // namespace gridmates::tools
