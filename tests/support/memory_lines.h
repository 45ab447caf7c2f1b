// The lines of boards of best times, made by MemoryStore from its runs. Pure; any thread.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "server/ports/runs.h"

namespace gridmates::support {

// The run if it was solved; of a race a run for each player who solved it.
std::vector<ports::Run> lines_of(const ports::Run& run);
// The board of the line, added at the end if it is missing.
ports::BestTimes& board_of(std::vector<ports::BestTimes>& boards, const ports::Run& line,
                           const std::string& category, bool assisted);
std::set<PlayerId> team_of(const ports::Run& line);

}  // namespace gridmates::support
