// The boards of fame as rows. Plain functions on the Database's thread; what writes does so in the
// caller's transaction.
#pragma once

#include <string>
#include <vector>

#include "server/ports/runs.h"
#include "server/store/sqlite.h"

namespace gridmates::store {

Status add_run(Database& db, RoomId room, const ports::Run& run);

// As the port Runs says.
Result<std::vector<ports::BestTimes>> best_times(Database& db, const std::string& game,
                                                 std::uint32_t limit);
Result<std::vector<ports::Tally>> tallies(Database& db, const std::string& game,
                                          std::uint32_t limit);

// The runs of one room, in the order of its matches.
Result<std::vector<ports::Run>> runs_of_room(Database& db, RoomId room);

}  // namespace gridmates::store
