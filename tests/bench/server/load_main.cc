// bench_load: loads relay, floor and gridmatesd in turn and compares them. One thread; the servers
// run on one core, it on another. Every run is bounded in time, and so is the whole.
#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <set>
#include <string>

#include "tests/bench/server/parts.h"

namespace {

using namespace gridmates::bench;

constexpr unsigned kLifeSeconds = 6 * 3600;

// The first core that this process may use is the server's, the last one its own.
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
  sizes.rate_per_second = 200;
  sizes.rate_seconds = 1;
  return sizes;
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
}

}  // namespace

int main(int argc, char** argv) {
  Place place;
  place.programs = std::filesystem::canonical("/proc/self/exe").parent_path();
  place.scratch = place.programs.parent_path() / "bench-data";
  std::filesystem::create_directories(place.scratch);
  int rounds = 9;
  bool smoke = false;
  std::vector<std::string> parts;
  CLI::App app("Compares gridmatesd with a bare relay and with a durable floor.", "bench_load");
  app.add_option("--rounds", rounds, "of what is compared")->check(CLI::Range(1, 99));
  app.add_flag("--smoke", smoke, "every part, with tiny counts");
  app.add_option("PART", parts, "which; all when none is named")->check(CLI::IsMember({"moves"}));
  CLI11_PARSE(app, argc, argv);
  if (smoke) rounds = 1;
  ::alarm(kLifeSeconds);
  take_cores(place);
  raise_descriptor_limit();
  Loop loop;
  Results results;
  Bench bench{loop, place, smoke ? smoke_sizes() : Sizes{}, results};
  const auto wanted = [&parts](const std::string& part) {
    return parts.empty() || std::ranges::find(parts, part) != parts.end();
  };
  for (int round = 0; round < rounds; ++round) {
    if (!wanted("moves")) break;
    for (const Kind kind : {Kind::kRelay, Kind::kFloor, Kind::kGridmatesd}) run_moves(bench, kind);
  }
  add_ratios(results);
  results.print_medians();
  return results.ok() ? 0 : 1;
}
