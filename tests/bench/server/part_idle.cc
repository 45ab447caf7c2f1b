// What connections cost that only say that they are there: a heartbeat each, as often as the server
// asks for it.
#include <string>

#include "tests/bench/server/guests.h"
#include "tests/bench/server/parts.h"

namespace gridmates::bench {

void run_idle(Bench& bench) {
  constexpr auto kHeartbeat = std::chrono::seconds(15);
  Server server(bench.place, Kind::kGridmatesd, bench.loop);
  Guests guests(bench.loop, bench.sizes.idle_connections);
  Tally tally;
  bool ok = guests.sign_in(server.port(), std::chrono::seconds(60)) && server.rest();
  const Usage before = server.usage();
  const Time begin = Clock::now();
  ok = ok && guests.idle(std::chrono::seconds(bench.sizes.idle_seconds), kHeartbeat);
  const Usage after = server.usage();
  const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  tally.first_error = guests.why();
  if (bench.failed("idle", Kind::kGridmatesd, ok, tally)) return;
  bench.results.add(
      "idle", "gridmatesd",
      {{"connections", static_cast<double>(bench.sizes.idle_connections)},
       {"cpu_percent", (after.cpu_s - before.cpu_s) * 100 / seconds},
       {"wake_ups_per_s", static_cast<double>(after.wake_ups - before.wake_ups) / seconds}});
}

}  // namespace gridmates::bench
