// A thin layer over SQLite's C interface: connections, queries and transactions as values that
// clean up after themselves, errors as values. Knows nothing of what is stored. One thread at a
// time a Database, and everything made by it on that same thread.
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
    kBusy,        // somebody else holds a lock: later
    kFull,        // no space: later
    kConstraint,  // the statement broke a rule of the schema
    kBroken,      // the disk failed: nothing may be written any more
    kDamaged,     // what the file holds is not what was written: the same
    kOther,
  };
  Kind kind = Kind::kOther;
  std::string message;  // one line, no values
};

template <class T>
using Result = core::Result<T, Error>;
using Status = Result<core::Ok>;

// The rows of a statement under way. Ends before its Database, and before the same statement is
// asked again.
class Query {
 public:
  // The next row is there to read; false at the end and after an error.
  bool next();
  const std::optional<Error>& error() const { return error_; }

  // Columns of the row, from 0. What is read as text or bytes fits whatever is stored.
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
    kWrite,  // creates the file; WAL, synced at every commit, foreign keys; checkpoints when told
    kRead,   // an existing file; never writes nor checkpoints
  };
  // Reads back the settings that durability hangs on, and fails unless they hold.
  static Result<Database> open(const std::filesystem::path& file, Mode mode);

  Database(Database&&) = default;
  Database& operator=(Database&&) = delete;

  // Statements are prepared once and kept.
  Query query(std::string_view sql, Values values = {});
  // Runs to the end, rows ignored.
  Status run(std::string_view sql, Values values = {});
  // Several statements, none kept.
  Status script(const std::string& sql);

  // The statements it keeps, to look at how SQLite carries them out.
  std::vector<std::string> kept() const;

  std::int64_t last_id() const;  // of the row inserted last
  int changed() const;           // rows that the last statement changed
  std::int64_t changes() const;  // rows that all statements have changed so far, taken back or not
  bool in_transaction() const;
  // Pages of the write-ahead log that no checkpoint has moved, as of the last commit.
  int log_pages() const { return log_->pages - log_->moved; }
  // Moves what it can of the write-ahead log into the file, without waiting for readers.
  Status checkpoint();
  // The disk has failed: closing shall not try it once more.
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
  // Whether a statement keeps text and bytes of its own, or the caller's outlive it.
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
