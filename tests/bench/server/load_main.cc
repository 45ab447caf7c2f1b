// bench_load: loads relay, floor and gridmatesd in turn and compares them. One thread; the servers
// run on one core, this program on another. Each run and the whole are bounded in time.
#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/bench/server/parts.h"

namespace {

using namespace gridmates::bench;

constexpr unsigned kLifeSeconds = 6 * 3600;

// The servers get the first core that this process may use, this program the last one.
void take_cores(Place& place) {
  cpu_set_t allowed;
  if (::sched_getaffinity(0, sizeof allowed, &allowed) != 0) return;
  bool found = false;
  for (int core = 0; core < CPU_SETSIZE; ++core) {
    if (!CPU_ISSET(core, &allowed)) continue;
    if (!found) place.server_core = core;
    place.load_core = core;
    found = true;
  }
  cpu_set_t own;
  CPU_ZERO(&own);
  CPU_SET(place.load_core, &own);
  ::sched_setaffinity(0, sizeof own, &own);
}

void raise_descriptor_limit() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

Sizes smoke_sizes() {
  Sizes sizes;
  sizes.rooms = 10;
  sizes.matches = 1;
  sizes.rate_per_second = 500;
  sizes.rate_actions = 100;
  sizes.member_rooms = 3;
  sizes.member_moves = 3;
  sizes.memory_matches = 1;
  sizes.log_matches_before = 1;
  sizes.idle_connections = 20;
  sizes.idle_seconds = 1;
  sizes.boards_seconds = 0;
  sizes.start_rooms = 100;
  sizes.long_moves = 100;
  sizes.reconnect_rooms = 5;
  sizes.mines_rooms = 2;
  sizes.mines_opens = 10;
  sizes.mines_matches = 5;
  sizes.counted_rooms = 1;
  sizes.counted_moves = 3;
  sizes.early_move = 3;
  sizes.late_move = 10;
  sizes.late_match = 3;
  return sizes;
}

constexpr const char* kPreface =
    R"(# Servers on core %d, load on core %d, %d rounds of what compares servers.
# CPU: user and system time of all threads of the server, from rest to rest, so with what it puts
#   off. At rest it uses less than 2 %% of a core and its log does not grow. Opening rooms and
#   signing in are outside.
# Latency: from sending a move to its receipt by the other seat, or by the last of more than two,
#   both in the load generator. Floor and gridmatesd send when the move is on the disk.
# Log: frames written into SQLite's write-ahead log, counted every 2 ms in its index.
)";

struct Part {
  std::string name;
  bool repeated;  // in every round
  void (*run)(Bench& bench);
};

// A part that throws counts as failed.
void run_part(Bench& bench, const Part& part) {
  try {
    part.run(bench);
  } catch (const std::exception& error) {
    bench.results.fail(part.name, "any", error.what());
  }
}

constexpr auto kAll = {Kind::kRelay, Kind::kFloor, Kind::kGridmatesd};
const std::array kParts = {
    Part{"moves", true,
         [](Bench& bench) {
           for (Kind kind : kAll) run_moves(bench, kind);
         }},
    Part{"members", true,
         [](Bench& bench) {
           run_members(bench, Kind::kRelay);
           run_members(bench, Kind::kGridmatesd);
         }},
    Part{"memory", false,
         [](Bench& bench) {
           run_memory(bench, Kind::kRelay);
           run_memory(bench, Kind::kGridmatesd);
         }},
    Part{"log", false,
         [](Bench& bench) {
           run_log(bench, Kind::kFloor);
           run_log(bench, Kind::kGridmatesd);
         }},
    Part{"idle", false, &run_idle},
    Part{"start", false, &run_start},
    Part{"long", false, &run_long},
    Part{"reconnect", false, &run_reconnect},
    Part{"mines", false, &run_mines},
    Part{"instructions", false, &run_instructions},
};

void run_rounds(Bench& bench, int rounds, const std::vector<std::string>& names) {
  std::printf(kPreface, bench.place.server_core, bench.place.load_core, rounds);
  for (int round = 0; round < rounds; ++round) {
    for (const Part& part : kParts) {
      const bool wanted = names.empty() || std::ranges::find(names, part.name) != names.end();
      if (wanted && (part.repeated || round == 0)) run_part(bench, part);
    }
  }
}

void add_ratios(Results& results) {
  const std::string relay = "moves.relay.cpu_us_per_action";
  results.ratio("ratio.cpu_per_action.gridmatesd/relay", "moves.gridmatesd.cpu_us_per_action",
                relay);
  results.ratio("ratio.cpu_per_action.floor/relay", "moves.floor.cpu_us_per_action", relay);
  for (const std::string figure : {"p50_ms", "p99_ms"}) {
    results.ratio("ratio.rate_" + figure + ".gridmatesd/floor", "rate.gridmatesd." + figure,
                  "rate.floor." + figure);
  }
  results.ratio("ratio.further_member.gridmatesd/relay", "members.gridmatesd.cpu_us_per_further",
                "members.relay.cpu_us_per_further");
}

}  // namespace

int main(int argc, char** argv) {
  Place place;
  place.programs = std::filesystem::canonical("/proc/self/exe").parent_path();
  place.scratch = place.programs.parent_path() / "bench-data";
  std::filesystem::create_directories(place.scratch);
  int rounds = 9;
  bool smoke = false;
  Sizes sizes;
  std::vector<std::string> names;
  CLI::App app("Compares gridmatesd with a bare relay and with a durable floor.", "bench_load");
  app.add_option("--rounds", rounds, "of the parts that compare servers")
      ->check(CLI::Range(1, 99))
      ->capture_default_str();
  app.add_flag("--smoke", smoke, "every part once, with tiny counts");
  app.add_option("--start-rooms", sizes.start_rooms, "open rooms of the part start")
      ->capture_default_str();
  app.add_option("--long-moves", sizes.long_moves, "moves in the room of the part long")
      ->capture_default_str();
  app.add_option("--reconnect-rooms", sizes.reconnect_rooms, "rooms of four of the part reconnect")
      ->check(CLI::Range(1, 2'000))
      ->capture_default_str();
  std::string known;
  for (const Part& part : kParts) known += " " + part.name;
  app.add_option("PART", names, "which, of:" + known + "; default: all");
  CLI11_PARSE(app, argc, argv);
  ::alarm(kLifeSeconds);
  take_cores(place);
  raise_descriptor_limit();
  Loop loop;
  Results results;
  Bench bench{loop, place, smoke ? smoke_sizes() : sizes, results};
  run_rounds(bench, smoke ? 1 : rounds, names);
  add_ratios(results);
  results.print_medians();
  return results.ok() ? 0 : 1;
}
