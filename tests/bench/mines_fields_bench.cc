// What generated fields are like, in processor-independent figures. docs/MINESWEEPER.md says how to
// read them.
//
//     mines_fields_bench [--count N] [--tries N] [--seed X] WxHnM...
//
// Side by side: --count plain random fields; as many that can be finished without a guess, found in
// up to --tries random ones; as many generated ones.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "engine/minesweeper/generate/generate.h"
#include "engine/minesweeper/stats/stats.h"
#include "tests/bench/bench.h"
#include "tests/bench/mines_size.h"

namespace gridmates::minesweeper {
namespace {

struct Task {
  int count = 1000;
  int tries = 0;
  std::uint64_t seed = 1;
  std::vector<Size> sizes;
};

// Mean, spread and error of the mean.
class Measure {
 public:
  void add(double value) {
    ++count_;
    sum_ += value;
    squares_ += value * value;
  }
  double mean() const { return sum_ / count_; }
  double deviation() const { return std::sqrt(std::max(squares_ / count_ - mean() * mean(), 0.0)); }
  double error() const { return deviation() / std::sqrt(count_); }
  bool empty() const { return count_ == 0; }

 private:
  double count_ = 0, sum_ = 0, squares_ = 0;
};

constexpr std::array kNames = {"3BV",
                               "openings",
                               "numbers of 5 and more",
                               "% of border cells mined",
                               "% of corners mined",
                               "% of inside cells mined",
                               "mines around a mine",
                               "2x2 blocks of mines",
                               "% that need two numbers at once",
                               "% that need cases",
                               "% that need the count"};
constexpr std::size_t kOfProofs = 8;  // measures from here on are of proofs
using Measures = std::array<Measure, kNames.size()>;

bool is_block(const Field& field, Cell cell) {
  const Shape shape = field.shape;
  if (shape.column(cell) + 1 == shape.width || shape.row(cell) + 1 == shape.height) return false;
  const std::array<Cell, 4> block = {cell, static_cast<Cell>(cell + 1),
                                     static_cast<Cell>(cell + shape.width),
                                     static_cast<Cell>(cell + shape.width + 1)};
  return std::all_of(block.begin(), block.end(), [&](Cell one) { return field.mines.has(one); });
}

void measure_field(const Field& field, Measures& measures) {
  const Shape shape = field.shape;
  const auto numbers = numbers_of(field);
  std::array<double, 9> cells{}, mines{};  // by how many neighbours there are: 3, 5 or 8
  double high = 0, around = 0, blocks = 0;
  for (Cell cell = 0; cell < shape.cells(); ++cell) {
    const std::size_t place = Neighbours(shape, cell).size();
    const bool mined = field.mines.has(cell);
    cells[place] += 1;
    mines[place] += mined ? 1 : 0;
    high += !mined && numbers[cell] >= 5 ? 1 : 0;
    around += mined ? numbers[cell] : 0;
    blocks += is_block(field, cell) ? 1 : 0;
  }
  measures[0].add(bbbv(field));
  measures[1].add(openings(field));
  measures[2].add(high);
  measures[3].add(100 * (mines[3] + mines[5]) / (cells[3] + cells[5]));
  measures[4].add(100 * mines[3] / cells[3]);
  measures[5].add(100 * mines[8] / cells[8]);
  measures[6].add(around / field.mines.count());
  measures[7].add(blocks);
}

void measure_proof(const std::vector<Step>& proof, Measures& measures) {
  std::array<bool, 4> needs{};
  for (const Step& step : proof) needs[static_cast<std::size_t>(step.argument)] = true;
  measures[kOfProofs].add(needs[1] || needs[2] ? 100 : 0);
  measures[kOfProofs + 1].add(needs[2] ? 100 : 0);
  measures[kOfProofs + 2].add(needs[3] ? 100 : 0);
}

Cell any_cell(Shape shape, core::Random& random) {
  return static_cast<Cell>(random.below(shape.cells()));
}

void lay_plain(const Task& task, const Size& size, core::Random& random, Measures& measures) {
  for (int i = 0; i < task.count; ++i) {
    const Cell first = any_cell(size.shape, random);
    measure_field(lay(size.shape, size.mines, first, Start::kZero, random), measures);
  }
}

struct Found {
  int fields = 0;
  int tries = 0;
};

// Random fields that can be finished without a guess.
Found find_natural(const Task& task, const Size& size, core::Random& random, Measures& measures) {
  Found found;
  while (found.tries < task.tries && found.fields < task.count) {
    ++found.tries;
    const Cell first = any_cell(size.shape, random);
    const Field field = lay(size.shape, size.mines, first, Start::kZero, random);
    const auto proof = prove(field, first);
    if (proof.empty()) continue;
    ++found.fields;
    measure_field(field, measures);
    measure_proof(proof, measures);
  }
  return found;
}

// Generated fields; returns how many of them are guaranteed.
int generate_fields(const Task& task, const Size& size, core::Random& random, Measures& measures) {
  int guaranteed = 0;
  for (int i = 0; i < task.count; ++i) {
    const Cell first = any_cell(size.shape, random);
    const Generated made = generate({size.shape, size.mines, first},
                                    core::seed_from(task.seed + static_cast<std::uint64_t>(i)));
    guaranteed += made.guaranteed ? 1 : 0;
    measure_field(made.field, measures);
    measure_proof(made.proof, measures);
  }
  return guaranteed;
}

void print(const Measure& measure) {
  if (measure.empty()) {
    std::printf(" %30s", "-");
  } else {
    std::printf(" %9.3f +- %5.3f sd %8.3f", measure.mean(), measure.error(), measure.deviation());
  }
}

void compare(const Task& task, const Size& size) {
  std::array<Measures, 3> kinds;
  core::Random random(core::seed_from(~task.seed));
  lay_plain(task, size, random, kinds[0]);
  const Found natural = find_natural(task, size, random, kinds[1]);
  const int guaranteed = generate_fields(task, size, random, kinds[2]);
  std::printf("%s: %d plain, %d of %d without a guess, %d generated, %d guaranteed\n",
              name_of(size).c_str(), task.count, natural.fields, natural.tries, task.count,
              guaranteed);
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    std::printf("  %-32s", kNames[i]);
    for (const Measures& kind : kinds) print(kind[i]);
    std::puts("");
  }
  std::fflush(stdout);
}

Task read_task(int argc, char** argv) {
  Task task;
  const auto option = [&task](const std::string& name, const char* value) {
    if (name == "--count") task.count = bench::count(value);
    if (name == "--tries") task.tries = bench::count(value);
    if (name == "--seed") task.seed = bench::number(value);
    return name == "--count" || name == "--tries" || name == "--seed";
  };
  bench::read_words(
      argc, argv, [&task](const std::string& word) { task.sizes.push_back(read_size(word)); },
      option);
  if (task.sizes.empty()) bench::give_up("which WxHnM?");
  return task;
}

}  // namespace
}  // namespace gridmates::minesweeper

int main(int argc, char** argv) {
  const auto task = gridmates::minesweeper::read_task(argc, argv);
  for (const auto& size : task.sizes) gridmates::minesweeper::compare(task, size);
}
