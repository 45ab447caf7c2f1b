// The rows of the leaderboards, written together with the runs. Plain functions on the Database's
// thread; writes use the caller's transaction.
#pragma once

#include <cstdint>
#include <vector>

#include "server/ports/runs.h"
#include "server/store/sqlite.h"

namespace gridmates::store {

// Adds a run, which has just been inserted as row `id`, to the leaderboards.
Status add_to_fame(Database& db, std::int64_t id, const ports::Run& run);

// As in the port Runs. Reads no more rows than the answer has; with `around` also those before the
// player's own, up to limits::kPlacesCounted.
Result<ports::BestBoards> best_times(Database& db, const ports::BestTimesOf& of);
Result<std::vector<ports::RunStanding>> standings(Database& db, RoomId room, std::uint32_t match);
Result<std::vector<ports::Tally>> tallies(Database& db, const ports::TalliesOf& of);

}  // namespace gridmates::store
