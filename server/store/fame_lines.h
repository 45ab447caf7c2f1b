// The lines of a run on leaderboards of times. Plain functions on the Database's thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "server/ports/run.h"
#include "server/store/sqlite.h"

namespace gridmates::store {

// The places for which the run has lines on leaderboards of times: at a race the index of each
// player who finished; else 0, for all players, if they solved it.
std::vector<std::size_t> line_places(const ports::Run& run);
// The team of the line: the same text for the same players in any run.
std::string team_of(const ports::Run& run, std::size_t place);
// Whether each of the run's players is a computer, by place.
Result<std::vector<bool>> computers_in(Database& db, std::int64_t run);

}  // namespace gridmates::store
