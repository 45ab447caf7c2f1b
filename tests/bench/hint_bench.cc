// How long hints take, in CPU time, at every position of a player who follows each of them.
// docs/SUDOKU.md says how to read it.
//
//     hint_bench [--every N] FILE...
//
// A line of a file begins with 81 characters, or it is "SIDE CLASS" (9, 16 or 25) and the numbers
// of all cells with commas. --every 10 takes every tenth line. The time is that of a room's hint:
// sudoku::hint() with its budget, including solving the givens.
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/sudoku/grid/text.h"
#include "engine/sudoku/grid/units.h"
#include "engine/sudoku/help_moves.h"
#include "engine/sudoku/logic/hint.h"
#include "tests/bench/bench.h"

namespace gridmates::sudoku {
namespace {

using namespace bench;

// The figures of one file.
struct Figures {
  std::vector<double> seconds;  // of each hint
  std::size_t puzzles = 0;
  std::size_t unfinished = 0;  // ended by the budget, or by a guess
};

Position position_of(const std::string& line) {
  std::istringstream words(line);
  std::string word;
  Position position;
  words >> word;
  if (word.size() <= 2) {
    position.shape.box_rows = position.shape.box_columns = word == "25" ? 5 : word == "16" ? 4 : 3;
    words >> word >> word;
  }
  if (word.find(',') == word.npos) {
    const auto grid = parse_line(word);
    if (!grid) give_up(grid.error().message);
    position.givens.assign(grid->begin(), grid->end());
  } else {
    std::istringstream cells(word);
    for (std::string cell; std::getline(cells, cell, ',');) {
      position.givens.push_back(static_cast<std::uint8_t>(std::stoi(cell)));
    }
  }
  position.digits = position.givens;
  return position;
}

// All candidates of each empty cell.
std::vector<DigitSet> all_marks(const Position& position) {
  std::vector<DigitSet> marks(position.digits.size(), 0);
  for (Cell cell = 0; cell < marks.size(); ++cell) {
    if (position.digits[cell] != 0) continue;
    marks[cell] = position.shape.all_digits();
    for (const Cell peer : peers_of(cell, position.shape)) {
      marks[cell] &= ~only(position.digits[peer]);
    }
  }
  return marks;
}

void follow(const Step& step, Position& position) {
  for (const Candidate& gone : step.eliminations) {
    position.pencil_marks[gone.cell] &= ~only(gone.digit);
  }
  for (const Candidate& placed : step.placements) {
    position.digits[placed.cell] = placed.digit;
    position.pencil_marks[placed.cell] = 0;
    for (const Cell peer : peers_of(placed.cell, position.shape)) {
      position.pencil_marks[peer] &= ~only(placed.digit);
    }
  }
}

void take_hints(Position position, Figures& figures) {
  ++figures.puzzles;
  position.pencil_marks = all_marks(position);
  while (true) {
    const double begin = cpu_seconds();
    const auto found = hint(position, TechniqueSet::all(), {}, SearchBudget(kHintBudget));
    figures.seconds.push_back(cpu_seconds() - begin);
    if (found && found->kind == HintKind::kDone) return;
    if (!found || found->kind != HintKind::kStep) {
      ++figures.unfinished;
      return;
    }
    follow(found->step, position);
  }
}

void measure(const std::string& file, std::size_t every) {
  std::ifstream in(file);
  if (!in) give_up(file + " cannot be read.");
  Figures figures;
  std::size_t number = 0;
  for (std::string line; std::getline(in, line);) {
    if (number++ % every == 0) take_hints(position_of(line), figures);
  }
  if (figures.seconds.empty()) give_up(file + " has no puzzle.");
  std::ranges::sort(figures.seconds);
  const auto part = [&figures](double share) {
    const auto last = static_cast<double>(figures.seconds.size() - 1);
    return figures.seconds[static_cast<std::size_t>(share * last)] * 1e3;
  };
  std::printf(
      "%s: %zu puzzles, %zu hints, %zu puzzles not to the end; ms a hint: median %.2f, "
      "p90 %.2f, p99 %.2f, worst %.2f\n",
      file.substr(file.find_last_of('/') + 1).c_str(), figures.puzzles, figures.seconds.size(),
      figures.unfinished, part(0.5), part(0.9), part(0.99), part(1));
  std::fflush(stdout);
}

}  // namespace
}  // namespace gridmates::sudoku

int main(int argc, char** argv) {
  std::size_t every = 1;
  std::vector<std::string> files;
  gridmates::bench::read_words(
      argc, argv, [&files](const std::string& word) { files.push_back(word); },
      [&every](const std::string& name, const char* value) {
        if (name == "--every") every = gridmates::bench::number(value);
        return name == "--every";
      });
  if (files.empty()) gridmates::bench::give_up("which FILE?");
  for (const std::string& file : files) gridmates::sudoku::measure(file, every);
}
