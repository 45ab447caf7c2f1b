// How long computing all probabilities of a position takes, over positions met in play, in CPU
// time. docs/MINESWEEPER.md says how to read it.
//
//     odds_bench [--positions N] [--rounds N] [--scattered PERCENT] [WIDTHxHEIGHTnMINES]...
//
// Games are played from a zero start in the middle by the safest cell until there are as many
// positions; every position before an opening counts, also with safe cells. Each round times all of
// them, one by one; the median round is printed. `odds()` starts from nothing, `Analyst` keeps its
// memory. Looking ahead does what a player does who has to guess, at positions without safe cells:
// it opens a cell and computes the odds. The error is the most that the probabilities around a
// number differ from it. Scattered positions are not played: this many percent of the cells without
// a mine are open at random.
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include "engine/minesweeper/solver/verdict.h"
#include "tests/bench/bench.h"
#include "tests/bench/mines_size.h"
#include "tests/engine/minesweeper/solver/played.h"

namespace gridmates::minesweeper {
namespace {

struct Order {
  std::size_t positions = 5'000;
  std::size_t rounds = 5;
  std::uint32_t scattered_percent = 0;  // 0: played
  std::vector<Size> fields;
};

double cpu_us() { return bench::cpu_seconds() * 1e6; }

std::vector<Position> played(const Size& size, std::size_t wanted) {
  const Shape shape = size.shape;
  std::vector<Position> positions;
  Analyst analyst;
  const Cell middle = shape.at(shape.width / 2u, shape.height / 2u);
  for (std::uint64_t game = 0; positions.size() < wanted; ++game) {
    core::Random random(core::seed_from(game));
    const Field field = lay(shape, size.mines, middle, Start::kZero, random);
    play(field, middle, analyst, [&](const Position& position, const Odds&) {
      positions.push_back(position);
      return positions.size() < wanted;
    });
  }
  return positions;
}

std::vector<Position> scattered(const Size& size, std::size_t wanted, std::uint32_t percent) {
  std::vector<Position> positions;
  for (std::uint64_t seed = 0; positions.size() < wanted; ++seed) {
    core::Random random(core::seed_from(seed));
    const Field field = lay(size.shape, size.mines, 0, Start::kSafe, random);
    Cells open;
    for (Cell cell = 0; cell < size.shape.cells(); ++cell) {
      if (!field.mines.has(cell) && random.below(100) < percent) open.add(cell);
    }
    positions.push_back(seen(field, open));
  }
  return positions;
}

struct Figures {
  double median_us = 0, mean_us = 0, p99_us = 0, most_us = 0;
};

Figures figures_of(std::vector<double> times) {
  if (times.empty()) return {};
  std::sort(times.begin(), times.end());
  double sum = 0;
  for (const double time : times) sum += time;
  const std::size_t count = times.size();
  return {times[count / 2], sum / static_cast<double>(count), times[count * 99 / 100],
          times.back()};
}

// The time of every position in the median round; a first round only fills the memory.
template <class Asked, class Look>
Figures times_of(const std::vector<Asked>& all_asked, std::size_t rounds, Look look) {
  std::vector<Figures> all;
  for (std::size_t round = 0; round <= rounds; ++round) {
    std::vector<double> times;
    times.reserve(all_asked.size());
    for (const Asked& asked : all_asked) {
      const double begin = cpu_us();
      look(asked);
      times.push_back(cpu_us() - begin);
    }
    if (round > 0) all.push_back(figures_of(std::move(times)));
  }
  std::sort(all.begin(), all.end(),
            [](const Figures& a, const Figures& b) { return a.median_us < b.median_us; });
  return all[all.size() / 2];
}

void print(const std::string& field, const char* what, const Figures& figures) {
  std::printf("%-12s %-24s median %8.1f us  mean %8.1f us  p99 %8.1f us  most %9.1f us\n",
              field.c_str(), what, figures.median_us, figures.mean_us, figures.p99_us,
              figures.most_us);
  std::fflush(stdout);
}

// The clues of the positions without safe cells, with their known mines shown.
std::vector<Clues> guesses_of(const std::vector<Position>& positions, Analyst& analyst) {
  std::vector<Clues> guesses;
  for (const Position& position : positions) {
    const Odds& odds = analyst.look(position);
    if (!odds.safe.empty()) continue;
    guesses.emplace_back(position);
    odds.mined.each([&](Cell cell) { guesses.back().show_mine(cell); });
  }
  return guesses;
}

// Looks ahead: opens the first closed cell, with one mine more around it than is known.
void look_ahead(const Clues& clues, Clues& ahead, Analyst& analyst) {
  ahead = clues;
  Cell first = kMaxCells;
  clues.each_closed([&](Cell cell) { first = std::min(first, cell); });
  const Shape shape = clues.shape();
  const int mines = std::popcount(clues.shown().around(shape.column(first), shape.row(first)));
  ahead.open(first, static_cast<std::uint8_t>(mines + 1));
  analyst.look(ahead);
}

// The most that the mines around a number differ from it, which is due to rounding.
double error_of(const Position& position, const Odds& odds) {
  double most = 0;
  for (Cell cell = 0; cell < position.cells.size(); ++cell) {
    if (!position.number(cell)) continue;
    double around = 0;
    for (const Cell near : Neighbours(position.shape, cell)) around += odds.mine[near];
    most = std::max(most, std::abs(around - position.cells[cell]));
  }
  return most;
}

void measure(const Order& order, const Size& size) {
  const std::string field = name_of(size);
  const auto positions = order.scattered_percent > 0
                             ? scattered(size, order.positions, order.scattered_percent)
                             : played(size, order.positions);
  Analyst analyst;
  const auto guesses = guesses_of(positions, analyst);
  std::size_t undecided = 0;
  double error = 0;
  for (const Position& position : positions) {
    const Odds& told = analyst.look(position);
    undecided += told.decided ? 0 : 1;
    if (told.decided) error = std::max(error, error_of(position, told));
  }
  std::printf("%-12s %zu positions, %zu without anything safe, %zu undecided, error %.1e\n",
              field.c_str(), positions.size(), guesses.size(), undecided, error);
  print(field, "the clock itself", times_of(positions, order.rounds, [](const Position&) {}));
  print(field, "odds()", times_of(positions, order.rounds, [](const Position& p) { odds(p); }));
  print(field, "Analyst", times_of(positions, order.rounds, [&](const Position& position) {
          analyst.look(position);
        }));
  print(field, "hint()", times_of(positions, order.rounds, [](const Position& p) { hint(p, {}); }));
  Clues ahead;
  print(field, "looking ahead", times_of(guesses, order.rounds, [&](const Clues& clues) {
          look_ahead(clues, ahead, analyst);
        }));
}

Order read_order(int argc, char** argv) {
  Order order;
  const auto option = [&order](const std::string& name, const char* value) {
    if (name == "--positions") order.positions = bench::number(value);
    if (name == "--rounds") order.rounds = bench::number(value);
    if (name == "--scattered") {
      order.scattered_percent = static_cast<std::uint32_t>(bench::number(value));
    }
    return name == "--positions" || name == "--rounds" || name == "--scattered";
  };
  bench::read_words(
      argc, argv, [&order](const std::string& word) { order.fields.push_back(read_size(word)); },
      option);
  if (order.fields.empty()) {
    order.fields = {{{9, 9}, 10}, {{16, 16}, 40}, {{30, 16}, 99}, {{50, 50}, 500}};
  }
  return order;
}

}  // namespace
}  // namespace gridmates::minesweeper

int main(int argc, char** argv) {
  const auto order = gridmates::minesweeper::read_order(argc, argv);
  for (const auto& size : order.fields) gridmates::minesweeper::measure(order, size);
}
