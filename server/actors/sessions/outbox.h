// The messages to be sent on one connection, with a bound. It reports an overflow; the session
// decides what follows. Owned by a session; no I/O.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "server/actors/shard/room_messages.h"
#include "server/base/limits.h"

namespace gridmates::actors {

class Outbox {
 public:
  enum class Lane {
    kAnswer,    // never dropped
    kEvents,    // of a subscription; a snapshot can replace them
    kPresence,  // dropped when much is queued
  };

  // Queues a message. False, and nothing queued, if the outbox would exceed limits::kOutboxBytes.
  // Presence that does not fit into half of that is dropped, with true.
  [[nodiscard]] bool push(ports::Message message, Lane lane, SubscriptionId subscription = 0) {
    const std::size_t after = bytes_ + message.size();
    if (lane == Lane::kPresence && after > limits::kOutboxBytes / 2) return true;
    if (after > limits::kOutboxBytes) return false;
    bytes_ = after;
    queue_.push_back({std::move(message), lane, subscription});
    return true;
  }

  // Queues encoded frames without a body, which have answers to actions or rights: as own bytes of
  // the last message, if that has events (docs/PROTOCOL.md, answers), else as one more message.
  // Returns what push() does.
  [[nodiscard]] bool push_behind(core::ByteView answers) {
    if (queue_.empty() || queue_.back().lane != Lane::kEvents ||
        queue_.back().message.size() + answers.size() > limits::kFrameOutBytes) {
      return push({nullptr, {answers.begin(), answers.end()}}, Lane::kAnswer);
    }
    if (bytes_ + answers.size() > limits::kOutboxBytes) return false;
    bytes_ += answers.size();
    core::Bytes& own = queue_.back().message.own;
    own.insert(own.end(), answers.begin(), answers.end());
    return true;
  }

  // Takes the next messages to write, about limits::kSendWaitBytes of them.
  std::vector<ports::Message> pop() {
    std::vector<ports::Message> messages;
    auto entry = queue_.begin();
    for (std::size_t bytes = 0; entry != queue_.end() && bytes < limits::kSendWaitBytes; ++entry) {
      bytes += entry->message.size();
      bytes_ -= entry->message.size();
      messages.push_back(std::move(entry->message));
    }
    queue_.erase(queue_.begin(), entry);
    if (queue_.empty() && queue_.capacity() > kKept) queue_.shrink_to_fit();
    return messages;
  }

  // Drops the queued events of a subscription and all queued presence. Answers behind events stay.
  void drop_events(SubscriptionId subscription) {
    for (auto entry = queue_.begin(); entry != queue_.end();) {
      const bool theirs = entry->lane == Lane::kEvents && entry->subscription == subscription;
      if (!theirs && entry->lane != Lane::kPresence) {
        ++entry;
        continue;
      }
      bytes_ -= entry->message.shared->size();
      core::Bytes answers = std::move(entry->message.own);
      if (answers.empty()) {
        entry = queue_.erase(entry);
      } else {
        *entry++ = {{nullptr, std::move(answers)}, Lane::kAnswer, 0};
      }
    }
  }

  std::size_t bytes() const { return bytes_; }
  bool empty() const { return queue_.empty(); }

 private:
  struct Entry {
    ports::Message message;
    Lane lane;
    SubscriptionId subscription;
  };
  static constexpr std::size_t kKept = 8;  // most entries that an empty queue has room for

  std::vector<Entry> queue_;
  std::size_t bytes_ = 0;
};

}  // namespace gridmates::actors
