// The lines that a run has on boards of best times. Plain functions on the Database's thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "server/ports/run.h"
#include "server/store/sqlite.h"

namespace gridmates::store {

// Under which places the run stands on boards of best times: at a race each player's who has
// finished it; elsewhere 0, for all.
std::vector<std::size_t> line_places(const ports::Run& run);
// Who share a line, whichever run it is of.
std::string team_of(const ports::Run& run, std::size_t place);
// Which of the run's players are computers, by place.
Result<std::vector<bool>> computers_in(Database& db, std::int64_t run);

}  // namespace gridmates::store
