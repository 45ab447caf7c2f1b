#include "client/tools/minesweeper/solve.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/tools/minesweeper/words.h"
#include "engine/minesweeper/field/coordinates.h"
#include "engine/minesweeper/formats/json.h"
#include "engine/minesweeper/solver/verdict.h"
#include "engine/text/json.h"

namespace gridmates::tools::mines {
namespace {

namespace formats = minesweeper::formats;
using minesweeper::Cell;
using minesweeper::Odds;
using minesweeper::Position;
using minesweeper::Step;

// A step with its sentence.
struct StepInWords {
  Step step;
  std::string sentence;
};

// The results for a position.
struct Solved {
  const Position& position;
  const Odds& odds;
  std::vector<StepInWords> steps;  // the provable steps, the simplest argument first
  std::uint64_t nodes = 0;         // the budget of each of them

  bool has_untold() const {
    minesweeper::Cells untold = odds.safe;
    untold |= odds.mined;
    for (const StepInWords& told : steps) {
      for (const Cell cell : told.step.cells) untold.remove(cell);
    }
    return !untold.empty();
  }
};

// Each step may use the mines of earlier ones, and does not repeat their conclusions.
std::vector<StepInWords> steps_of(const Position& position, std::uint64_t budget) {
  std::vector<StepInWords> steps;
  minesweeper::Cells known;
  minesweeper::Cells mined;
  for (int i = 0; i < position.shape.cells(); ++i) {
    const auto step = minesweeper::hint(position, known, budget);
    if (!step) break;
    steps.push_back({*step, in_words(position, mined, *step)});
    for (const Cell cell : step->cells) {
      known.add(cell);
      if (step->mined) mined.add(cell);
    }
  }
  return steps;
}

// "37%"; 0% and 100% are only for provable cells.
std::string percent_of(const Odds& odds, Cell cell) {
  if (odds.safe.has(cell)) return "0%";
  if (odds.mined.has(cell)) return "100%";
  const double percent = 100 * odds.mine[cell];
  if (percent < 0.5) return "<1%";
  return percent >= 99.5 ? ">99%" : decimal(percent, 0) + '%';
}

std::string sign_of(const Solved& solved, Cell cell) {
  const std::uint8_t seen = solved.position.cells[cell];
  if (seen == minesweeper::kClosed) return percent_of(solved.odds, cell);
  if (seen == minesweeper::kShownMine) return "*";
  return seen == 0 ? "." : std::to_string(seen);
}

std::string right_aligned(const std::string& word, std::size_t width) {
  return std::string(width > word.size() ? width - word.size() : 0, ' ') + word;
}

// Columns are as wide as their widest sign, with names of columns and rows around them.
std::string grid_of(const Solved& solved) {
  constexpr std::size_t kWidth = 5;
  const minesweeper::Shape shape = solved.position.shape;
  std::string text = right_aligned("", 2);
  for (unsigned column = 0; column < shape.width; ++column) {
    const std::string name = cell_name(shape, shape.at(column, 0));
    text += right_aligned(name.substr(0, name.size() - 1), kWidth);
  }
  for (Cell cell = 0; cell < shape.cells(); ++cell) {
    if (shape.column(cell) == 0) {
      text += '\n' + right_aligned(std::to_string(shape.row(cell) + 1), 2);
    }
    text += right_aligned(sign_of(solved, cell), kWidth);
  }
  return text + '\n';
}

std::string text_of(std::size_t line, const Solved& solved) {
  const Position& position = solved.position;
  std::string text = at_line(line) + left_in_words(position) + '\n' + grid_of(solved);
  for (const StepInWords& told : solved.steps) text += told.sentence + '\n';
  if (solved.has_untold()) {
    return text + "more is provable, but not told within " + std::to_string(solved.nodes) +
           " nodes; --nodes allows more\n";
  }
  const auto& cells = position.cells;
  const bool has_closed = std::count(cells.begin(), cells.end(), minesweeper::kClosed) > 0;
  if (!solved.steps.empty() || !has_closed) return text;
  Cell best = 0;
  for (Cell cell = 0; cell < position.shape.cells(); ++cell) {
    const bool is_better =
        !position.closed(best) || solved.odds.mine[cell] < solved.odds.mine[best];
    if (position.closed(cell) && is_better) best = cell;
  }
  return text + "nothing is provable; " + cell_name(position.shape, best) +
         " is a mine with the least probability, " + percent_of(solved.odds, best) + '\n';
}

std::string number_in_json(double number) {
  std::array<char, 64> words{};
  std::snprintf(words.data(), words.size(), "%.9g", number);
  return words.data();
}

std::string json_of(std::size_t line, const Solved& solved) {
  const Position& position = solved.position;
  const minesweeper::Shape shape = position.shape;
  std::string cells;
  for (Cell cell = 0; cell < shape.cells(); ++cell) {
    if (!position.closed(cell)) continue;
    cells += (cells.empty() ? "\"" : ",\"") + cell_name(shape, cell) +
             "\":" + number_in_json(solved.odds.mine[cell]);
  }
  std::string steps;
  for (const auto& [step, sentence] : solved.steps) {
    std::string object = formats::json_of(shape, step);
    object.back() = ',';
    steps +=
        (steps.empty() ? "" : ",") + object + "\"sentence\":" + text::json_quoted(sentence) + '}';
  }
  return "{\"line\":" + std::to_string(line) + ",\"width\":" + std::to_string(shape.width) +
         ",\"height\":" + std::to_string(shape.height) +
         ",\"mines\":" + std::to_string(position.mines) + ",\"mine\":{" + cells +
         "},\"provable\":[" + steps + "]}\n";
}

Answer no_answer(std::size_t line, const std::string& why, bool json) {
  if (!json) return {at_line(line) + why + '\n', kNo};
  return {"{\"line\":" + std::to_string(line) + ",\"why\":" + text::json_quoted(why) + "}\n", kNo};
}

}  // namespace

Answered solve_one(const formats::Item& item, const SolveOptions& options) {
  if (!item.found) return item.found.error();
  const auto* grid = std::get_if<formats::Grid>(&*item.found);
  if (grid == nullptr) {
    return formats::problem_at(item.line, 0,
                               core::Statement("a position is expected, as rows of text"));
  }
  const auto sight = formats::sight_of(*grid, options.mines);
  if (!sight) return sight.error();
  const Position& position = sight->position;
  const Odds odds = minesweeper::odds(position, options.max_nodes);
  if (!odds.decided) {
    return no_answer(
        item.line,
        "not decided within " + std::to_string(options.max_nodes) + " nodes; --nodes allows more",
        options.json);
  }
  if (!odds.possible) return no_answer(item.line, "no field looks like this", options.json);
  const Solved solved{position, odds, steps_of(position, options.max_nodes), options.max_nodes};
  return Answer{options.json ? json_of(item.line, solved) : text_of(item.line, solved), kAllWell};
}

int run_solve(const SolveOptions& options) {
  return answer_file(options.input,
                     [&](const formats::Item& item) { return solve_one(item, options); });
}

}  // namespace gridmates::tools::mines
