// Brings a database to the schema of this program: numbered pieces of SQL, each applied once, in
// one transaction together with its own row in schema_migrations. On the Database's thread.
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

// The files of migrations/, which are part of the program.
std::vector<Migration> embedded_migrations();

struct Migrated {
  int from = 0;  // the schema's number before; 0 is an empty database
  int to = 0;
  std::filesystem::path safety_copy;  // of the database before; empty when none was needed
};

// Applies what is missing. A database that is not empty is copied first, to a file beside `file`
// (where `db` lives) named after the schema it has. Errors, each one line: a migration was edited
// after it was applied here, the schema is newer than this program, a migration fails (the database
// then stands where the last good one left it), the copy cannot be made (nothing is applied).
Result<Migrated> migrate(Database& db, const std::filesystem::path& file,
                         const std::vector<Migration>& migrations);

// The number of the schema that `db` has; the same errors for a schema that is edited or newer.
Result<int> schema_number(Database& db, const std::vector<Migration>& migrations);

}  // namespace gridmates::store
