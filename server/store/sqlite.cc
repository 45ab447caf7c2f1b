#include "server/store/sqlite.h"

#include <sqlite3.h>

#include <cassert>
#include <utility>

namespace gridmates::store {
namespace {

constexpr int kBusyMs = 1'000;  // for a user of the sqlite3 shell
constexpr std::string_view kJournalSizeLimit =
    "67108864";  // size to which a checkpointed log is truncated, bytes
// KiB of page cache, a quarter of SQLite's default: the kernel caches the files too, and neither
// the cost nor the writes of an action differed between 500 and 4,000 KiB.
constexpr std::string_view kCacheKib = "512";

Error::Kind kind_of(int code) {
  switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return Error::Kind::kBusy;
    case SQLITE_FULL:
      return Error::Kind::kFull;
    case SQLITE_CONSTRAINT:
      return Error::Kind::kConstraint;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return Error::Kind::kDamaged;
    case SQLITE_IOERR:
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
      return Error::Kind::kBroken;
    default:
      return Error::Kind::kOther;
  }
}

Error last_error(sqlite3* db) {
  const int code = sqlite3_extended_errcode(db);
  return {kind_of(code),
          std::string(sqlite3_errmsg(db)) + " (SQLite error " + std::to_string(code) + ")"};
}

// Turns off SQLite's memory statistics: they take a process-wide lock several times per statement
// and are not used. Once SQLite is initialized the call fails, which is harmless.
void count_no_memory() {
  static const int done = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  (void)done;
}

struct Bind {
  sqlite3_stmt* statement;
  int place;
  sqlite3_destructor_type lifetime;
  int operator()(std::monostate) const { return sqlite3_bind_null(statement, place); }
  int operator()(std::int64_t number) const { return sqlite3_bind_int64(statement, place, number); }
  int operator()(double number) const { return sqlite3_bind_double(statement, place, number); }
  int operator()(std::string_view text) const {
    return sqlite3_bind_text64(statement, place, text.data() ? text.data() : "", text.size(),
                               lifetime, SQLITE_UTF8);
  }
  int operator()(core::ByteView bytes) const {
    return sqlite3_bind_blob64(statement, place, bytes.data() ? bytes.data() : Empty(),
                               bytes.size(), lifetime);
  }
  // A null pointer would bind NULL.
  static const void* Empty() { return ""; }
};

}  // namespace

// Query

void Query::Reset::operator()(sqlite3_stmt* statement) const {
  sqlite3_reset(statement);
  sqlite3_clear_bindings(statement);
}

bool Query::next() {
  if (error_ || !statement_) return false;
  const int code = sqlite3_step(statement_.get());
  if (code == SQLITE_ROW) return true;
  if (code != SQLITE_DONE) error_ = last_error(db_);
  statement_.reset();
  return false;
}

bool Query::null(int column) const {
  return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL;
}

std::int64_t Query::integer(int column) const {
  return sqlite3_column_int64(statement_.get(), column);
}

double Query::real(int column) const { return sqlite3_column_double(statement_.get(), column); }

std::string Query::text(int column) const {
  const core::ByteView found = bytes(column);
  return {found.begin(), found.end()};
}

core::ByteView Query::bytes(int column) const {
  const auto* data =
      static_cast<const std::uint8_t*>(sqlite3_column_blob(statement_.get(), column));
  return {data, static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column))};
}

// Database

void Database::Close::operator()(sqlite3* db) const {
  const int code = sqlite3_close(db);
  assert(code == SQLITE_OK && "a query outlives its database");
  (void)code;
}

void Database::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Result<Database> Database::open(const std::filesystem::path& file, Mode mode) {
  count_no_memory();
  int flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
  flags |= mode == Mode::kWrite ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY;
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(file.c_str(), &handle, flags, nullptr);
  Database db(handle);
  if (code != SQLITE_OK) {
    Error error = handle ? last_error(handle) : Error{Error::Kind::kOther, "out of memory"};
    error.message = "cannot open " + file.string() + ": " + error.message;
    return error;
  }
  if (Status configured = db.configure(mode); !configured) {
    Error error = configured.error();
    error.message = "cannot use " + file.string() + ": " + error.message;
    return error;
  }
  return db;
}

Status Database::configure(Mode mode) {
  sqlite3_busy_timeout(db_.get(), kBusyMs);
  // Replaces automatic checkpoints.
  sqlite3_wal_hook(db_.get(), Log::remember, log_.get());
  if (Status set = script("PRAGMA trusted_schema = OFF"); !set) return set;
  if (mode == Mode::kRead) return script("PRAGMA query_only = ON");

  const std::string settings =
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
      "PRAGMA journal_size_limit = " +
      std::string(kJournalSizeLimit) + "; PRAGMA cache_size = -" + std::string(kCacheKib);
  if (Status set = script(settings); !set) return set;
  constexpr std::pair<std::string_view, std::string_view> kHold[] = {
      {"journal_mode", "wal"}, {"synchronous", "2"}, {"foreign_keys", "1"}};
  for (const auto& [pragma, value] : kHold) {
    if (Status holds = expect(pragma, value); !holds) return holds;
  }
  return core::Ok{};
}

Status Database::expect(std::string_view pragma, std::string_view value) {
  Query found = query("PRAGMA " + std::string(pragma));
  if (found.next() && found.text(0) == value) return core::Ok{};
  if (found.error()) return *found.error();
  return Error{Error::Kind::kBroken,
               "SQLite does not hold " + std::string(pragma) + " = " + std::string(value)};
}

Query Database::query(std::string_view sql, Values values) {
  return bound(sql, values, Binding::kCopied);
}

Query Database::bound(std::string_view sql, Values values, Binding binding) {
  auto found = statements_.find(sql);
  if (found == statements_.end()) {
    sqlite3_stmt* statement = nullptr;
    const int code = sqlite3_prepare_v3(db_.get(), sql.data(), static_cast<int>(sql.size()),
                                        SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
    if (code != SQLITE_OK) return Query(last_error(db_.get()));
    found = statements_.emplace(sql, statement).first;
  }
  sqlite3_stmt* statement = found->second.get();
  assert(!sqlite3_stmt_busy(statement) && "the same statement is still being read");
  Query query(db_.get(), statement);
  assert(values.size() == static_cast<std::size_t>(sqlite3_bind_parameter_count(statement)));
  const auto lifetime = binding == Binding::kCopied ? SQLITE_TRANSIENT : SQLITE_STATIC;
  int place = 0;
  for (const Value& value : values) {
    if (std::visit(Bind{statement, ++place, lifetime}, value.any()) != SQLITE_OK) {
      return Query(last_error(db_.get()));
    }
  }
  return query;
}

Status Database::run(std::string_view sql, Values values) {
  Query rows = bound(sql, values, Binding::kPointedAt);
  while (rows.next()) {
  }
  if (rows.error()) return *rows.error();
  return core::Ok{};
}

Status Database::script(const std::string& sql) {
  if (sqlite3_exec(db_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) {
    return last_error(db_.get());
  }
  return core::Ok{};
}

std::vector<std::string> Database::kept() const {
  std::vector<std::string> texts;
  texts.reserve(statements_.size());
  for (const auto& [text, statement] : statements_) texts.push_back(text);
  return texts;
}

std::int64_t Database::last_id() const { return sqlite3_last_insert_rowid(db_.get()); }
int Database::changed() const { return sqlite3_changes(db_.get()); }
std::int64_t Database::changes() const { return sqlite3_total_changes64(db_.get()); }
bool Database::in_transaction() const { return sqlite3_get_autocommit(db_.get()) == 0; }

// Fewer pages than before: the log was restarted after all of it had been moved.
int Database::Log::remember(void* log, sqlite3*, const char*, int pages) {
  Log& known = *static_cast<Log*>(log);
  if (pages < known.pages) known.moved = 0;
  known.pages = pages;
  return SQLITE_OK;
}

Status Database::checkpoint() {
  int moved = -1;
  const int code =
      sqlite3_wal_checkpoint_v2(db_.get(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, &moved);
  if (moved >= 0) log_->moved = moved;
  if (code == SQLITE_OK || kind_of(code) == Error::Kind::kBusy) return core::Ok{};
  return last_error(db_.get());
}

void Database::leave_file_alone() {
  sqlite3_db_config(db_.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

}  // namespace gridmates::store
