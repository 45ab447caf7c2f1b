// How fast the generator is and what its puzzles are like, in CPU time. docs/SUDOKU.md says how to
// read it.
//
//     generate_bench [--count N] [--seed X] SET...
//
// Sets: minimal, orders, symmetries, difficulty, levels, required, ratings, ranges, sizes,
// unbiased, grids. Puzzle `index` of a set is made from seed_of(X, index), so that every figure
// except the time is the same on every machine.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <numeric>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/seeds.h"
#include "engine/sudoku/generate/generate.h"
#include "tests/bench/bench.h"

namespace gridmates::sudoku {
namespace {

using namespace bench;

struct Task {
  std::uint64_t count = 0;  // 0: the set's default
  std::uint64_t seed = 1;
  std::vector<std::string> sets;

  std::uint64_t count_or(std::uint64_t usual) const { return count != 0 ? count : usual; }
};

double mean(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double deviation(const std::vector<double>& values) {
  const double middle = mean(values);
  double sum = 0;
  for (const double value : values) sum += (value - middle) * (value - middle);
  return std::sqrt(sum / static_cast<double>(values.size()));
}

double quantile(std::vector<double> values, double share) {
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

// Makes this many puzzles with the options and prints a line about them.
void measure(const Task& task, const std::string& name, const GeneratorOptions& generator_options,
             std::uint64_t count) {
  const core::Seed batch = core::seed_from(task.seed);
  std::vector<double> times;
  std::vector<double> givens;
  std::vector<double> attempts;
  int minimal = 0;
  int nearest = 0;
  for (std::uint64_t index = 0; index < count; ++index) {
    const double begin = cpu_ms();
    const auto made = generate(generator_options, core::seed_of(batch, index));
    times.push_back(cpu_ms() - begin);
    if (!made) give_up(name + ": " + made.error().message);
    givens.push_back(made->givens);
    attempts.push_back(made->attempts);
    minimal += made->minimal ? 1 : 0;
    nearest += made->is_nearest() ? 1 : 0;
  }
  const double total = mean(times);
  std::printf(
      "%-30s %6zu puzzles %9.1f /s  ms %8.3f mean %8.3f median %8.3f p95 %8.3f max  givens "
      "%.3f sd %.3f (%.0f-%.0f)  minimal %d  nearest %d  attempts %.1f (%.0f /s)\n",
      name.c_str(), givens.size(), 1e3 / total, total, quantile(times, 0.5), quantile(times, 0.95),
      quantile(times, 1), mean(givens), deviation(givens), quantile(givens, 0), quantile(givens, 1),
      minimal, nearest, mean(attempts), mean(attempts) * 1e3 / total);
  std::fflush(stdout);
}

GeneratorOptions minimal_options() {
  GeneratorOptions generator_options;
  generator_options.minimal = true;
  return generator_options;
}

void measure_minimal(const Task& task) {
  for (const FullGrid grid : {FullGrid::kUniform, FullGrid::kLasVegas}) {
    GeneratorOptions generator_options = minimal_options();
    generator_options.grid = grid;
    measure(task, "minimal " + std::string(name_of(grid)), generator_options,
            task.count_or(10'000));
  }
}

void measure_orders(const Task& task) {
  for (const auto digging : orders()) {
    GeneratorOptions generator_options = minimal_options();
    generator_options.order = digging;
    measure(task, "order " + std::string(name_of(digging)), generator_options,
            task.count_or(10'000));
  }
}

void measure_symmetries(const Task& task) {
  for (const Symmetry symmetry : symmetries()) {
    GeneratorOptions generator_options = minimal_options();
    generator_options.symmetry = symmetry;
    measure(task, "symmetry " + std::string(name_of(symmetry)), generator_options,
            task.count_or(2'000));
  }
}

void measure_difficulty(const Task& task) {
  for (int difficulty = 1; difficulty <= 10; ++difficulty) {
    GeneratorOptions generator_options;
    generator_options.min_empty = empty_cells_of({}, difficulty);
    measure(task, "difficulty " + std::to_string(difficulty), generator_options,
            task.count_or(200));
  }
}

void measure_levels(const Task& task) {
  for (const bool minimal : {false, true}) {
    for (int level = 0; level <= static_cast<int>(Level::kExtreme); ++level) {
      GeneratorOptions generator_options;
      generator_options.minimal = minimal;
      generator_options.rating = band_of(static_cast<Level>(level));
      measure(task,
              std::string(minimal ? "minimal " : "level ") +
                  std::string(name_of(static_cast<Level>(level))),
              generator_options, task.count_or(200));
    }
  }
}

// Ranges over which the ratings of the puzzles are spread.
void measure_ranges(const Task& task) {
  for (const Band range : {Band{20, 40}, Band{30, 70}, Band{40, 55}, Band{70, 90}}) {
    GeneratorOptions generator_options;
    generator_options.rating = range;
    measure(task, "range " + in_words(range.from) + "-" + in_words(range.to), generator_options,
            task.count_or(100));
  }
}

// How many full grids it takes to find a puzzle of one rating: kFound of spread.cc.
void measure_ratings(const Task& task) {
  for (Rating rating = kLeastRating; rating < 90; ++rating) {
    GeneratorOptions generator_options;
    generator_options.rating = Band{rating, rating};
    generator_options.attempts = 8'000;
    measure(task, "rating " + in_words(rating), generator_options, task.count_or(20));
  }
}

void measure_required(const Task& task) {
  for (const char* list :
       {"pointing", "x-wing", "swordfish", "xy-wing", "unique-rectangle-1", "x-wing,xy-wing",
        "x-chain", "forcing-chain", "naked-quad", "jellyfish"}) {
    GeneratorOptions generator_options;
    generator_options.required = *TechniqueSet::parse_each(list);
    measure(task, "required " + std::string(list), generator_options, task.count_or(20));
  }
}

void measure_sizes(const Task& task) {
  for (const Shape shape : {Shape{2, 2}, Shape{2, 3}, Shape{3, 2}, Shape{2, 4}, Shape{3, 3},
                            Shape{2, 5}, Shape{3, 4}, Shape{3, 5}, Shape{4, 4}, Shape{5, 5}}) {
    for (const bool minimal : {false, true}) {
      GeneratorOptions generator_options;
      generator_options.shape = shape;
      generator_options.minimal = minimal;
      measure(task,
              std::to_string(shape.side()) + " in " + std::to_string(shape.box_rows) + "x" +
                  std::to_string(shape.box_columns) + (minimal ? " minimal" : ""),
              generator_options, task.count_or(shape.side() < 16 ? 20 : 3));
    }
  }
}

void measure_unbiased(const Task& task) {
  GeneratorOptions generator_options;
  generator_options.unbiased = true;
  measure(task, "unbiased", generator_options, task.count_or(10));
}

// Rectangles whose corners can exchange their digits: two rows and two columns, two boxes, two
// digits.
int rectangles_in(const Digits& grid) {
  int count = 0;
  for (int row = 0; row < 9; ++row) {
    for (int below = row + 1; below < 9; ++below) {
      for (int column = 0; column < 9; ++column) {
        for (int right = column + 1; right < 9; ++right) {
          const bool two_boxes = (row / 3 == below / 3) != (column / 3 == right / 3);
          count += two_boxes && grid[9 * row + column] == grid[9 * below + right] &&
                           grid[9 * row + right] == grid[9 * below + column]
                       ? 1
                       : 0;
        }
      }
    }
  }
  return count;
}

// Whether the first row's digits in the first box are together in the next box.
bool is_pure(const Digits& grid) {
  for (const int row : {9, 18}) {
    int same = 0;
    for (int i = 0; i < 3; ++i) {
      for (int j = 3; j < 6; ++j) same += grid[i] == grid[row + j] ? 1 : 0;
    }
    if (same == 3) return true;
  }
  return false;
}

void measure_grids(const Task& task) {
  for (const FullGrid strategy : {FullGrid::kUniform, FullGrid::kLasVegas}) {
    core::Random random(core::seed_from(task.seed));
    std::vector<double> rectangles;
    std::vector<double> pure;
    std::vector<std::vector<double>> seen(81, std::vector<double>(9));
    const auto count = task.count_or(100'000);
    double spent = 0;
    for (std::uint64_t i = 0; i < count; ++i) {
      const double begin = cpu_ms();
      const auto grid = maker_of(strategy)({}, random, {});
      spent += cpu_ms() - begin;
      if (!grid) give_up("no grid");
      rectangles.push_back(rectangles_in(*grid));
      pure.push_back(is_pure(*grid) ? 1 : 0);
      for (std::size_t cell = 0; cell < 81; ++cell) ++seen[cell][(*grid)[cell] - 1];
    }
    const double expected = static_cast<double>(count) / 9;
    double chi_square = 0;
    for (const auto& cell : seen) {
      for (const double times : cell) chi_square += (times - expected) * (times - expected);
    }
    const double root = std::sqrt(static_cast<double>(count));
    std::printf(
        "grids %-10s %8llu  %9.0f /s  chi-square of digits %.0f (576)  rectangles %.4f +- "
        "%.4f  pure bands %.5f +- %.5f\n",
        std::string(name_of(strategy)).c_str(), static_cast<unsigned long long>(count),
        static_cast<double>(count) * 1e3 / spent, chi_square / expected, mean(rectangles),
        deviation(rectangles) / root, mean(pure), deviation(pure) / root);
  }
}

struct Set {
  const char* name;
  void (*run)(const Task& task);
};
constexpr Set kSets[] = {
    {"minimal", measure_minimal},       {"orders", measure_orders},
    {"symmetries", measure_symmetries}, {"difficulty", measure_difficulty},
    {"levels", measure_levels},         {"required", measure_required},
    {"ratings", measure_ratings},       {"ranges", measure_ranges},
    {"sizes", measure_sizes},           {"unbiased", measure_unbiased},
    {"grids", measure_grids},
};

Task read_task(int argc, char** argv) {
  Task task;
  const auto option = [&task](const std::string& name, const char* value) {
    if (name == "--count") task.count = number(value);
    if (name == "--seed") task.seed = number(value, 0);
    return name == "--count" || name == "--seed";
  };
  bench::read_words(
      argc, argv, [&task](const std::string& word) { task.sets.push_back(word); }, option);
  return task;
}

void run(const Task& task) {
  for (const std::string& name : task.sets) {
    const auto* set = std::find_if(std::begin(kSets), std::end(kSets),
                                   [&](const Set& one) { return one.name == name; });
    if (set == std::end(kSets)) give_up(name + " is no set.");
    set->run(task);
  }
}

}  // namespace
}  // namespace gridmates::sudoku

int main(int argc, char** argv) {
  gridmates::sudoku::run(gridmates::sudoku::read_task(argc, argv));
}
