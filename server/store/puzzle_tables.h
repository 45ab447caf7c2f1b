// The rows of puzzles. Plain functions on the Database's thread; writes use the caller's
// transaction.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/ports/puzzles.h"
#include "server/store/sqlite.h"

namespace gridmates::store {

Result<std::optional<ports::Puzzle>> find_puzzle(Database& db, const ports::PuzzleQuery& query);
Result<std::vector<ports::Pack>> packs(Database& db);
// nullopt if there is no such pack.
Result<std::optional<ports::ListedPuzzles>> list_puzzles(Database& db, const ports::PuzzlesOf& of);

Result<ports::NotGraded> not_graded(Database& db, const std::string& game, std::size_t at_most);
// As ports::Puzzles::write_levels.
Status write_levels(Database& db, const std::vector<ports::Puzzle>& graded);

// Whether these givens are in the table, in any pack.
Result<bool> has_puzzle(Database& db, const std::string& game, const std::string& givens);
// Adds a new puzzle to its pack under the pack's next number; its `number` is ignored.
Status add_puzzle(Database& db, const ports::Puzzle& puzzle);

}  // namespace gridmates::store
