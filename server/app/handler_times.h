// How long handlers hold the thread that runs them, from the beginning of each to its end: while
// one runs, everybody else waits.
#pragma once

#include <boost/asio/io_context.hpp>  // brings HandlerHooks: see cmake/beast/handler_hooks.h
#include <cstdint>
#include <functional>

#include "server/base/metrics.h"

namespace gridmates::app {

// Microseconds that only go forward; they start anywhere.
using Microseconds = std::function<std::uint64_t()>;
std::uint64_t steady_us();

// Measures all handlers that the thread which makes it runs as long as it lives. One at a time a
// thread; the metrics must outlive it.
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
