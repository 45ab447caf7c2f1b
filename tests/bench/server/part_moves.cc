// Tic-tac-toe in many rooms of two, on relay, floor and gridmatesd alike: CPU time of an action
// when all rooms play as fast as they can, and the latency of a move at a fixed rate.
#include <string>
#include <utility>

#include "tests/bench/server/handlers.h"
#include "tests/bench/server/measure.h"
#include "tests/bench/server/parts.h"
#include "tests/bench/server/play.h"

namespace gridmates::bench {
namespace {

using std::chrono::seconds;

Figures saturated(const Measured& measured, LoadCounts& counts) {
  const auto actions = static_cast<double>(counts.actions);
  return {{"actions", actions},
          {"cpu_us_per_action", measured.cpu_s * 1e6 / actions},
          {"actions_per_s", actions / measured.seconds},
          {"p50_ms", percentile_ms(counts.latencies_us, 50)},
          {"p99_ms", percentile_ms(counts.latencies_us, 99)},
          {"wake_ups_per_action", measured.wake_ups / actions},
          {"wal_bytes_per_action", measured.wal_bytes / actions},
          {"load_core_share", measured.load_cpu_s / measured.seconds}};
}

Figures at_rate(const Measured& measured, LoadCounts& counts) {
  const auto actions = static_cast<double>(counts.actions);
  return {{"actions", actions},
          {"p50_ms", percentile_ms(counts.latencies_us, 50)},
          {"p99_ms", percentile_ms(counts.latencies_us, 99)},
          {"p99_9_ms", percentile_ms(counts.latencies_us, 99.9)},
          {"cpu_us_per_action", measured.cpu_s * 1e6 / actions},
          {"wake_ups_per_action", measured.wake_ups / actions},
          {"wal_bytes_per_action", measured.wal_bytes / actions}};
}

}  // namespace

void run_moves(Bench& bench, Kind kind) {
  const Sizes& sizes = bench.sizes;
  const std::string name(name_of(kind));
  Server server(bench.place, kind, bench.loop);
  LoadCounts counts;
  const Tables tables = rooms_of_two(bench, kind, counts);
  Measured most;
  if (open_all(bench.loop, tables, server.port(), seconds(60))) {
    most = measure(server, [&] {
      return play_closed(bench.loop, tables, sizes.matches * kActionsAMatch, tables.size(),
                         seconds(120));
    });
  }
  if (bench.failed("moves", kind, most.ok && !counts.latencies_us.empty(), counts)) return;
  bench.results.add("moves", name, saturated(most, counts));
  counts = {};
  const Measured rate = measure(server, [&] {
    return play_rate(bench.loop, tables, static_cast<double>(sizes.rate_per_second),
                     sizes.rate_actions, seconds(10));
  });
  if (bench.failed("rate", kind, rate.ok && !counts.latencies_us.empty(), counts)) return;
  bench.results.add("rate", name, at_rate(rate, counts));
  add_handlers(bench, "moves", server);
}

}  // namespace gridmates::bench
