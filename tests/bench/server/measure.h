// What a server uses for some work, including work that it defers. Plain functions; one thread.
#pragma once

#include <functional>

#include "tests/bench/server/server.h"

namespace gridmates::bench {

struct Measured {
  bool ok = false;        // the work was done; the server came to rest before and after
  double cpu_s = 0;       // of the server, until it rested
  double load_cpu_s = 0;  // of the load generator, while it was done
  double seconds = 0;     // duration of the work, without the rest
  double wake_ups = 0;
  double wal_bytes = 0;
  double rss_kib = 0;  // at the end
};

// Waits for rest, runs `work`, waits for rest again.
Measured measure(Server& server, const std::function<bool()>& work);

}  // namespace gridmates::bench
