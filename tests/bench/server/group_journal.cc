#include "tests/bench/server/group_journal.h"

#include <sqlite3.h>

#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <utility>

namespace gridmates::bench {
namespace {

[[noreturn]] void fail(sqlite3* db) {
  std::fprintf(stderr, "bench_floor: %s\n", sqlite3_errmsg(db));
  std::exit(1);
}

sqlite3_stmt* prepare(sqlite3* db, const char* sql) {
  sqlite3_stmt* statement = nullptr;
  if (sqlite3_prepare_v3(db, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr) != SQLITE_OK)
    fail(db);
  return statement;
}

}  // namespace

GroupJournal::GroupJournal(const std::string& path, std::function<void(std::vector<Row>)> committed)
    : committed_(std::move(committed)) {
  if (sqlite3_open(path.c_str(), &db_) != SQLITE_OK) throw std::runtime_error(sqlite3_errmsg(db_));
  const char* schema =
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
      "CREATE TABLE journal (id INTEGER PRIMARY KEY, room INTEGER NOT NULL, bytes BLOB NOT NULL)";
  if (sqlite3_exec(db_, schema, nullptr, nullptr, nullptr) != SQLITE_OK) fail(db_);
  begin_ = prepare(db_, "BEGIN IMMEDIATE");
  insert_ = prepare(db_, "INSERT INTO journal (room, bytes) VALUES (?, ?)");
  commit_ = prepare(db_, "COMMIT");
  thread_ = std::thread([this] { run(); });
}

GroupJournal::~GroupJournal() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  work_.notify_one();
  thread_.join();
  for (sqlite3_stmt* statement : {begin_, insert_, commit_}) sqlite3_finalize(statement);
  sqlite3_close(db_);
}

void GroupJournal::append(Row row) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(row));
    if (waiting_.size() > 1) return;  // its thread is already awake
  }
  work_.notify_one();
}

void GroupJournal::run() {
  for (;;) {
    std::vector<Row> group;
    {
      std::unique_lock lock(mutex_);
      work_.wait(lock, [this] { return !waiting_.empty() || stopping_; });
      group.swap(waiting_);
    }
    if (group.empty()) return;
    write(group);
    committed_(std::move(group));
  }
}

void GroupJournal::write(const std::vector<Row>& group) {
  step(begin_);
  for (const Row& row : group) {
    sqlite3_bind_int64(insert_, 1, row.room);
    sqlite3_bind_blob(insert_, 2, row.bytes->data(), static_cast<int>(row.bytes->size()),
                      SQLITE_STATIC);
    step(insert_);
  }
  step(commit_);
}

void GroupJournal::step(sqlite3_stmt* statement) {
  if (sqlite3_step(statement) != SQLITE_DONE) fail(db_);
  sqlite3_reset(statement);
}

}  // namespace gridmates::bench
