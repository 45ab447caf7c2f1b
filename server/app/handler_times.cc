#include "server/app/handler_times.h"

#include <chrono>
#include <utility>

namespace gridmates::app {

std::uint64_t steady_us() {
  using std::chrono::microseconds;
  const auto since = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(std::chrono::duration_cast<microseconds>(since).count());
}

HandlerTimes::HandlerTimes(Metrics& metrics, Microseconds now)
    : HandlerHooks{[](HandlerHooks& hooks) {
                     auto& self = static_cast<HandlerTimes&>(hooks);
                     self.begun_us_ = self.now_();
                   },
                   [](HandlerHooks& hooks) { static_cast<HandlerTimes&>(hooks).end(); }},
      metrics_(metrics),
      now_(std::move(now)) {
  handler_hooks = this;
}

HandlerTimes::~HandlerTimes() { handler_hooks = nullptr; }

void HandlerTimes::end() {
  constexpr double kMicrosecondsASecond = 1e6;
  metrics_.handler_seconds.Observe(static_cast<double>(now_() - begun_us_) / kMicrosecondsASecond);
}

}  // namespace gridmates::app
