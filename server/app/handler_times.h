// Measures how long each handler holds the thread that runs it; all other handlers of the thread
// wait meanwhile.
#pragma once

#include <boost/asio/io_context.hpp>  // brings HandlerHooks: see cmake/beast/handler_hooks.h
#include <cstdint>
#include <functional>

#include "server/base/metrics.h"

namespace gridmates::app {

// A monotonic clock in microseconds with an arbitrary start.
using Microseconds = std::function<std::uint64_t()>;
std::uint64_t steady_us();

// Measures, during its lifetime, all handlers of the thread that creates it. At most one per thread
// at a time; the metrics must outlive it.
class HandlerTimes : private HandlerHooks {
 public:
  explicit HandlerTimes(Metrics& metrics, Microseconds now = steady_us);
  ~HandlerTimes();
  HandlerTimes(const HandlerTimes&) = delete;
  HandlerTimes& operator=(const HandlerTimes&) = delete;

 private:
  void end();

  Metrics& metrics_;
  const Microseconds now_;
  std::uint64_t begun_us_ = 0;
};

}  // namespace gridmates::app
