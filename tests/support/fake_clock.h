// Virtual time: it stands still until a test advances it. One thread.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "server/ports/clock.h"

namespace gridmates::support {

class FakeClock final : public ports::Clock {
 public:
  std::uint64_t steady_ms() const override { return state_->now_ms; }
  std::int64_t wall_ms() const override {
    state_->now_ms += state_->wall_reading_ms;
    return state_->wall_offset_ms + static_cast<std::int64_t>(state_->now_ms);
  }
  std::unique_ptr<Timer> after(std::uint64_t delay_ms, std::function<void()> then) override {
    const Key key{state_->now_ms + delay_ms, state_->next_id++};
    state_->timers.emplace(key, std::move(then));
    return std::make_unique<Pending>(state_, key);
  }

  // Lets `ms` go by; timers that fall due are called at their time, in order.
  void advance(std::uint64_t ms) {
    const std::uint64_t until = state_->now_ms + ms;
    while (next_due_ms() && *next_due_ms() <= until) {
      const auto first = state_->timers.begin();
      state_->now_ms = first->first.first;
      const auto then = std::move(first->second);
      state_->timers.erase(first);
      then();
    }
    state_->now_ms = until;
  }
  // When the next timer falls due; nullopt when none runs.
  std::optional<std::uint64_t> next_due_ms() const {
    if (state_->timers.empty()) return std::nullopt;
    return state_->timers.begin()->first.first;
  }
  // The effect of the end of a process on pending timers.
  void drop_all() { const auto dropped = std::exchange(state_->timers, {}); }
  // The time that reading wall_ms() takes, as on a busy machine; timers notice only at advance().
  void wall_reading_takes(std::uint64_t ms) { state_->wall_reading_ms = ms; }
  // Sets the wall clock forward or back; timers do not notice.
  void jump_wall(std::int64_t by_ms) { state_->wall_offset_ms += by_ms; }

 private:
  using Key = std::pair<std::uint64_t, std::uint64_t>;  // due time, then order of creation
  struct State {
    std::uint64_t now_ms = 1'000;
    std::int64_t wall_offset_ms = 1'700'000'000'000;
    std::uint64_t wall_reading_ms = 0;
    std::uint64_t next_id = 0;
    std::map<Key, std::function<void()>> timers;
  };
  class Pending final : public Timer {
   public:
    Pending(std::shared_ptr<State> state, Key key) : state_(std::move(state)), key_(key) {}
    Pending(const Pending&) = delete;
    Pending& operator=(const Pending&) = delete;
    ~Pending() override { state_->timers.erase(key_); }

   private:
    std::shared_ptr<State> state_;
    Key key_;
  };

  std::shared_ptr<State> state_ = std::make_shared<State>();
};

}  // namespace gridmates::support
