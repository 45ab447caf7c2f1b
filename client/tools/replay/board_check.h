// Whether a run stands on the board of best times that its line belongs on. Pure; any thread.
#pragma once

#include "gridmates/v1/replay.pb.h"

namespace gridmates::tools {

// Of a race the racer that is shown. True also of what belongs on none, and where the server has
// not said where it stands.
bool stands_where_it_belongs(const v1::Replay& replay);

}  // namespace gridmates::tools
