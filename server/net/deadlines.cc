#include "server/net/deadlines.h"

#include <utility>

namespace gridmates::net {

Deadlines::Deadline::~Deadline() {
  if (place_) all_->order_.erase(*place_);
}

void Deadlines::Deadline::set(SteadyTime by) {
  by_ = by;
  if (place_ && (*place_)->first <= by) return;
  Order& order = all_->order_;
  if (place_) {
    auto node = order.extract(*place_);
    node.key() = by;
    place_ = order.insert(std::move(node));
  } else {
    place_ = order.emplace(by, this);
    all_->run();
  }
}

void Deadlines::check(SteadyTime now) {
  while (!order_.empty() && order_.begin()->first <= now) {
    Deadline& first = *order_.begin()->second;
    if (first.by_ && *first.by_ > now) {
      auto node = order_.extract(order_.begin());
      node.key() = *first.by_;
      first.place_ = order_.insert(std::move(node));
      continue;
    }
    order_.erase(order_.begin());
    first.place_.reset();
    if (std::exchange(first.by_, std::nullopt)) {
      const auto due = first.due_;  // it may destroy the deadline
      due();
    }
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
