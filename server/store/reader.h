// The thread that reads, on a connection of its own, so that no reader waits for a commit. Owned by
// the Store; post() is safe for concurrent use.
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
  // Called once, on the reader's thread; null when the queue was full: cannot be read now.
  using Job = std::function<void(Database*)>;

  explicit Reader(Database db);
  ~Reader() { finish(); }
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;

  // Does what has been posted, ends the thread and closes the connection; nothing may be posted any
  // more.
  void finish();

  // At most limits::kStoreQueue jobs wait; further ones are called with null.
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
  std::size_t to_read_ = 0;      // of them, not turned away; guarded by mutex_
  bool stopping_ = false;        // guarded by mutex_
  std::thread thread_;
};

}  // namespace gridmates::store
