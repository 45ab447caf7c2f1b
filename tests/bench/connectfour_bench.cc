// How fast Connect Four positions are solved, in CPU time. docs/BENCHMARKS.md has figures beside
// another solver's.
//
//     connectfour_bench --make N [--plies N] [--seed N]
//     connectfour_bench [--nodes N] FILE
//
// The first form prints random positions in which nobody can win at once, one per line, as the
// columns that were played: "4453". The second one reads such lines and prints after each the value
// for the player to move, 1, 0 or -1, or "unknown" if the nodes were not enough; then, on standard
// error, how many were solved, and how fast. The time includes reading the lines, and the search
// with its transposition table, which is new for each line.
#include <cstdio>
#include <fstream>
#include <optional>
#include <string>

#include "engine/connectfour/think.h"
#include "engine/core/seeds.h"
#include "tests/bench/bench.h"

namespace gridmates::connectfour {
namespace {

using namespace bench;

struct Order {
  std::uint64_t make = 0;
  int plies = 14;
  std::uint64_t seed = 1;
  std::uint64_t nodes = 100'000'000;
  std::string file;
};

bool is_over(const Position& position) {
  return in_fours(position.x) != 0 || in_fours(position.o) != 0;
}

// The position after these columns; nullopt if a column is full or unknown.
std::optional<Position> played(const std::string& columns) {
  Position position;
  for (const char column : columns) {
    if (column < '1' || column >= '1' + kColumns || is_over(position)) return std::nullopt;
    const auto cell = landing_cell(position, static_cast<std::uint8_t>(column - '1'));
    if (!cell) return std::nullopt;
    position = with(position, next_disc(position), *cell);
  }
  return position;
}

bool can_win_at_once(const Position& position) {
  for (std::uint8_t column = 0; column < kColumns; ++column) {
    const auto cell = landing_cell(position, column);
    if (cell && is_over(with(position, next_disc(position), *cell))) return true;
  }
  return false;
}

void make(const Order& order) {
  core::Random random(core::seed_from(order.seed));
  for (std::uint64_t made = 0; made < order.make;) {
    std::string columns;
    for (int ply = 0; ply < order.plies; ++ply) {
      columns += static_cast<char>('1' + random.below(kColumns));
    }
    const auto position = played(columns);
    if (!position || is_over(*position) || can_win_at_once(*position)) continue;
    std::puts(columns.c_str());
    ++made;
  }
}

void solve(const Order& order) {
  std::ifstream lines(order.file);
  if (!lines) give_up(order.file + " cannot be read.");
  core::Random random(core::seed_from(order.seed));
  std::uint64_t positions = 0;
  std::uint64_t solved = 0;
  std::uint64_t nodes = 0;
  const double before = cpu_seconds();
  for (std::string line; std::getline(lines, line); ++positions) {
    const auto position = played(line);
    if (!position) give_up(line + " is no position.");
    const core::Found found = think(*position, skill_of(kBestLevel), order.nodes, random);
    nodes += found.nodes;
    solved += found.is_exact ? 1 : 0;
    const int sign = (found.score > 0) - (found.score < 0);
    std::printf("%s %s\n", line.c_str(), found.is_exact ? std::to_string(sign).c_str() : "unknown");
  }
  const double seconds = cpu_seconds() - before;
  std::fprintf(stderr, "%llu of %llu solved, %llu nodes, %.3f s, %.2f million nodes/s\n",
               static_cast<unsigned long long>(solved), static_cast<unsigned long long>(positions),
               static_cast<unsigned long long>(nodes), seconds,
               static_cast<double>(nodes) / seconds / 1e6);
}

int run(int argc, char** argv) {
  Order order;
  read_words(
      argc, argv, [&](const std::string& word) { order.file = word; },
      [&](const std::string& name, const char* value) {
        if (name == "--make") order.make = number(value);
        if (name == "--plies") order.plies = count(value);
        if (name == "--seed") order.seed = number(value);
        if (name == "--nodes") order.nodes = number(value);
        return name == "--make" || name == "--plies" || name == "--seed" || name == "--nodes";
      });
  if (order.make > 0) {
    make(order);
  } else {
    solve(order);
  }
  return 0;
}

}  // namespace
}  // namespace gridmates::connectfour

int main(int argc, char** argv) { return gridmates::connectfour::run(argc, argv); }
