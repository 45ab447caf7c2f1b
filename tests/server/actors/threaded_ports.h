// Fakes for tests with threads: a clock that ticks, random numbers behind a lock, jobs on the
// executor. Safe for concurrent use.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <chrono>
#include <memory>
#include <mutex>
#include <stop_token>
#include <utility>

#include "server/ports/clock.h"
#include "server/ports/workers.h"
#include "tests/support/fake_random.h"

namespace gridmates::actors::test {

class TickingClock final : public ports::Clock {
 public:
  explicit TickingClock(boost::asio::io_context& context) : context_(context) {}
  std::uint64_t steady_ms() const override { return ms(std::chrono::steady_clock::now()); }
  std::int64_t wall_ms() const override {
    return static_cast<std::int64_t>(ms(std::chrono::system_clock::now()));
  }
  std::unique_ptr<Timer> after(std::uint64_t delay_ms, std::function<void()> then) override {
    return std::make_unique<Waiting>(context_, delay_ms, std::move(then));
  }

 private:
  template <class Time>
  static std::uint64_t ms(Time time) {
    return static_cast<std::uint64_t>(
        std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count());
  }
  // The timer has its own strand, because any thread may cancel it.
  class Waiting final : public Timer {
   public:
    Waiting(boost::asio::io_context& context, std::uint64_t delay_ms, std::function<void()> then)
        : timer_(std::make_shared<boost::asio::steady_timer>(boost::asio::make_strand(context))) {
      boost::asio::post(timer_->get_executor(), [timer = timer_, delay_ms, then] {
        timer->expires_after(std::chrono::milliseconds(delay_ms));
        timer->async_wait([timer, then](const boost::system::error_code& failed) {
          if (!failed) then();
        });
      });
    }
    Waiting(const Waiting&) = delete;
    Waiting& operator=(const Waiting&) = delete;
    ~Waiting() override {
      boost::asio::post(timer_->get_executor(), [timer = timer_] { timer->cancel(); });
    }

   private:
    std::shared_ptr<boost::asio::steady_timer> timer_;
  };
  boost::asio::io_context& context_;
};

class LockedRandom final : public ports::Random {
 public:
  void fill(std::span<std::uint8_t> out) override {
    const std::lock_guard lock(mutex_);
    random_.fill(out);
  }

 private:
  std::mutex mutex_;
  support::FakeRandom random_{1};
};

class PostedWork final : public ports::Workers {
 public:
  explicit PostedWork(boost::asio::io_context& context) : context_(context) {}
  bool post(PlayerId, std::function<void()> job) override {
    boost::asio::post(context_, std::move(job));
    return true;
  }
  bool post_when_idle(std::function<void(const std::stop_token&)>) override { return false; }

 private:
  boost::asio::io_context& context_;
};

}  // namespace gridmates::actors::test
