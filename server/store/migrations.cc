#include "server/store/migrations.h"

#include <charconv>
#include <cstdio>
#include <span>

#include "embedded/migrations.h"
#include "server/store/safety_copy.h"
#include "server/store/transaction.h"

namespace gridmates::store {
namespace {

constexpr const char* kVersions =
    "CREATE TABLE IF NOT EXISTS schema_migrations ("
    "number INTEGER PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL,"
    "applied_wall_s INTEGER NOT NULL DEFAULT (unixepoch())) STRICT";

Error other(std::string message) { return {Error::Kind::kOther, std::move(message)}; }

std::string checksum(const std::string& sql) {
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(sql.data());
  char text[17];
  std::snprintf(text, sizeof(text), "%016llx",
                static_cast<unsigned long long>(core::fnv1a({bytes, sql.size()})));
  return text;
}

Result<bool> has_versions(Database& db) {
  Query found = db.query("SELECT 1 FROM sqlite_schema WHERE name = 'schema_migrations'");
  const bool has = found.next();
  if (found.error()) return *found.error();
  return has;
}

Status run_checked(Database& db, const Migration& migration) {
  if (Status run = db.script(migration.sql); !run) return run;
  if (!db.in_transaction()) return other("it ends the transaction it runs in");
  Query broken = db.query("PRAGMA foreign_key_check");
  if (broken.next()) return other("it leaves rows that point nowhere in " + broken.text(0));
  if (broken.error()) return *broken.error();
  return core::Ok{};
}

Status apply(Database& db, const Migration& migration) {
  Result<Transaction> transaction = Transaction::begin(db);
  if (!transaction) return transaction.error();
  if (Status run = run_checked(db, migration); !run) return run;
  if (Status noted =
          db.run("INSERT INTO schema_migrations (number, name, checksum) VALUES (?, ?, ?)",
                 {migration.number, migration.name, checksum(migration.sql)});
      !noted) {
    return noted;
  }
  return transaction->commit();
}

// Rebuilding a table requires that foreign keys are not enforced, which cannot be switched inside a
// transaction; apply() checks them instead.
Status apply_all(Database& db, std::span<const Migration> migrations) {
  if (Status off = db.script("PRAGMA foreign_keys = OFF"); !off) return off;
  Status result = core::Ok{};
  for (const Migration& migration : migrations) {
    if (Status applied = apply(db, migration); !applied) {
      result = Error{applied.error().kind,
                     "migration " + migration.name + " failed: " + applied.error().message};
      break;
    }
  }
  if (Status on = db.script("PRAGMA foreign_keys = ON"); !on) return on;
  return result;
}

}  // namespace

std::vector<Migration> embedded_migrations() {
  std::vector<Migration> migrations;
  for (const embedded::File& file : embedded::migrations()) {
    Migration migration{0, std::string(file.name), std::string(file.text)};
    std::from_chars(file.name.data(), file.name.data() + file.name.size(), migration.number);
    migrations.push_back(std::move(migration));
  }
  return migrations;
}

Result<int> schema_number(Database& db, const std::vector<Migration>& migrations) {
  const Result<bool> versions = has_versions(db);
  if (!versions) return versions.error();
  if (!*versions) return 0;
  int number = 0;
  Query rows = db.query("SELECT number, name, checksum FROM schema_migrations ORDER BY number");
  while (rows.next()) {
    ++number;
    const std::string name = rows.text(1);
    if (number > static_cast<int>(migrations.size())) {
      return other("the database has a newer schema (" + name +
                   ") than this gridmatesd knows; run the version that wrote it, or a newer one");
    }
    const Migration& known = migrations[static_cast<std::size_t>(number) - 1];
    if (rows.integer(0) != known.number || rows.text(2) != checksum(known.sql)) {
      return other("migration " + known.name +
                   " differs from the one that was applied to this database (" + name +
                   "); run the version that wrote it");
    }
  }
  if (rows.error()) return *rows.error();
  return number;
}

Result<Migrated> migrate(Database& db, const std::filesystem::path& file,
                         const std::vector<Migration>& migrations) {
  const Result<int> from = schema_number(db, migrations);
  if (!from) return from.error();
  Migrated done{*from, static_cast<int>(migrations.size()), {}};
  if (done.from == done.to) return done;
  if (done.from > 0) {
    const std::filesystem::path copy = file.string() + ".schema-" + std::to_string(done.from);
    if (Status copied = safety_copy(db, copy); !copied) return copied.error();
    done.safety_copy = copy;
  }
  if (Status made = db.script(kVersions); !made) return made.error();
  const auto missing = std::span(migrations).subspan(static_cast<std::size_t>(done.from));
  if (Status applied = apply_all(db, missing); !applied) return applied.error();
  return done;
}

}  // namespace gridmates::store
