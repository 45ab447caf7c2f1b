// What players have played, read from the rows of their matches. Plain functions on the Database's
// thread.
#pragma once

#include <optional>

#include "server/ports/player_page.h"
#include "server/store/sqlite.h"

namespace gridmates::store {

// As Runs::player says. Reads no more rows than limits::kMatchesSummed matches and
// limits::kNamesakes players have, each found by an index.
Result<std::optional<ports::PlayerPage>> player_page(Database& db, const ports::PlayerOf& of);

}  // namespace gridmates::store
