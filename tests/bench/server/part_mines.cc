// Six players at a field of 50x50: the server's cost of opening one cell, and the time until the
// last of the six sees about 2,000 cells opened by the first click, which includes laying the field
// for that click.
#include <memory>
#include <string>
#include <vector>

#include "tests/bench/server/handlers.h"
#include "tests/bench/server/measure.h"
#include "tests/bench/server/mines_script.h"
#include "tests/bench/server/parts.h"
#include "tests/bench/server/play.h"
#include "tests/bench/server/room_table.h"

namespace gridmates::bench {
namespace {

using std::chrono::seconds;

constexpr std::size_t kSix = 6;
constexpr std::uint32_t kManyMines = 500;  // a field of numbers
constexpr std::uint32_t kFewMines = 160;   // the first click opens most of it
constexpr std::uint32_t kLarge = 1'000;    // cells; giving up shows fewer
constexpr auto kBetween =
    std::chrono::milliseconds(30);  // for what the server does when a match ends

struct MinesRoom {
  MinesScript* script = nullptr;
  RoomTable* table = nullptr;
};

struct MinesRooms {
  std::vector<MinesRoom> rooms;
  Tables tables;
};

MinesRooms new_rooms(Bench& bench, LoadCounts& counts, std::size_t count, std::uint32_t mines) {
  MinesRooms all;
  for (std::size_t i = 0; i < count; ++i) {
    auto script = std::make_unique<MinesScript>(mines);
    MinesRoom room{script.get(), nullptr};
    auto table = std::make_unique<RoomTable>(bench.loop, counts, kSix, std::move(script));
    room.table = table.get();
    all.rooms.push_back(room);
    all.tables.push_back(std::move(table));
  }
  return all;
}

// Gives up the first match after one click; then the host gets a snapshot of the whole field.
bool show_fields(Bench& bench, MinesRooms& all) {
  for (MinesRoom& room : all.rooms) {
    room.script->plan_start();
    room.script->plan_open(0, MinesScript::kFirst);
    room.script->plan_give_up(0);
  }
  if (!play_closed(bench.loop, all.tables, 3, all.tables.size(), seconds(60))) return false;
  for (MinesRoom& room : all.rooms) room.table->client(0).resume(true);
  const auto back = [&all] {
    return std::ranges::all_of(all.rooms, [](const MinesRoom& room) {
      return room.table->client(0).state() == Client::State::kInRoom;
    });
  };
  return bench.loop.run_until(back, Clock::now() + seconds(30));
}

// Starts rematches, each with its first opening done; plans the openings of single cells.
bool begin_rematches(Bench& bench, MinesRooms& all) {
  for (MinesRoom& room : all.rooms) {
    const v1::RoomView& view = room.table->client(0).snapshot().view();
    if (view.matches_size() != 1) return false;
    const auto cells = cells_that_open_alone(view.matches(0).minesweeper());
    if (cells.size() < bench.sizes.mines_opens) return false;
    room.script->plan_rematch();
    room.script->plan_start();
    for (std::size_t i = 0; i < bench.sizes.mines_opens; ++i) {
      room.script->plan_open(i % kSix, cells[i]);
    }
  }
  return play_closed(bench.loop, all.tables, 2, all.tables.size(), seconds(60));
}

void run_single_cells(Bench& bench) {
  Server server(bench.place, Kind::kGridmatesd, bench.loop);
  LoadCounts counts;
  MinesRooms all = new_rooms(bench, counts, bench.sizes.mines_rooms, kManyMines);
  std::uint64_t cells = 0;
  Measured measured;
  if (open_all(bench.loop, all.tables, server.port(), seconds(60)) && show_fields(bench, all) &&
      begin_rematches(bench, all)) {
    counts.actions = 0;
    counts.latencies_us.clear();
    for (MinesRoom& room : all.rooms) {
      room.table->on_event([&cells](std::size_t seat, const Received& event) {
        if (seat == 0) cells += event.cells;
      });
    }
    measured = measure(server, [&] {
      return play_closed(bench.loop, all.tables, bench.sizes.mines_opens, all.tables.size(),
                         seconds(120));
    });
  }
  if (bench.failed("mines", Kind::kGridmatesd, measured.ok && counts.actions > 0, counts)) return;
  const auto actions = static_cast<double>(counts.actions);
  bench.results.add("mines", "gridmatesd",
                    {{"openings", actions},
                     {"cells_per_opening", static_cast<double>(cells) / actions},
                     {"cpu_ms_per_opening", measured.cpu_s * 1e3 / actions}});
  add_handlers(bench, "mines", server);
}

void run_large_openings(Bench& bench) {
  Server server(bench.place, Kind::kGridmatesd, bench.loop);
  LoadCounts counts;
  MinesRooms all = new_rooms(bench, counts, 1, kFewMines);
  MinesScript& script = *all.rooms.front().script;
  std::uint64_t seen = 0;
  all.rooms.front().table->on_event([&seen](std::size_t seat, const Received& event) {
    if (seat == 0 && event.cells > kLarge) seen += event.cells;
  });
  const auto play = [&](std::size_t actions) {
    return play_closed(bench.loop, all.tables, actions, 1, seconds(30));
  };
  script.plan_start();
  script.plan_open(0, MinesScript::kFirst);
  bool ok = open_all(bench.loop, all.tables, server.port(), seconds(60)) && play(2);
  counts.latencies_us.clear();
  seen = 0;
  for (std::size_t i = 0; ok && i < bench.sizes.mines_matches; ++i) {
    script.plan_give_up(0);
    script.plan_next();
    script.plan_start();
    ok = play(3);
    bench.loop.run_for(kBetween);
    script.plan_open(0, MinesScript::kFirst);  // only the host moves: it gives up without a vote
    ok = ok && play(1);
  }
  const double cells = static_cast<double>(seen);
  if (bench.failed("mines_large", Kind::kGridmatesd, ok && cells > 0, counts)) return;
  const auto openings = static_cast<double>(counts.latencies_us.size());
  bench.results.add("mines_large", "gridmatesd",
                    {{"openings", openings},
                     {"cells_per_opening", cells / openings},
                     {"last_of_six_p50_ms", percentile_ms(counts.latencies_us, 50)},
                     {"last_of_six_p99_ms", percentile_ms(counts.latencies_us, 99)}});
  add_handlers(bench, "mines_large", server);
}

}  // namespace

void run_mines(Bench& bench) {
  run_single_cells(bench);
  run_large_openings(bench);
}

}  // namespace gridmates::bench
