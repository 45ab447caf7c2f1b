// The parts of the server benchmark. Each starts the servers that it needs, loads them, and adds
// what it has measured to the results. Plain functions; one thread.
#pragma once

#include <cstddef>
#include <cstdint>

#include "tests/bench/server/loop.h"
#include "tests/bench/server/results.h"
#include "tests/bench/server/server.h"

namespace gridmates::bench {

// How much of everything; the defaults are what the published figures are made with.
struct Sizes {
  std::size_t rooms = 500;
  std::size_t matches = 4;  // of tic-tac-toe a room, saturated
  std::size_t rate_per_second = 1'000;
  std::size_t rate_seconds = 10;
};

struct Bench {
  Loop& loop;
  Place place;
  Sizes sizes;
  Results& results;
};

// One round of tic-tac-toe on a server: saturated, then at a rate.
void run_moves(Bench& bench, Kind kind);

}  // namespace gridmates::bench
