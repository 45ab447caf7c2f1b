// How fast the solver is, file by file, in CPU time. docs/SUDOKU.md says how to read it.
//
//     sudoku_bench [--solver NAME]... [--limit N] [--rounds N] [--nodes N] [--json] FILE...
//
// A file has one puzzle at the beginning of each line, and the rest after a blank is ignored;
// measured is reading the line into a grid and counting its solutions. Or it has grids of any shape
// as tests/engine/sudoku/solver/large_files.h says. Rounds of the solvers are interleaved and the
// median is printed, because other work shares the machine; of large grids also the median and the
// longest time of a grid.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/sudoku/grid/text.h"
#include "engine/sudoku/solver/any_shape.h"
#include "tests/bench/bench.h"
#include "tests/engine/sudoku/banded/banded.h"
#include "tests/engine/sudoku/solver/large_files.h"

namespace gridmates::sudoku {
namespace {

using namespace bench;

// A path of the solver, or the banded search, which is only for 9x9.
struct Contender {
  std::string name;
  std::optional<SolverPath> path;

  Solutions count(const Grid& grid, std::uint64_t limit, const Effort& effort) const {
    return path ? count_solutions(grid, limit, effort) : find_banded(grid, limit, effort);
  }
};

struct Order {
  std::vector<Contender> contenders;
  std::uint64_t limit = 2;
  std::size_t rounds = 9;
  std::uint64_t nodes = ~std::uint64_t{0};
  bool json = false;
  std::vector<std::string> files;
};

// A file holds one kind or the other.
struct Puzzles {
  std::vector<std::string> lines;
  std::vector<LargeGrid> large;
  std::size_t size() const { return lines.size() + large.size(); }
};

struct Figures {
  std::vector<double> seconds;         // of each round
  std::vector<double> median_seconds;  // of a large grid, by round
  std::vector<double> worst_seconds;   // of the slowest one, by round
  std::uint64_t solutions = 0;
  std::uint64_t guesses = 0;
  std::uint64_t nodes = 0;
  std::uint64_t undecided = 0;
};

constexpr double kShortestRoundSeconds = 0.02;

Puzzles read_puzzles(const std::string& file) {
  std::ifstream in(file);
  if (!in) give_up(file + " cannot be read.");
  Puzzles puzzles;
  for (std::string line; std::getline(in, line);) {
    if (line.find(',') != std::string::npos) {
      puzzles.large.push_back(large_grid(line));
      continue;
    }
    line.resize(std::min(line.find(' '), line.size()));
    const auto grid = parse_line(line);
    if (!grid) give_up(file + ": " + grid.error().message);
    puzzles.lines.push_back(std::move(line));
  }
  if (puzzles.size() == 0) give_up(file + " has no puzzle.");
  return puzzles;
}

void add(const Solutions& told, Figures& figures) {
  figures.solutions += told.found;
  figures.guesses += told.guesses;
  figures.nodes += told.nodes;
  figures.undecided += told.decided ? 0 : 1;
}

double median_of(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values.empty() ? 0 : values[values.size() / 2];
}

// Times each grid by itself: they are slow enough for the clock.
void solve_large(const std::vector<LargeGrid>& grids, std::uint64_t limit, const Effort& effort,
                 Figures& figures) {
  if (grids.empty()) return;
  std::vector<double> seconds;
  for (const LargeGrid& grid : grids) {
    const double begin = cpu_seconds();
    add(count_solutions(grid.shape, grid.digits, limit, effort), figures);
    seconds.push_back(cpu_seconds() - begin);
  }
  figures.worst_seconds.push_back(*std::max_element(seconds.begin(), seconds.end()));
  figures.median_seconds.push_back(median_of(seconds));
}

// One round over all puzzles, repeated until it is long enough for the clock.
void run_round(const Puzzles& puzzles, const Contender& contender, const Order& order,
               Figures& figures) {
  const Effort effort{.max_nodes = order.nodes,
                      .path = contender.path.value_or(SolverPath::kFastest)};
  const double begin = cpu_seconds();
  double spent = 0;
  int times = 0;
  do {
    figures.solutions = figures.guesses = figures.nodes = figures.undecided = 0;
    for (const std::string& line : puzzles.lines) {
      add(contender.count(*parse_line(line), order.limit, effort), figures);
    }
    solve_large(puzzles.large, order.limit, effort, figures);
    spent = cpu_seconds() - begin;
    ++times;
  } while (spent < kShortestRoundSeconds);
  figures.seconds.push_back(spent / times);
}

void print(const Order& order, const std::string& file, std::size_t puzzles,
           const std::string& solver, const Figures& figures) {
  const double median = median_of(figures.seconds);
  const auto count = static_cast<double>(puzzles);
  const std::string name = file.substr(file.find_last_of('/') + 1);
  std::printf(order.json ? "{\"file\": \"%s\", \"solver\": \"%s\", \"puzzles\": %zu, "
                           "\"puzzles_per_s\": %.0f, \"ns_per_puzzle\": %.0f, "
                           "\"guesses_per_puzzle\": %.3f, \"nodes_per_puzzle\": %.3f, "
                           "\"solutions\": %llu, \"undecided\": %llu"
                         : "%-34s %-12s %6zu puzzles %9.0f /s %8.0f ns %9.3f guesses %9.3f nodes "
                           "%llu solutions %llu undecided",
              name.c_str(), solver.c_str(), puzzles, count / median, median / count * 1e9,
              static_cast<double>(figures.guesses) / count,
              static_cast<double>(figures.nodes) / count,
              static_cast<unsigned long long>(figures.solutions),
              static_cast<unsigned long long>(figures.undecided));
  if (!figures.median_seconds.empty()) {
    std::printf(
        order.json ? ", \"median_ms\": %.3f, \"worst_ms\": %.3f" : " median %.3f ms worst %.3f ms",
        median_of(figures.median_seconds) * 1e3, median_of(figures.worst_seconds) * 1e3);
  }
  std::puts(order.json ? "}" : "");
  std::fflush(stdout);
}

void measure(const Order& order, const std::string& file) {
  const auto puzzles = read_puzzles(file);
  for (const Contender& contender : order.contenders) {
    if (!contender.path && !puzzles.large.empty()) give_up("banded is for 9x9 alone.");
  }
  std::vector<Figures> figures(order.contenders.size());
  for (std::size_t round = 0; round < order.rounds; ++round) {
    for (std::size_t i = 0; i < order.contenders.size(); ++i) {
      run_round(puzzles, order.contenders[i], order, figures[i]);
    }
  }
  for (std::size_t i = 0; i < order.contenders.size(); ++i) {
    print(order, file, puzzles.size(), order.contenders[i].name, figures[i]);
  }
}

Order read_order(int argc, char** argv) {
  Order order;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--json") {
      order.json = true;
    } else if (word.starts_with("--")) {
      if (++i == argc) give_up(word + " needs a value.");
      if (word == "--limit") {
        order.limit = number(argv[i]);
      } else if (word == "--nodes") {
        order.nodes = number(argv[i]);
      } else if (word == "--rounds") {
        order.rounds = number(argv[i]);
      } else if (const auto path = path_named(argv[i]); word == "--solver" && path) {
        if (!is_available(*path)) give_up(std::string(argv[i]) + " is not available here.");
        order.contenders.push_back({argv[i], *path});
      } else if (word == "--solver" && argv[i] == std::string_view("banded")) {
        order.contenders.push_back({argv[i], std::nullopt});
      } else {
        give_up(word + " " + argv[i] + " means nothing.");
      }
    } else {
      order.files.push_back(word);
    }
  }
  if (order.files.empty()) give_up("which FILE?");
  if (order.contenders.empty()) order.contenders = {{"fastest", SolverPath::kFastest}};
  return order;
}

}  // namespace
}  // namespace gridmates::sudoku

int main(int argc, char** argv) {
  const auto order = gridmates::sudoku::read_order(argc, argv);
  for (const std::string& file : order.files) gridmates::sudoku::measure(order, file);
}
