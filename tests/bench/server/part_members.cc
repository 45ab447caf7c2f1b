// The cost of each further member of a room: moves of the first two members, in rooms of two and of
// eight; a Sudoku on gridmatesd, further receivers on the relay.
#include <string>

#include "tests/bench/server/measure.h"
#include "tests/bench/server/parts.h"
#include "tests/bench/server/play.h"

namespace gridmates::bench {
namespace {

using std::chrono::seconds;

constexpr std::size_t kFew = 2;
constexpr std::size_t kMany = 8;  // at a Sudoku six of them sit and two watch

// CPU time of a move in rooms of `seats`; 0 on failure.
double cpu_us_per_move(Bench& bench, Kind kind, std::size_t seats) {
  Server server(bench.place, kind, bench.loop);
  LoadCounts counts;
  Tables tables;
  for (std::uint32_t i = 0; i < bench.sizes.member_rooms; ++i) {
    tables.push_back(kind == Kind::kGridmatesd ? room_table(bench.loop, counts, seats, sudoku(kFew))
                                               : relay_table(bench.loop, counts, i, seats));
  }
  const auto play = [&](std::size_t actions) {
    return play_closed(bench.loop, tables, actions, tables.size(), seconds(120));
  };
  bool ok = open_all(bench.loop, tables, server.port(), seconds(120)) && play(1);
  counts.actions = 0;
  Measured measured;
  if (ok) measured = measure(server, [&] { return play(bench.sizes.member_moves); });
  if (bench.failed("members", kind, measured.ok && counts.actions > 0, counts)) return 0;
  return measured.cpu_s * 1e6 / static_cast<double>(counts.actions);
}

}  // namespace

void run_members(Bench& bench, Kind kind) {
  const double few = cpu_us_per_move(bench, kind, kFew);
  const double many = few > 0 ? cpu_us_per_move(bench, kind, kMany) : 0;
  if (many == 0) return;
  bench.results.add("members", std::string(name_of(kind)),
                    {{"cpu_us_per_move_of_2", few},
                     {"cpu_us_per_move_of_8", many},
                     {"cpu_us_per_further", (many - few) / (kMany - kFew)}});
}

}  // namespace gridmates::bench
