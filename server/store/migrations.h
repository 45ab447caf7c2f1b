// Migrates a database to this program's schema: numbered SQL scripts, each applied once, in one
// transaction with its row in schema_migrations. Runs on the Database's thread.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "server/store/sqlite.h"

namespace gridmates::store {

struct Migration {
  int number = 0;  // 1, 2, 3 ... without gaps
  std::string name;
  std::string sql;  // no BEGIN or COMMIT of its own
};

// The files of migrations/, which are embedded in the program.
std::vector<Migration> embedded_migrations();

struct Migrated {
  int from = 0;  // the schema's number before; 0 is an empty database
  int to = 0;
  std::filesystem::path safety_copy;  // of the database before; empty when none was needed
};

// Applies the missing migrations. A database that is not empty is copied first, to a file next to
// `file` (the file of `db`) named after its current schema. One-line errors: a migration was edited
// after it was applied here; the schema is newer than this program; a migration fails (the earlier
// ones stay applied); the copy cannot be made (nothing is applied).
Result<Migrated> migrate(Database& db, const std::filesystem::path& file,
                         const std::vector<Migration>& migrations);

// The number of the schema of `db`. Errors as above for an edited migration or a newer schema.
Result<int> schema_number(Database& db, const std::vector<Migration>& migrations);

}  // namespace gridmates::store
