// The rows of finished matches. Plain functions on the Database's thread; writes use the caller's
// transaction.
#pragma once

#include <cstdint>
#include <vector>

#include "server/ports/journal.h"
#include "server/store/sqlite.h"

namespace gridmates::store {

// Adds a run, and its leaderboard lines if it counts.
Status add_run(Database& db, RoomId room, const ports::Run& run);

// The run in the row `id`, which must exist.
Result<ports::Run> read_run(Database& db, std::int64_t id);
// The runs of one room, in the order of its matches.
Result<std::vector<ports::Run>> runs_of_room(Database& db, RoomId room);

// As Runs::run_of.
Result<std::optional<ports::WrittenRun>> run_of(Database& db, RoomId room, std::uint32_t match);
// As Runs::worth_reading.
Result<bool> worth_reading(Database& db, RoomId room, std::uint32_t match, PlayerId player);

}  // namespace gridmates::store
