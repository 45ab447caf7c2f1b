// The table of puzzles as rows. Plain functions on the Database's thread; what writes does so in
// the caller's transaction.
#pragma once

#include <optional>
#include <vector>

#include "server/ports/puzzles.h"
#include "server/store/sqlite.h"

namespace gridmates::store {

Result<std::optional<ports::Puzzle>> find_puzzle(Database& db, const ports::PuzzleQuery& query);
Result<std::vector<ports::Pack>> packs(Database& db);

// Adds a puzzle of `size` cells a side to its pack under the next number, `number` in it is
// ignored. False: these givens are in the table already.
Result<bool> add_puzzle(Database& db, const ports::Puzzle& puzzle, std::uint32_t size);

}  // namespace gridmates::store
