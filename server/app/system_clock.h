// The machine's clocks and timers. Safe for concurrent use.
#pragma once

#include <boost/asio/any_io_executor.hpp>

#include "server/ports/clock.h"

namespace gridmates::app {

class SystemClock final : public ports::Clock {
 public:
  // Timers fire on `executor`, whose context must outlive the clock and its timers.
  explicit SystemClock(boost::asio::any_io_executor executor) : executor_(std::move(executor)) {}

  std::uint64_t steady_ms() const override;
  std::int64_t wall_ms() const override;
  std::unique_ptr<Timer> after(std::uint64_t delay_ms, std::function<void()> then) override;

 private:
  boost::asio::any_io_executor executor_;
};

}  // namespace gridmates::app
