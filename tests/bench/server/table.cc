#include "tests/bench/server/table.h"

#include <utility>

namespace gridmates::bench {

void Table::act(Time since) {
  busy_ = true;
  received_ = 0;
  since_ = since;
  sent_ = send_next();
}

void Table::received(std::size_t seat) {
  if (!busy_) return fail("received what nobody sent");
  if (seat != sent_.actor || seats() > 2) last_ = Clock::now();
  if (++received_ < seats()) return;
  busy_ = false;
  ++counts_.actions;
  if (sent_.is_move && seats() > 1) {
    const auto took = std::chrono::duration_cast<std::chrono::microseconds>(last_ - since_);
    counts_.latencies_us.push_back(static_cast<std::uint32_t>(took.count()));
  }
  if (idle_) idle_(*this);
}

void Table::fail(const std::string& why) {
  if (counts_.errors++ == 0) counts_.first_error = why;
  failed_ = true;
}

}  // namespace gridmates::bench
