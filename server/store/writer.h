// The only thread that writes and checkpoints. It commits without delay; jobs that arrive during a
// commit form the next group. It does not know what jobs write, and writes nothing after a disk
// failure. Owned by the Store; post() is safe for concurrent use; jobs and answers run on the
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

// The result of a job.
enum class Outcome : std::uint8_t {
  kCommitted,    // durable
  kRefused,      // the job returned false; nothing written
  kUnavailable,  // nothing written
  kUnknown,      // may or may not be written
};

struct Job {
  std::size_t bytes = 0;  // about how much it writes
  // Writes, inside a transaction that other jobs share. False: discard what this job has written.
  // May be called again if the transaction is rolled back because of another job.
  std::function<Result<bool>(Database&)> apply;
  // Called once.
  std::function<void(Outcome)> answer;
};

class Writer {
 public:
  // Both are called on the writer's thread. `on_taken_back`: when rows written by jobs were rolled
  // back, or may have been, before the next job is applied. `on_broken`: once, after a failure of
  // the disk or the file, in a commit (after its answers) or a checkpoint; from then on every job
  // gets kUnavailable.
  Writer(Database db, std::function<void()> on_taken_back,
         std::function<void(std::string)> on_broken);
  ~Writer() { finish(); }
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  // Runs and answers the posted jobs and ends the thread. No post() after this. The destructor
  // closes the connection: the last connection to close moves the log into the file.
  void finish();

  // At most limits::kStoreQueue jobs wait; further jobs get kUnavailable.
  void post(Job job);

  std::uint64_t commits() const { return commits_.load(std::memory_order_relaxed); }

 private:
  enum class Savepoints : bool { kNo, kYes };

  void run();
  // Waits for a job and takes the waiting ones; empty when stopping. Checkpoints a long log while
  // no job comes.
  std::vector<Job> next_group();
  std::vector<std::function<void(Outcome)>> take_turned_away();
  std::vector<Outcome> write(std::vector<Job>& group);
  // One transaction. nullopt, nothing committed: an unsuccessful job wrote without a savepoint.
  std::optional<std::vector<Outcome>> write(std::vector<Job>& group, Savepoints savepoints);
  // Commits; returns `outcomes` on success, else the failure for every job.
  std::vector<Outcome> commit(Transaction& transaction, std::vector<Outcome> outcomes);
  Outcome apply(Job& job);
  Outcome apply_in_savepoint(Job& job);
  void note(const Error& error);
  void break_off(const Error& error);
  // Calls on_broken_ once, after a failure and the answers of its commit.
  void report_break();
  void checkpoint();

  Database db_;
  std::function<void()> on_taken_back_;
  std::function<void(std::string)> on_broken_;
  std::optional<Error> broken_;
  bool break_reported_ = false;
  std::string last_trouble_;  // since the last commit; a repeated error is logged once
  std::atomic<std::uint64_t> commits_{0};

  std::mutex mutex_;
  std::condition_variable work_;
  std::deque<Job> waiting_;                                // guarded by mutex_
  std::vector<std::function<void(Outcome)>> turned_away_;  // guarded by mutex_
  bool stopping_ = false;                                  // guarded by mutex_
  std::thread thread_;
};

}  // namespace gridmates::store
