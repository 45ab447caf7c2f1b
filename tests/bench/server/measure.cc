#include "tests/bench/server/measure.h"

#include <time.h>

namespace gridmates::bench {
namespace {

double own_cpu_s() {
  timespec used{};
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  return static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) / 1e9;
}

}  // namespace

Measured measure(Server& server, const std::function<bool()>& work) {
  Measured measured;
  if (!server.rest()) return measured;
  const Usage before = server.usage();
  const double load_before = own_cpu_s();
  const Time begin = Clock::now();
  measured.ok = work();
  measured.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  measured.load_cpu_s = own_cpu_s() - load_before;
  measured.ok = server.rest() && measured.ok;
  const Usage after = server.usage();
  measured.cpu_s = after.cpu_s - before.cpu_s;
  measured.wake_ups = static_cast<double>(after.wake_ups - before.wake_ups);
  measured.wal_bytes = static_cast<double>(after.wal_bytes - before.wal_bytes);
  measured.rss_kib = static_cast<double>(after.rss_kib);
  return measured;
}

}  // namespace gridmates::bench
