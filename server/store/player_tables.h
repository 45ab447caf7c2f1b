// The rows of players. Plain functions on the Database's thread; writes use the caller's
// transaction.
#pragma once

#include <optional>

#include "server/ports/players.h"
#include "server/store/sqlite.h"

namespace gridmates::store {

// An error of kind kConstraint if another player has the token.
Result<ports::Player> create_player(Database& db, const ports::NewPlayer& player);
Result<std::optional<ports::Player>> find_player(Database& db, const ports::TokenHash& token);
// False if there is no such player.
Result<bool> rename_player(Database& db, PlayerId player, const Name& name);

}  // namespace gridmates::store
