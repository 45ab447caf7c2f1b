// An append-only journal in SQLite (WAL, synchronous=FULL) with group commit: a row that finds the
// disk idle is committed at once, and the rows that arrive during a sync form the next group. Owned
// by a program's main. append() is for one thread; the journal's own thread writes and reports.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace gridmates::bench {

struct Row {
  std::uint32_t room = 0;
  std::shared_ptr<const std::string> bytes;
};

class GroupJournal {
 public:
  // `committed` is called on the journal's thread with each group once it is on disk. Throws
  // std::runtime_error if the file cannot be opened; ends the process if a commit fails.
  GroupJournal(const std::string& path, std::function<void(std::vector<Row>)> committed);
  // Writes the waiting rows and ends the thread.
  ~GroupJournal();
  GroupJournal(const GroupJournal&) = delete;
  GroupJournal& operator=(const GroupJournal&) = delete;

  void append(Row row);

 private:
  void run();
  void write(const std::vector<Row>& group);
  void step(sqlite3_stmt* statement);

  sqlite3* db_ = nullptr;
  sqlite3_stmt* begin_ = nullptr;
  sqlite3_stmt* insert_ = nullptr;
  sqlite3_stmt* commit_ = nullptr;
  std::function<void(std::vector<Row>)> committed_;
  std::mutex mutex_;
  std::condition_variable work_;
  std::vector<Row> waiting_;  // guarded by mutex_
  bool stopping_ = false;     // guarded by mutex_
  std::thread thread_;
};

}  // namespace gridmates::bench
