// What is to be sent on one connection, with a bound. It answers queued or overflow; what is done
// about it is the session's business. Owned by a session, used on its strand; no I/O.
#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <utility>

#include "server/actors/room_messages.h"
#include "server/base/limits.h"

namespace gridmates::actors {

class Outbox {
 public:
  enum class Lane {
    kAnswer,    // sent whatever happens
    kEvents,    // of a subscription; a snapshot can replace them
    kPresence,  // sent only when there is not much else
  };

  // False, and nothing queued, when it would grow past limits::kOutboxBytes. Presence that does not
  // fit into half of that is dropped without a word.
  [[nodiscard]] bool push(ports::Frame frame, Lane lane, SubscriptionId subscription = 0) {
    const std::size_t after = bytes_ + frame->size();
    if (lane == Lane::kPresence && after > limits::kOutboxBytes / 2) return true;
    if (after > limits::kOutboxBytes) return false;
    bytes_ = after;
    queue_.push_back({std::move(frame), lane, subscription});
    return true;
  }

  // The next frame to write; nullopt when there is none.
  std::optional<ports::Frame> pop() {
    if (queue_.empty()) return std::nullopt;
    ports::Frame frame = std::move(queue_.front().frame);
    bytes_ -= frame->size();
    queue_.pop_front();
    return frame;
  }

  // Takes out the events of a subscription that are still queued, and all presence.
  void drop_events(SubscriptionId subscription) {
    std::erase_if(queue_, [this, subscription](const Entry& entry) {
      const bool theirs = entry.lane == Lane::kEvents && entry.subscription == subscription;
      if (!theirs && entry.lane != Lane::kPresence) return false;
      bytes_ -= entry.frame->size();
      return true;
    });
  }

  std::size_t bytes() const { return bytes_; }
  bool empty() const { return queue_.empty(); }

 private:
  struct Entry {
    ports::Frame frame;
    Lane lane;
    SubscriptionId subscription;
  };
  std::deque<Entry> queue_;
  std::size_t bytes_ = 0;
};

}  // namespace gridmates::actors
