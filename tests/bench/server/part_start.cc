// Starting with many open rooms, starting with one room of a long journal, and reconnecting after
// the server was killed.
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "tests/bench/server/handlers.h"
#include "tests/bench/server/multiply.h"
#include "tests/bench/server/parts.h"
#include "tests/bench/server/play.h"
#include "tests/bench/server/room_table.h"
#include "tests/bench/server/visitor.h"

namespace gridmates::bench {
namespace {

using std::chrono::seconds;

constexpr std::size_t kSudokuSeats = 6;
constexpr std::size_t kOriginals = 40;        // rooms that are played, before they are copied
constexpr std::size_t kActionsOfEvents = 18;  // a match, and six moves of the next: ...
constexpr std::uint64_t kEvents = 26;         // ... as many events, with those of opening the room

std::vector<std::unique_ptr<RoomTable>> new_rooms(Bench& bench, LoadCounts& counts,
                                                  std::size_t rooms, std::size_t seats) {
  std::vector<std::unique_ptr<RoomTable>> tables;
  for (std::size_t i = 0; i < rooms; ++i) {
    auto script = seats == 2 ? tic_tac_toe() : sudoku(seats);
    tables.push_back(std::make_unique<RoomTable>(bench.loop, counts, seats, std::move(script)));
  }
  return tables;
}

Tables as_tables(std::vector<std::unique_ptr<RoomTable>>& rooms) {
  Tables tables;
  for (auto& room : rooms) tables.push_back(std::move(room));
  return tables;
}

Client& host_of(const std::unique_ptr<Table>& table) {
  return static_cast<RoomTable&>(*table).client(0);
}

// Plays some rooms on a server of their own and ends it; returns the hosts, empty on failure.
std::vector<Person> play_and_stop(Bench& bench, const Folder& folder, LoadCounts& counts,
                                  std::size_t rooms, std::size_t seats, std::size_t actions) {
  std::vector<Person> hosts;
  Server server(bench.place, Kind::kGridmatesd, bench.loop, folder.path());
  auto played = new_rooms(bench, counts, rooms, seats);
  const Tables tables = as_tables(played);
  const auto patience = seconds(60 + actions / 100);
  if (!open_all(bench.loop, tables, server.port(), patience)) return hosts;
  if (!play_closed(bench.loop, tables, actions, rooms, patience)) return hosts;
  for (const auto& table : tables) {
    if (seats == 2 && host_of(table).last_seq() != kEvents) return {};
    hosts.emplace_back(host_of(table));
    static_cast<RoomTable&>(*table).drop();
  }
  return server.stop() ? hosts : std::vector<Person>{};
}

}  // namespace

void run_start(Bench& bench) {
  const Folder folder(bench.place.scratch);
  LoadCounts counts;
  const auto hosts = play_and_stop(bench, folder, counts, kOriginals, 2, kActionsOfEvents);
  if (bench.failed("start", Kind::kGridmatesd, !hosts.empty(), counts)) return;
  multiply_rooms(folder.path(), bench.sizes.start_rooms);
  {
    // What a server stores about rooms when it first loads them is stored here.
    Server first(bench.place, Kind::kGridmatesd, bench.loop, folder.path());
    if (bench.failed("start", Kind::kGridmatesd, first.rest() && first.stop(), counts)) return;
  }
  Server server(bench.place, Kind::kGridmatesd, bench.loop, folder.path());
  const double first_ms = enter_ms(bench.loop, server.port(), hosts.front());
  std::vector<double> entries;
  for (std::size_t i = 1; i < hosts.size(); ++i) {
    entries.push_back(enter_ms(bench.loop, server.port(), hosts[i]));
  }
  const bool ok = first_ms >= 0 && std::ranges::min(entries) >= 0 && server.rest();
  if (bench.failed("start", Kind::kGridmatesd, ok, counts)) return;
  bench.results.add("start", "gridmatesd",
                    {{"rooms", static_cast<double>(bench.sizes.start_rooms)},
                     {"listening_s", server.seconds_to_listen()},
                     {"rss_mb", static_cast<double>(server.usage().rss_kib) * 1024 / 1e6},
                     {"first_entry_ms", first_ms},
                     {"entry_ms", median(entries)}});
}

void run_long(Bench& bench) {
  const Folder folder(bench.place.scratch);
  LoadCounts counts;
  const auto hosts = play_and_stop(bench, folder, counts, 1, kSudokuSeats, bench.sizes.long_moves);
  if (bench.failed("long", Kind::kGridmatesd, !hosts.empty(), counts)) return;
  Server server(bench.place, Kind::kGridmatesd, bench.loop, folder.path());
  const double entry_ms = enter_ms(bench.loop, server.port(), hosts.front());
  if (bench.failed("long", Kind::kGridmatesd, entry_ms >= 0, counts)) return;
  bench.results.add("long", "gridmatesd",
                    {{"moves", static_cast<double>(bench.sizes.long_moves)},
                     {"listening_s", server.seconds_to_listen()},
                     {"first_entry_ms", entry_ms}});
  add_handlers(bench, "long", server);
}

void run_reconnect(Bench& bench) {
  constexpr std::size_t kSeats = 4;
  const Folder folder(bench.place.scratch);
  LoadCounts counts;
  auto played = new_rooms(bench, counts, bench.sizes.reconnect_rooms, kSeats);
  std::vector<RoomTable*> rooms;
  for (const auto& room : played) rooms.push_back(room.get());
  const Tables tables = as_tables(played);
  const auto play = [&](std::size_t actions) {
    return play_closed(bench.loop, tables, actions, tables.size(), seconds(60));
  };
  {
    Server server(bench.place, Kind::kGridmatesd, bench.loop, folder.path());
    const bool ok = open_all(bench.loop, tables, server.port(), seconds(120)) && play(5);
    server.kill();
    for (RoomTable* room : rooms) room->drop();
    if (bench.failed("reconnect", Kind::kGridmatesd, ok, counts)) return;
  }
  Server server(bench.place, Kind::kGridmatesd, bench.loop, folder.path());
  const Time begin = Clock::now();
  bool ok = come_back_all(bench.loop, rooms, server.port(), seconds(60));
  const double took = std::chrono::duration<double>(Clock::now() - begin).count();
  ok = ok && play(1);
  if (bench.failed("reconnect", Kind::kGridmatesd, ok, counts)) return;
  bench.results.add("reconnect", "gridmatesd",
                    {{"clients", static_cast<double>(rooms.size() * kSeats)},
                     {"live_again_s", took},
                     {"listening_s", server.seconds_to_listen()}});
  add_handlers(bench, "reconnect", server);
}

}  // namespace gridmates::bench
