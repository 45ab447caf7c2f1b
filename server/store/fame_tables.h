// The leaderboards as rows, written with the runs that they come from. Plain functions on the
// Database's thread; what writes does so in the caller's transaction.
#pragma once

#include <cstdint>
#include <vector>

#include "server/ports/runs.h"
#include "server/store/sqlite.h"

namespace gridmates::store {

// A run that has just been added as the row `id` takes its places on the boards.
Status add_to_fame(Database& db, std::int64_t id, const ports::Run& run);

// As the port Runs says. No more rows are read than the answer has; with `around` also those before
// the player's own, to limits::kPlacesCounted.
Result<ports::BestBoards> best_times(Database& db, const ports::BestTimesOf& of);
Result<std::vector<ports::RunStanding>> standings(Database& db, RoomId room, std::uint32_t match);
Result<std::vector<ports::Tally>> tallies(Database& db, const ports::TalliesOf& of);

}  // namespace gridmates::store
