// How many puzzles the ladder of techniques solves, with which techniques, and how fast, in CPU
// time. docs/SUDOKU.md says how to read it.
//
//     ladder_bench [--techniques LIST] [--without LIST] [--check] [--lines] [--every N] FILE...
//
// A file has one 9x9 puzzle at the beginning of each line; what follows a blank is ignored. --check
// compares every step with the solver's solution. --lines prints each puzzle with its counts of
// techniques, as tests/data/sudoku has them, instead of a summary. --every 10 takes every tenth
// puzzle.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/sudoku/grid/text.h"
#include "engine/sudoku/logic/ladder.h"
#include "engine/sudoku/solver/solver.h"
#include "tests/bench/bench.h"

namespace gridmates::sudoku {
namespace {

using namespace bench;

struct Order {
  LadderOptions options;
  bool check = false;
  bool lines = false;
  std::size_t every = 1;
  std::vector<std::string> files;
};

// The figures of one file.
struct Figures {
  std::vector<double> seconds;  // of each puzzle
  std::size_t solved = 0;
  std::size_t wrong_steps = 0;
  std::array<std::size_t, kTechniques> puzzles{};  // that use it
  std::array<std::size_t, kTechniques> steps{};
};

std::vector<Grid> read_puzzles(const std::string& file, std::size_t every) {
  std::ifstream in(file);
  if (!in) give_up(file + " cannot be read.");
  std::vector<Grid> puzzles;
  std::size_t number = 0;
  for (std::string line; std::getline(in, line);) {
    if (number++ % every != 0) continue;
    const auto grid = parse_line(std::string_view(line).substr(0, line.find(' ')));
    if (!grid) give_up(file + ": " + grid.error().message);
    puzzles.push_back(*grid);
  }
  if (puzzles.empty()) give_up(file + " has no puzzle.");
  return puzzles;
}

// Steps that contradict the solution, or that place or remove a digit that is not a candidate.
std::size_t count_wrong(const Grid& puzzle, const Path& path) {
  const auto solution = solve(puzzle);
  if (!solution) give_up("a puzzle has no solution: " + format_line(puzzle));
  auto board = board_of<Nine>({}, puzzle);
  std::size_t wrong = 0;
  for (const Step& step : path.steps) {
    const auto is_right = [&](Candidate c) { return (*solution)[c.cell] == c.digit; };
    const auto is_there = [&](Candidate c) { return board.has(c); };
    const bool holds = std::ranges::all_of(step.placements, is_right) &&
                       std::ranges::none_of(step.eliminations, is_right) &&
                       std::ranges::all_of(step.placements, is_there) &&
                       std::ranges::all_of(step.eliminations, is_there);
    if (!holds) {
      std::fprintf(stderr, "wrong %s in %s\n", std::string(facts_of(step.technique).key).c_str(),
                   format_line(puzzle).c_str());
    }
    wrong += holds ? 0 : 1;
    apply(step, board);
  }
  return wrong;
}

void print_line(const Grid& puzzle, const Path& path) {
  std::printf("%s %s", format_line(puzzle).c_str(), path.solved ? "solved" : "unsolved");
  for (std::size_t i = 0; i < kTechniques; ++i) {
    if (path.counts[i] == 0) continue;
    std::printf(" %s=%d", std::string(facts_of(static_cast<Technique>(i)).key).c_str(),
                path.counts[i]);
  }
  std::printf("\n");
}

void print_summary(const std::string& file, Figures& figures) {
  std::ranges::sort(figures.seconds);
  double sum = 0;
  for (double s : figures.seconds) sum += s;
  const std::size_t n = figures.seconds.size();
  const auto part = [&](double share) {
    return figures.seconds[static_cast<std::size_t>(share * static_cast<double>(n - 1))] * 1e6;
  };
  std::printf("%s: %zu puzzles, %.2f %% solved, %zu wrong steps\n",
              file.substr(file.find_last_of('/') + 1).c_str(), n,
              100.0 * static_cast<double>(figures.solved) / static_cast<double>(n),
              figures.wrong_steps);
  std::printf("  %.0f /s; us a puzzle: mean %.0f, median %.0f, p90 %.0f, p99 %.0f, worst %.0f\n",
              static_cast<double>(n) / sum, sum / static_cast<double>(n) * 1e6, part(0.5),
              part(0.9), part(0.99), part(1.0));
  for (std::size_t i = 0; i < kTechniques; ++i) {
    if (figures.steps[i] == 0) continue;
    std::printf("  %-26s %6.2f %% of puzzles, %zu steps\n",
                std::string(facts_of(static_cast<Technique>(i)).key).c_str(),
                100.0 * static_cast<double>(figures.puzzles[i]) / static_cast<double>(n),
                figures.steps[i]);
  }
  std::fflush(stdout);
}

void measure(const Order& order, const std::string& file) {
  Figures figures;
  for (const Grid& puzzle : read_puzzles(file, order.every)) {
    const double begin = cpu_seconds();
    const Path path = walk({}, Digits(puzzle.begin(), puzzle.end()), order.options);
    figures.seconds.push_back(cpu_seconds() - begin);
    figures.solved += path.solved ? 1 : 0;
    for (std::size_t i = 0; i < kTechniques; ++i) {
      figures.puzzles[i] += path.counts[i] != 0 ? 1 : 0;
      figures.steps[i] += path.counts[i];
    }
    if (order.check) figures.wrong_steps += count_wrong(puzzle, path);
    if (order.lines) print_line(puzzle, path);
  }
  if (!order.lines) print_summary(file, figures);
}

TechniqueSet techniques(const char* list) {
  const auto set = TechniqueSet::parse(list);
  if (!set) give_up(set.error().message);
  return *set;
}

Order read_order(int argc, char** argv) {
  Order order;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "--check") {
      order.check = true;
    } else if (word == "--lines") {
      order.lines = true;
    } else if (!word.starts_with("--")) {
      order.files.emplace_back(word);
    } else if (++i == argc) {
      give_up(std::string(word) + " needs a value.");
    } else if (word == "--techniques") {
      order.options.techniques = techniques(argv[i]);
    } else if (word == "--without") {
      order.options.techniques = order.options.techniques.without(techniques(argv[i]));
    } else if (word == "--every") {
      order.every = std::max<std::size_t>(1, std::strtoull(argv[i], nullptr, 10));
    } else {
      give_up(std::string(word) + " means nothing.");
    }
  }
  if (order.files.empty()) give_up("which FILE?");
  return order;
}

}  // namespace
}  // namespace gridmates::sudoku

int main(int argc, char** argv) {
  const auto order = gridmates::sudoku::read_order(argc, argv);
  for (const std::string& file : order.files) gridmates::sudoku::measure(order, file);
}
