#include "server/app/system_clock.h"

#include <atomic>
#include <boost/asio/steady_timer.hpp>
#include <chrono>

namespace gridmates::app {
namespace {

using std::chrono::duration_cast;
using std::chrono::milliseconds;

// Shared by the timer's owner and the waiting handler; the first to set `taken` decides.
struct Waiting {
  explicit Waiting(const boost::asio::any_io_executor& executor, std::uint64_t delay_ms)
      : timer(executor, milliseconds(delay_ms)) {}
  boost::asio::steady_timer timer;
  std::atomic<bool> taken{false};
};

class SystemTimer final : public ports::Clock::Timer {
 public:
  explicit SystemTimer(std::shared_ptr<Waiting> waiting) : waiting_(std::move(waiting)) {}
  ~SystemTimer() override {
    // Safe: the handler never uses the timer itself.
    if (!waiting_->taken.exchange(true)) waiting_->timer.cancel();
  }
  SystemTimer(const SystemTimer&) = delete;
  SystemTimer& operator=(const SystemTimer&) = delete;

 private:
  std::shared_ptr<Waiting> waiting_;
};

}  // namespace

std::uint64_t SystemClock::steady_ms() const {
  const auto since = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(duration_cast<milliseconds>(since).count());
}

std::int64_t SystemClock::wall_ms() const {
  return duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

std::unique_ptr<ports::Clock::Timer> SystemClock::after(std::uint64_t delay_ms,
                                                        std::function<void()> then) {
  auto waiting = std::make_shared<Waiting>(executor_, delay_ms);
  auto timer = std::make_unique<SystemTimer>(waiting);
  waiting->timer.async_wait([waiting, then = std::move(then)](boost::system::error_code ec) {
    if (!ec && !waiting->taken.exchange(true)) then();
  });
  return timer;
}

}  // namespace gridmates::app
