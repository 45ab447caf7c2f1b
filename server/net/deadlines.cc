#include "server/net/deadlines.h"

#include <utility>

namespace gridmates::net {

Deadlines::Deadline::~Deadline() {
  if (place_ != all_.order_.end()) all_.order_.erase(place_);
}

void Deadlines::Deadline::set(SteadyTime by) {
  by_ = by;
  if (place_ == all_.order_.end()) {
    place_ = all_.order_.emplace(by, this);
    all_.run();
  } else if (by < place_->first) {
    move();
  }
}

// Moves to the place for by_.
void Deadlines::Deadline::move() {
  auto node = all_.order_.extract(place_);
  node.key() = by_;
  place_ = all_.order_.insert(std::move(node));
}

void Deadlines::check(SteadyTime now) {
  while (!order_.empty() && order_.begin()->first <= now) {
    Deadline& first = *order_.begin()->second;
    if (first.is_set() && first.by_ > now) {
      first.move();
      continue;
    }
    order_.erase(std::exchange(first.place_, order_.end()));
    if (std::exchange(first.by_, Deadline::kNever) == Deadline::kNever) continue;
    const auto due = first.due_;  // it may destroy the deadline
    due();
  }
}

void Deadlines::run() {
  if (std::exchange(running_, true)) return;
  timer_.expires_after(period_);
  timer_.async_wait([weak = weak_from_this()](boost::system::error_code ec) {
    const auto self = weak.lock();
    if (ec || !self) return;
    self->check(std::chrono::steady_clock::now());
    self->running_ = false;
    if (!self->order_.empty()) self->run();
  });
}

}  // namespace gridmates::net
