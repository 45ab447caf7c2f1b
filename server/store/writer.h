// The one thread that writes and checkpoints. It commits at once, and together what has come during
// the commit before. It knows nothing of what is written, and writes nothing more once the disk has
// failed. Owned by the Store; post() is safe for concurrent use, jobs and answers run on the
// writer's thread.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "server/store/sqlite.h"
#include "server/store/transaction.h"

namespace gridmates::store {

// What became of a job.
enum class Outcome : std::uint8_t {
  kCommitted,    // durable
  kRefused,      // the job itself said no; nothing of it written
  kUnavailable,  // surely nothing written
  kUnknown,      // nobody can say whether it was written
};

struct Job {
  std::size_t bytes = 0;  // about how much it writes
  // Writes, inside a transaction that others share. False: nothing of it is to be written. May be
  // called again, when the transaction has to be taken back for another job's sake.
  std::function<Result<bool>(Database&)> apply;
  // Called once.
  std::function<void(Outcome)> answer;
};

class Writer {
 public:
  // Both are called on the writer's thread. `on_taken_back`: what jobs have written may not be
  // there any more, before another job is applied. `on_broken`: once, when the disk or the file has
  // failed, after the answers of that commit; from then on every job is answered kUnavailable.
  Writer(Database db, std::function<void()> on_taken_back,
         std::function<void(std::string)> on_broken);
  ~Writer() { finish(); }
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  // Writes and answers what has been posted and ends the thread; nothing may be posted any more.
  // The connection is closed by the destructor: the last one to close moves the log into the file.
  void finish();

  // At most limits::kStoreQueue jobs wait; further ones are answered kUnavailable.
  void post(Job job);

  std::uint64_t commits() const { return commits_.load(std::memory_order_relaxed); }

 private:
  enum class Savepoints : bool { kNo, kYes };

  void run();
  // Waits for a job and takes what has come by then; empty when there is nothing left to do. A long
  // log is checkpointed while nobody comes.
  std::vector<Job> next_group();
  std::vector<std::function<void(Outcome)>> take_turned_away();
  std::vector<Outcome> write(std::vector<Job>& group);
  // One transaction; nullopt: a job without a savepoint has written half, nothing is committed.
  std::optional<std::vector<Outcome>> write(std::vector<Job>& group, Savepoints savepoints);
  // The outcomes, if all of it is committed.
  std::vector<Outcome> commit(Transaction& transaction, std::vector<Outcome> outcomes);
  Outcome apply(Job& job);
  Outcome apply_in_savepoint(Job& job);
  void note(const Error& error);
  void break_off(const Error& error);
  void checkpoint();

  Database db_;
  std::function<void()> on_taken_back_;
  std::function<void(std::string)> on_broken_;
  std::optional<Error> broken_;
  std::string last_trouble_;  // since the last commit: it is logged once
  std::atomic<std::uint64_t> commits_{0};

  std::mutex mutex_;
  std::condition_variable work_;
  std::deque<Job> waiting_;                                // guarded by mutex_
  std::vector<std::function<void(Outcome)>> turned_away_;  // guarded by mutex_
  bool stopping_ = false;                                  // guarded by mutex_
  std::thread thread_;
};

}  // namespace gridmates::store
