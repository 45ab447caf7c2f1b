// Player pages, read from the rows of matches. Plain functions on the Database's thread.
#pragma once

#include <optional>

#include "server/ports/player_page.h"
#include "server/store/sqlite.h"

namespace gridmates::store {

// As Runs::player. Reads at most the rows of limits::kMatchesSummed matches and limits::kNamesakes
// players, all by an index.
Result<std::optional<ports::PlayerPage>> player_page(Database& db, const ports::PlayerOf& of);

}  // namespace gridmates::store
