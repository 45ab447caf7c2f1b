// A thread for reads, with its own connection, so that no read waits for a commit. Owned by the
// Store; post() is safe for concurrent use.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include "server/store/sqlite.h"

namespace gridmates::store {

class Reader {
 public:
  // Called once, on the reader's thread; with null if the queue was full.
  using Job = std::function<void(Database*)>;

  explicit Reader(Database db);
  ~Reader() { finish(); }
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;

  // Runs the posted jobs, ends the thread and closes the connection. No post() after this.
  void finish();

  // At most limits::kStoreQueue jobs wait; further jobs are called with null.
  void post(Job job);

 private:
  struct Waiting {
    Job job;
    bool turned_away;
  };
  void run();

  std::optional<Database> db_;
  std::mutex mutex_;
  std::condition_variable work_;
  std::deque<Waiting> waiting_;  // guarded by mutex_
  std::size_t to_read_ = 0;      // waiting_ without turned-away ones; guarded by mutex_
  bool stopping_ = false;        // guarded by mutex_
  std::thread thread_;
};

}  // namespace gridmates::store
