// Memory of a connection in a room of two, fresh and after many matches; and the bytes written to
// SQLite's log per action, when actions come in groups of fifty.
#include <algorithm>
#include <random>
#include <string>
#include <utility>

#include "tests/bench/server/measure.h"
#include "tests/bench/server/parts.h"
#include "tests/bench/server/play.h"

namespace gridmates::bench {
namespace {

using std::chrono::seconds;

constexpr std::size_t kGroup = 50;

double kib_per_connection(const Usage& empty, const Usage& now, std::size_t rooms) {
  const double more = static_cast<double>(now.rss_kib) - static_cast<double>(empty.rss_kib);
  return more / static_cast<double>(2 * rooms);
}

}  // namespace

void run_memory(Bench& bench, Kind kind) {
  Server server(bench.place, kind, bench.loop);
  LoadCounts counts;
  Tables tables = rooms_of_two(bench, kind, counts);
  // A first room pages in the program's code, which is not memory of connections.
  Tables first;
  first.push_back(std::move(tables.back()));
  tables.pop_back();
  bool ok = server.rest();
  const Usage empty = server.usage();
  ok = ok && open_all(bench.loop, first, server.port(), seconds(60)) &&
       play_closed(bench.loop, first, kActionsAMatch, 1, seconds(60)) && server.rest();
  const Usage one = server.usage();
  ok = ok && open_all(bench.loop, tables, server.port(), seconds(60)) && server.rest();
  const Usage fresh = server.usage();
  if (bench.failed("memory", kind, ok, counts)) return;
  const std::size_t actions = bench.sizes.memory_matches * kActionsAMatch;
  ok = play_closed(bench.loop, tables, actions, tables.size(), seconds(300)) && server.rest();
  const Usage played = server.usage();
  if (bench.failed("memory", kind, ok, counts)) return;
  const std::string moves = std::to_string(bench.sizes.memory_matches * 9);
  const std::size_t all = tables.size() + first.size();
  bench.results.add(
      "memory", std::string(name_of(kind)),
      {{"kib_per_connection_fresh", kib_per_connection(empty, fresh, all)},
       {"kib_per_connection_after_" + moves, kib_per_connection(empty, played, all)},
       {"kib_beyond_first_room_fresh", kib_per_connection(one, fresh, tables.size())},
       {"kib_beyond_first_room_after_" + moves, kib_per_connection(one, played, tables.size())}});
}

void run_log(Bench& bench, Kind kind) {
  Server server(bench.place, kind, bench.loop);
  LoadCounts counts;
  Tables tables = rooms_of_two(bench, kind, counts);
  const auto play = [&](std::size_t matches, std::size_t window) {
    return play_closed(bench.loop, tables, matches * kActionsAMatch, window, seconds(300));
  };
  bool ok = open_all(bench.loop, tables, server.port(), seconds(60));
  // Rooms that act together are then not adjacent in the order of rooms or in any index.
  std::ranges::shuffle(tables, std::mt19937(1));
  // First matches, so that every player has runs and the tables have some size.
  ok = ok && play(bench.sizes.log_matches_before, tables.size());
  counts.actions = 0;
  Measured measured;
  if (ok) measured = measure(server, [&] { return play(bench.sizes.matches, kGroup); });
  const bool wrote = measured.wal_bytes > 0 && counts.actions > 0;
  if (bench.failed("log", kind, measured.ok && wrote, counts)) return;
  const auto actions = static_cast<double>(counts.actions);
  bench.results.add(
      "log", std::string(name_of(kind)),
      {{"actions", actions}, {"wal_kb_per_action", measured.wal_bytes / actions / 1000}});
}

}  // namespace gridmates::bench
