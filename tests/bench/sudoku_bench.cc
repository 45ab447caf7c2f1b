// How fast the solver is, file by file, in CPU time. docs/SUDOKU.md says how to read it.
//
//     sudoku_bench [--solver NAME]... [--limit N] [--rounds N] [--json] FILE...
//
// A file has one puzzle at the beginning of each line; what follows a blank is ignored. Rounds of
// the solvers are interleaved and the median is told, because other work shares the machine.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/sudoku/grid/text.h"
#include "engine/sudoku/solver/solver.h"

namespace gridmates::sudoku {
namespace {

struct Order {
  std::vector<SolverPath> paths;
  std::uint64_t limit = 2;
  std::size_t rounds = 9;
  bool json = false;
  std::vector<std::string> files;
};

struct Figures {
  std::vector<double> seconds;  // of each round
  std::uint64_t solutions = 0;
  std::uint64_t guesses = 0;
  std::uint64_t nodes = 0;
  std::uint64_t undecided = 0;
};

constexpr double kShortestRoundSeconds = 0.02;

[[noreturn]] void give_up(const std::string& why) {
  std::fprintf(stderr, "sudoku_bench: %s\n", why.c_str());
  std::exit(2);
}

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

std::vector<Grid> read_puzzles(const std::string& file) {
  std::ifstream in(file);
  if (!in) give_up(file + " cannot be read.");
  std::vector<Grid> puzzles;
  for (std::string line; std::getline(in, line);) {
    const auto grid = parse_line(std::string_view(line).substr(0, line.find(' ')));
    if (!grid) give_up(file + ": " + grid.error().message);
    puzzles.push_back(*grid);
  }
  if (puzzles.empty()) give_up(file + " has no puzzle.");
  return puzzles;
}

// One round over all puzzles, as often as it takes to last long enough for the clock.
void run_round(const std::vector<Grid>& puzzles, SolverPath path, std::uint64_t limit,
               Figures& figures) {
  const Effort effort{.max_nodes = ~std::uint64_t{0}, .path = path};
  const double begin = cpu_seconds();
  double spent = 0;
  int times = 0;
  do {
    figures.solutions = figures.guesses = figures.nodes = figures.undecided = 0;
    for (const Grid& puzzle : puzzles) {
      const Solutions told = count_solutions(puzzle, limit, effort);
      figures.solutions += told.found;
      figures.guesses += told.guesses;
      figures.nodes += told.nodes;
      figures.undecided += told.decided ? 0 : 1;
    }
    spent = cpu_seconds() - begin;
    ++times;
  } while (spent < kShortestRoundSeconds);
  figures.seconds.push_back(spent / times);
}

void print(const Order& order, const std::string& file, std::size_t puzzles, SolverPath path,
           Figures figures) {
  std::sort(figures.seconds.begin(), figures.seconds.end());
  const double median = figures.seconds[figures.seconds.size() / 2];
  const auto count = static_cast<double>(puzzles);
  const std::string solver(name_of(path));
  const std::string name = file.substr(file.find_last_of('/') + 1);
  std::printf(order.json ? "{\"file\": \"%s\", \"solver\": \"%s\", \"puzzles\": %zu, "
                           "\"puzzles_per_s\": %.0f, \"ns_per_puzzle\": %.0f, "
                           "\"guesses_per_puzzle\": %.3f, \"nodes_per_puzzle\": %.3f, "
                           "\"solutions\": %llu}\n"
                         : "%-34s %-12s %6zu puzzles %9.0f /s %8.0f ns %9.3f guesses %9.3f nodes "
                           "%llu solutions\n",
              name.c_str(), solver.c_str(), puzzles, count / median, median / count * 1e9,
              static_cast<double>(figures.guesses) / count,
              static_cast<double>(figures.nodes) / count,
              static_cast<unsigned long long>(figures.solutions));
  std::fflush(stdout);
}

void measure(const Order& order, const std::string& file) {
  const auto puzzles = read_puzzles(file);
  std::vector<Figures> figures(order.paths.size());
  for (std::size_t round = 0; round < order.rounds; ++round) {
    for (std::size_t i = 0; i < order.paths.size(); ++i) {
      run_round(puzzles, order.paths[i], order.limit, figures[i]);
    }
  }
  for (std::size_t i = 0; i < order.paths.size(); ++i) {
    print(order, file, puzzles.size(), order.paths[i], figures[i]);
  }
}

std::uint64_t number(const char* text) {
  char* end = nullptr;
  const std::uint64_t value = std::strtoull(text, &end, 10);
  if (*end != '\0' || value == 0) give_up(std::string(text) + " is no number above 0.");
  return value;
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
      } else if (word == "--rounds") {
        order.rounds = number(argv[i]);
      } else if (const auto path = path_named(argv[i]); word == "--solver" && path) {
        if (!is_available(*path)) give_up(std::string(argv[i]) + " is not available here.");
        order.paths.push_back(*path);
      } else {
        give_up(word + " " + argv[i] + " means nothing.");
      }
    } else {
      order.files.push_back(word);
    }
  }
  if (order.files.empty()) give_up("which FILE?");
  if (order.paths.empty()) order.paths = {SolverPath::kFastest};
  return order;
}

}  // namespace
}  // namespace gridmates::sudoku

int main(int argc, char** argv) {
  const auto order = gridmates::sudoku::read_order(argc, argv);
  for (const std::string& file : order.files) gridmates::sudoku::measure(order, file);
}
