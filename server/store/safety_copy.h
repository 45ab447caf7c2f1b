// A whole copy of a database in one file. On the Database's thread.
#pragma once

#include <filesystem>

#include "server/store/sqlite.h"

namespace gridmates::store {

// Copies `db` to `target`, replacing an existing file. `target` appears only when the copy is
// complete, has passed SQLite's integrity check and is synced.
Status safety_copy(Database& db, const std::filesystem::path& target);

}  // namespace gridmates::store
