// Many tables played at once: opened a few at a time, then as fast as they go, a few in flight, or
// at a rate. Plain functions; one thread, that of the loop.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "tests/bench/server/loop.h"
#include "tests/bench/server/table.h"

namespace gridmates::bench {

using Tables = std::vector<std::unique_ptr<Table>>;

// False when a table fails or the time is up: `patience` is what each of these may take.
bool open_all(Loop& loop, const Tables& tables, std::uint16_t port, Clock::duration patience);
// Each table acts `actions` times; at most `window` of them are in flight, and where that is fewer
// than there are tables, the next `window` begin together when these are over.
bool play_closed(Loop& loop, const Tables& tables, std::size_t actions, std::size_t window,
                 Clock::duration patience);
// The tables act in turn, `per_second` in all and evenly spaced, `count` times in all. A table that
// is still busy when it is its turn acts as soon as it is not, and its latency counts from its
// turn.
bool play_rate(Loop& loop, const Tables& tables, double per_second, std::size_t count,
               Clock::duration patience);

}  // namespace gridmates::bench
