// A thin layer over SQLite's C interface: connections and queries as RAII values, errors as values.
// Independent of the schema. A Database and everything made by it are used by one thread at a time.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/result.h"
#include "server/store/value.h"  // IWYU pragma: export

struct sqlite3;
struct sqlite3_stmt;

namespace gridmates::store {

struct Error {
  enum class Kind : std::uint8_t {
    kBusy,        // another connection holds a lock: retry later
    kFull,        // no space: retry later
    kConstraint,  // the statement violated a constraint
    kBroken,      // the disk failed: no more writes
    kDamaged,     // the file's content is corrupt: no more writes
    kOther,
  };
  Kind kind = Kind::kOther;
  std::string message;  // one line, no values
};

template <class T>
using Result = core::Result<T, Error>;
using Status = Result<core::Ok>;

// The rows of a running statement. Must be destroyed before its Database, and before the same
// statement runs again.
class Query {
 public:
  // Steps to the next row; false at the end and after an error.
  bool next();
  const std::optional<Error>& error() const { return error_; }

  // Columns of the row, from 0. Any stored value can be read as text or bytes.
  bool null(int column) const;
  std::int64_t integer(int column) const;
  template <class T>
  T number(int column) const {
    return static_cast<T>(integer(column));
  }
  template <class Id>
  Id id(int column) const {
    return Id(static_cast<typename Id::rep>(integer(column)));
  }
  double real(int column) const;
  std::string text(int column) const;
  core::ByteView bytes(int column) const;  // until the next row

 private:
  friend class Database;
  Query(sqlite3* db, sqlite3_stmt* statement) : db_(db), statement_(statement) {}
  explicit Query(Error error) : error_(std::move(error)) {}

  struct Reset {
    void operator()(sqlite3_stmt* statement) const;
  };
  sqlite3* db_ = nullptr;
  std::unique_ptr<sqlite3_stmt, Reset> statement_;
  std::optional<Error> error_;
};

class Database {
 public:
  enum class Mode : std::uint8_t {
    kWrite,  // creates the file; WAL, sync at every commit, foreign keys; no automatic checkpoints
    kRead,   // an existing file; never writes nor checkpoints
  };
  // Reads back the settings on which durability depends, and fails unless they hold.
  static Result<Database> open(const std::filesystem::path& file, Mode mode);

  Database(Database&&) = default;
  Database& operator=(Database&&) = delete;

  // Statements are prepared once and cached.
  Query query(std::string_view sql, Values values = {});
  // Runs the statement to its end and ignores rows.
  Status run(std::string_view sql, Values values = {});
  // Runs several statements without caching.
  Status script(const std::string& sql);

  // The cached statements, for tests of their query plans.
  std::vector<std::string> kept() const;

  std::int64_t last_id() const;  // of the row inserted last
  int changed() const;           // rows that the last statement changed
  std::int64_t changes() const;  // rows changed by all statements so far, also rolled back ones
  bool in_transaction() const;
  // Pages of the write-ahead log that no checkpoint has moved, as of the last commit.
  int log_pages() const { return log_->pages - log_->moved; }
  // Moves as much of the write-ahead log into the file as possible without waiting for readers.
  Status checkpoint();
  // After a disk failure: closing does not checkpoint.
  void leave_file_alone();

 private:
  struct Close {
    void operator()(sqlite3* db) const;
  };
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };
  struct Log {
    int pages = 0;
    int moved = 0;
    // SQLite's hook, called after each commit.
    static int remember(void* log, sqlite3*, const char*, int pages);
  };
  // Whether a statement copies text and bytes, or the caller's outlive it.
  enum class Binding : bool { kCopied, kPointedAt };

  explicit Database(sqlite3* db) : db_(db) {}
  Query bound(std::string_view sql, Values values, Binding binding);
  Status configure(Mode mode);
  Status expect(std::string_view pragma, std::string_view value);

  std::unique_ptr<sqlite3, Close> db_;
  std::unique_ptr<Log> log_ = std::make_unique<Log>();
  std::map<std::string, std::unique_ptr<sqlite3_stmt, Finalize>, std::less<>> statements_;
};

}  // namespace gridmates::store
