// The table of puzzles as rows. Plain functions on the Database's thread; what writes does so in
// the caller's transaction.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/ports/puzzles.h"
#include "server/store/sqlite.h"

namespace gridmates::store {

Result<std::optional<ports::Puzzle>> find_puzzle(Database& db, const ports::PuzzleQuery& query);
Result<std::vector<ports::Pack>> packs(Database& db);
// Nothing when there is no such pack.
Result<std::optional<ports::ListedPuzzles>> list_puzzles(Database& db, const ports::PuzzlesOf& of);

Result<ports::NotGraded> not_graded(Database& db, const std::string& game, std::size_t at_most);
// As ports::Puzzles::write_levels.
Status write_levels(Database& db, const std::vector<ports::Puzzle>& graded);

// Whether these givens are in the table, in whatever pack.
Result<bool> has_puzzle(Database& db, const std::string& game, const std::string& givens);
// Adds a puzzle that is not there yet to its pack under the next number; `number` in it is ignored.
Status add_puzzle(Database& db, const ports::Puzzle& puzzle);

}  // namespace gridmates::store
