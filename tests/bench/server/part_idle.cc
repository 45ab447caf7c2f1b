// The cost of idle connections: each sends a heartbeat as often as gridmatesd requires, which is
// answered. On the relay each sends a message that comes back.
#include <functional>
#include <string>

#include "tests/bench/server/guests.h"
#include "tests/bench/server/parts.h"

namespace gridmates::bench {
namespace {

using std::chrono::seconds;

constexpr seconds kHeartbeat(15);
constexpr seconds kBoardsWindow(10);

// While nobody plays, a server makes boards ahead, with pauses: waits until it has enough.
void wait_for_boards(Bench& bench, Server& server) {
  const Time give_up = Clock::now() + seconds(bench.sizes.boards_seconds);
  const double idle_s = 0.01 * static_cast<double>(kBoardsWindow.count());
  while (Clock::now() < give_up) {
    const double before_s = server.usage().cpu_s;
    bench.loop.run_for(kBoardsWindow);
    if (server.usage().cpu_s - before_s < idle_s) return;
  }
}

// `beat` keeps the connections alive for Sizes::idle_seconds.
void add_idle(Bench& bench, Kind kind, Server& server, const std::function<bool()>& beat) {
  const Usage before = server.usage();
  const Time begin = Clock::now();
  if (bench.failed("idle", kind, beat(), {})) return;
  const Usage after = server.usage();
  const double took = std::chrono::duration<double>(Clock::now() - begin).count();
  bench.results.add(
      "idle", std::string(name_of(kind)),
      {{"connections", static_cast<double>(bench.sizes.idle_connections)},
       {"cpu_percent", (after.cpu_s - before.cpu_s) * 100 / took},
       {"wake_ups_per_s", static_cast<double>(after.wake_ups - before.wake_ups) / took}});
}

void run_relay(Bench& bench) {
  Server server(bench.place, Kind::kRelay, bench.loop);
  LoadCounts counts;
  Tables tables;
  for (std::uint32_t i = 0; i < bench.sizes.idle_connections; ++i) {
    tables.push_back(relay_table(bench.loop, counts, i, 1));
  }
  const bool ok = open_all(bench.loop, tables, server.port(), seconds(60)) && server.rest();
  if (bench.failed("idle", Kind::kRelay, ok, counts)) return;
  const seconds time(bench.sizes.idle_seconds);
  const auto beats = static_cast<std::size_t>(tables.size() * time / kHeartbeat);
  const double per_second = static_cast<double>(tables.size()) / kHeartbeat.count();
  add_idle(bench, Kind::kRelay, server,
           [&] { return play_rate(bench.loop, tables, per_second, beats, time + seconds(10)); });
}

}  // namespace

void run_idle(Bench& bench) {
  run_relay(bench);
  Server server(bench.place, Kind::kGridmatesd, bench.loop);
  Guests guests(bench.loop, bench.sizes.idle_connections);
  LoadCounts counts;
  wait_for_boards(bench, server);
  const bool ok = guests.sign_in(server.port(), seconds(60)) && server.rest();
  counts.first_error = guests.why();
  if (bench.failed("idle", Kind::kGridmatesd, ok, counts)) return;
  add_idle(bench, Kind::kGridmatesd, server,
           [&] { return guests.idle(seconds(bench.sizes.idle_seconds), kHeartbeat); });
}

}  // namespace gridmates::bench
