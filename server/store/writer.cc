#include "server/store/writer.h"

#include <chrono>
#include <utility>

#include "server/base/limits.h"
#include "server/base/log.h"

namespace gridmates::store {

Writer::Writer(Database db, std::function<void()> on_taken_back,
               std::function<void(std::string)> on_broken)
    : db_(std::move(db)),
      on_taken_back_(std::move(on_taken_back)),
      on_broken_(std::move(on_broken)),
      thread_([this] { run(); }) {}

void Writer::finish() {
  if (!thread_.joinable()) return;
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  work_.notify_one();
  thread_.join();
}

void Writer::post(Job job) {
  {
    const std::lock_guard lock(mutex_);
    if (waiting_.size() < limits::kStoreQueue) {
      waiting_.push_back(std::move(job));
    } else {
      // The writer's thread answers it: answers never come from inside post(). There are few: a
      // room has at most one append and one chapter in flight.
      turned_away_.push_back(std::move(job.answer));
    }
  }
  work_.notify_one();
}

void Writer::run() {
  for (;;) {
    std::vector<Job> group = next_group();
    for (const auto& answer : take_turned_away()) answer(Outcome::kUnavailable);
    if (group.empty()) break;
    const std::vector<Outcome> outcomes = write(group);
    for (std::size_t i = 0; i < group.size(); ++i) group[i].answer(outcomes[i]);
    if (db_.log_pages() >= limits::kLogPages) checkpoint();
    report_break();
  }
}

std::vector<Job> Writer::next_group() {
  std::unique_lock lock(mutex_);
  const auto due = [this] { return !waiting_.empty() || stopping_; };
  if (db_.log_pages() >= limits::kLogPagesIdle) {
    constexpr std::chrono::milliseconds kIdle(limits::kLogIdleMs);
    if (!work_.wait_for(lock, kIdle, due)) {
      lock.unlock();
      checkpoint();
      report_break();
      lock.lock();
    }
  }
  work_.wait(lock, due);
  std::vector<Job> group;
  group.reserve(waiting_.size());
  std::size_t bytes = 0;
  while (!waiting_.empty()) {
    bytes += waiting_.front().bytes;
    if (bytes > limits::kCommitBytes && !group.empty()) break;
    group.push_back(std::move(waiting_.front()));
    waiting_.pop_front();
  }
  return group;
}

std::vector<std::function<void(Outcome)>> Writer::take_turned_away() {
  const std::lock_guard lock(mutex_);
  return std::exchange(turned_away_, {});
}

// Tries without savepoints first: they cost as much as a small job, and jobs rarely fail halfway.
std::vector<Outcome> Writer::write(std::vector<Job>& group) {
  if (broken_) return std::vector<Outcome>(group.size(), Outcome::kUnavailable);
  std::optional<std::vector<Outcome>> outcomes = write(group, Savepoints::kNo);
  if (!outcomes) outcomes = write(group, Savepoints::kYes);
  return *std::move(outcomes);
}

std::optional<std::vector<Outcome>> Writer::write(std::vector<Job>& group, Savepoints savepoints) {
  const std::vector<Outcome> nothing(group.size(), Outcome::kUnavailable);
  Result<Transaction> transaction = Transaction::begin(db_);
  if (!transaction) {
    note(transaction.error());
    return nothing;
  }
  std::vector<Outcome> outcomes;
  outcomes.reserve(group.size());
  for (Job& job : group) {
    const std::int64_t changes = db_.changes();
    const bool apart = savepoints == Savepoints::kYes;
    outcomes.push_back(apart ? apply_in_savepoint(job) : apply(job));
    const bool lost = broken_ || !db_.in_transaction();
    const bool half = outcomes.back() != Outcome::kCommitted && db_.changes() != changes;
    if (lost || half) on_taken_back_();
    if (lost) return nothing;
    if (half && !apart) return std::nullopt;
  }
  return commit(*transaction, std::move(outcomes));
}

// A refusal may depend on what other jobs of the group have written, so it gets the same outcome.
std::vector<Outcome> Writer::commit(Transaction& transaction, std::vector<Outcome> outcomes) {
  const Status done = transaction.commit();
  if (done) {
    last_trouble_.clear();
    commits_.fetch_add(1, std::memory_order_relaxed);
    return outcomes;
  }
  on_taken_back_();
  note(done.error());
  const bool surely_nothing =
      done.error().kind == Error::Kind::kFull || done.error().kind == Error::Kind::kBusy;
  if (!surely_nothing) break_off(done.error());  // the content of the disk is unknown
  outcomes.assign(outcomes.size(), surely_nothing ? Outcome::kUnavailable : Outcome::kUnknown);
  return outcomes;
}

Outcome Writer::apply(Job& job) {
  const Result<bool> applied = job.apply(db_);
  if (applied) return *applied ? Outcome::kCommitted : Outcome::kRefused;
  note(applied.error());
  return Outcome::kUnavailable;
}

Outcome Writer::apply_in_savepoint(Job& job) {
  if (const Status set = db_.run("SAVEPOINT job"); !set) {
    note(set.error());
    return Outcome::kUnavailable;
  }
  const Outcome outcome = apply(job);
  if (broken_ || !db_.in_transaction()) return outcome;
  if (outcome != Outcome::kCommitted) {
    if (const Status back = db_.run("ROLLBACK TO job"); !back) note(back.error());
  }
  if (const Status released = db_.run("RELEASE job"); !released) note(released.error());
  return outcome;
}

void Writer::note(const Error& error) {
  if (std::exchange(last_trouble_, error.message) != error.message) {
    log::error("store: a write failed", {{"error", error.message}});
  }
  const bool lost = error.kind == Error::Kind::kBroken || error.kind == Error::Kind::kDamaged;
  if (lost) break_off(error);
}

void Writer::break_off(const Error& error) {
  broken_ = error;
  db_.leave_file_alone();
}

void Writer::report_break() {
  if (broken_ && !std::exchange(break_reported_, true)) on_broken_(broken_->message);
}

// Failures are as final as a commit's, except a full disk: the log stays until there is space.
void Writer::checkpoint() {
  if (broken_) return;
  const Status done = db_.checkpoint();
  if (!done) note(done.error());
}

}  // namespace gridmates::store
