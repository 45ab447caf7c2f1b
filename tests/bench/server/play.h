// Many tables played at once: opened a few at a time, then played at full speed, with a few actions
// in flight, or at a fixed rate. Plain functions; one thread, that of the loop.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "tests/bench/server/loop.h"
#include "tests/bench/server/table.h"

namespace gridmates::bench {

using Tables = std::vector<std::unique_ptr<Table>>;

// Each call takes at most `patience`; false if a table fails or the time is up.
bool open_all(Loop& loop, const Tables& tables, std::uint16_t port, Clock::duration patience);
// Each table acts `actions` times; at most `window` actions are in flight. If `window` is less than
// the number of tables, tables act in groups of `window`, each after the one before.
bool play_closed(Loop& loop, const Tables& tables, std::size_t actions, std::size_t window,
                 Clock::duration patience);
// The tables act in turn, `per_second` in all and evenly spaced, `count` times in all. A table that
// is still busy when it is its turn acts as soon as it is not, and its latency counts from its
// turn.
bool play_rate(Loop& loop, const Tables& tables, double per_second, std::size_t count,
               Clock::duration patience);

}  // namespace gridmates::bench
