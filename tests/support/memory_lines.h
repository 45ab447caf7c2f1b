// The lines of boards of best times, as MemoryStore makes them from its runs. Pure; any thread.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "server/ports/runs.h"

namespace gridmates::support {

// The run, or at a race a run for each who finished it.
std::vector<ports::Run> lines_of(const ports::Run& run);
// The board on which the line stands; the older boards come first.
ports::BestTimes& board_of(std::vector<ports::BestTimes>& boards, const ports::Run& line,
                           const std::string& category, bool assisted);
std::set<PlayerId> team_of(const ports::Run& line);

}  // namespace gridmates::support
