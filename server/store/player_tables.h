// Players as rows. Plain functions on the Database's thread; what writes does so in the caller's
// transaction.
#pragma once

#include <optional>

#include "server/ports/players.h"
#include "server/store/sqlite.h"

namespace gridmates::store {

// An error of kind kConstraint when the token is somebody's already.
Result<ports::Player> create_player(Database& db, const ports::NewPlayer& player);
Result<std::optional<ports::Player>> find_player(Database& db, const ports::TokenHash& token);
// False: no such player.
Result<bool> rename_player(Database& db, PlayerId player, const Name& name);

}  // namespace gridmates::store
