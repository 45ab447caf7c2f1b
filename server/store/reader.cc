#include "server/store/reader.h"

#include <utility>

#include "server/base/limits.h"

namespace gridmates::store {

Reader::Reader(Database db) : db_(std::move(db)), thread_([this] { run(); }) {}

void Reader::finish() {
  if (!thread_.joinable()) return;
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  work_.notify_one();
  thread_.join();
  db_.reset();
}

void Reader::post(Job job) {
  {
    const std::lock_guard lock(mutex_);
    const bool full = to_read_ >= limits::kStoreQueue;
    if (!full) ++to_read_;
    waiting_.push_back({std::move(job), full});
  }
  work_.notify_one();
}

void Reader::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    work_.wait(lock, [this] { return !waiting_.empty() || stopping_; });
    if (waiting_.empty()) return;
    const Waiting next = std::move(waiting_.front());
    waiting_.pop_front();
    if (!next.turned_away) --to_read_;
    lock.unlock();
    next.job(next.turned_away ? nullptr : &*db_);
    lock.lock();
  }
}

}  // namespace gridmates::store
