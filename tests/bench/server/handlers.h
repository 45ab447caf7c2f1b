// How long handlers of gridmatesd have held the serving thread, from its metrics. Plain functions;
// one thread; they wait for the response.
#pragma once

#include <string>

#include "tests/bench/server/parts.h"
#include "tests/bench/server/server.h"

namespace gridmates::bench {

// Adds a row "handlers_PART" of all handlers since the start: the 99.9th percentile, as the upper
// bound of its bucket in the histogram, and how many took longer than 5 ms. Does nothing for the
// other servers.
void add_handlers(Bench& bench, const std::string& part, const Server& server);

}  // namespace gridmates::bench
