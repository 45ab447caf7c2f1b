// How fast the grader is and how well it agrees with published ratings, file by file, in CPU time.
// docs/SUDOKU.md says how to read it.
//
//     grade_bench [--rounds N] [--every N] [--inferences N] [--json] FILE...
//
// A line has a puzzle and, optionally, its rating; the rest is ignored. Each puzzle counts with its
// fastest round, because other work shares the machine.
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>

#include "tests/bench/bench.h"
#include "tests/engine/sudoku/explainer/rated.h"

namespace gridmates::sudoku {
namespace {

using namespace bench;

struct Order {
  std::size_t rounds = 3;
  std::size_t every = 1;
  RatingOptions options;
  bool json = false;
  std::vector<std::string> files;
};

constexpr Rating kHard = 42;          // agreement is also reported for these alone
constexpr Rating kWithoutTrial = 75;  // the slowest up to here is also reported

// The figures of a file.
struct Figures {
  std::size_t puzzles = 0;
  std::size_t decided = 0;
  std::size_t rated = 0;  // puzzles that have a published rating
  std::size_t equal = 0;
  double spearman = 0;
  double spearman_hard = 0;
  double grades_per_s = 0;
  double p99_ms = 0;
  double p99_easy_ms = 0;  // of those rated up to kWithoutTrial
  double worst_ms = 0;
};

// The 99th percentile; 0 if there are none.
double p99(std::vector<double> times) {
  if (times.empty()) return 0;
  std::sort(times.begin(), times.end());
  return times[(times.size() - 1) * 99 / 100];
}

Grade timed(const Order& order, const Rated& puzzle, double& best_ms) {
  Grade told;
  for (std::size_t round = 0; round < order.rounds; ++round) {
    const double begin = cpu_ms();
    told = grade({3, 3}, puzzle.digits, order.options);
    const double spent = cpu_ms() - begin;
    best_ms = round == 0 ? spent : std::min(best_ms, spent);
  }
  return told;
}

Figures measure(const Order& order, const std::vector<Rated>& puzzles) {
  Figures out{.puzzles = puzzles.size()};
  std::vector<double> ours, theirs, ours_hard, theirs_hard, times, easy_times;
  for (const Rated& puzzle : puzzles) {
    double ms = 0;
    const Grade told = timed(order, puzzle, ms);
    times.push_back(ms);
    out.decided += told.decided ? 1 : 0;
    if (told.er <= kWithoutTrial) easy_times.push_back(ms);
    if (puzzle.numbers.empty()) continue;
    const int published = tenths(puzzle.numbers[0]);
    ++out.rated;
    if (told.decided && told.er == published) ++out.equal;
    ours.push_back(told.er);
    theirs.push_back(published);
    if (published < kHard) continue;
    ours_hard.push_back(told.er);
    theirs_hard.push_back(published);
  }
  out.spearman = spearman(ours, theirs);
  out.spearman_hard = spearman(ours_hard, theirs_hard);
  out.grades_per_s =
      1e3 * static_cast<double>(times.size()) / std::accumulate(times.begin(), times.end(), 0.0);
  out.p99_ms = p99(times);
  out.p99_easy_ms = p99(easy_times);
  out.worst_ms = *std::max_element(times.begin(), times.end());
  return out;
}

void print(const Order& order, const std::string& file, const Figures& f) {
  const std::string name = file.substr(file.find_last_of('/') + 1);
  std::printf(order.json
                  ? "{\"file\": \"%s\", \"puzzles\": %zu, \"decided\": %zu, \"rated\": %zu, "
                    "\"equal\": %zu, \"spearman\": %.4f, \"spearman_from_4_2\": %.4f, "
                    "\"grades_per_s\": %.0f, \"p99_ms\": %.3f, \"p99_to_7_5_ms\": %.3f, "
                    "\"worst_ms\": %.3f}\n"
                  : "%-30s %5zu puzzles %5zu decided; %5zu rated, %5zu equal, Spearman %.4f, from "
                    "4.2 on %.4f; %7.0f /s, p99 %.2f ms, to 7.5 %.2f ms, worst %.2f ms\n",
              name.c_str(), f.puzzles, f.decided, f.rated, f.equal, f.spearman, f.spearman_hard,
              f.grades_per_s, f.p99_ms, f.p99_easy_ms, f.worst_ms);
  std::fflush(stdout);
}

Order read_order(int argc, char** argv) {
  Order order;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "--json") {
      order.json = true;
      continue;
    }
    if (!word.starts_with("--")) {
      order.files.emplace_back(word);
      continue;
    }
    if (i + 1 == argc) give_up(std::string(word) + " needs a value.");
    const std::uint64_t value = number(argv[++i]);
    if (word == "--rounds") {
      order.rounds = value;
    } else if (word == "--every") {
      order.every = value;
    } else if (word == "--inferences") {
      order.options.max_inferences = value;
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
  using namespace gridmates::sudoku;
  const Order order = read_order(argc, argv);
  for (const std::string& file : order.files) {
    const auto puzzles = read_rated(file, order.every);
    if (puzzles.empty()) give_up(file + " has no puzzle.");
    print(order, file, measure(order, puzzles));
  }
}
