#include "engine/minesweeper/deduce/cases.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace gridmates::minesweeper {
namespace {

// King moves from one cell to the other.
int distance(Shape shape, Cell one, Cell other) {
  return std::max(std::abs(shape.column(one) - shape.column(other)),
                  std::abs(shape.row(one) - shape.row(other)));
}

}  // namespace

Cases::Finding Cases::look(const Sight& sight, std::vector<Cell> numbers, bool counted,
                           std::uint32_t& budget) {
  const Look look{sight, counted, budget};
  arrangements_.load(sight, numbers, counted);
  if (counted && !arrangements_.count_matters()) return {true, std::nullopt};
  const Answer any = arrangements_.any(budget);
  if (any != Answer::kSome) return {any == Answer::kNone, std::nullopt};

  bool decided = true;
  const auto question = find_excluded(look, decided);
  if (!question) return {decided, std::nullopt};
  Step step;
  step.argument = counted ? Argument::kCount : Argument::kComponent;
  step.mined = !question->mined;
  step.because = needed(look, std::move(numbers), *question);
  step.cells = concluded(look, step.because, question->mined);
  if (step.cells.empty()) return {false, std::nullopt};  // the budget ended in between
  std::sort(step.because.begin(), step.because.end());
  return {true, std::move(step)};
}

// All cells that are not loaded are equivalent, as far as the loaded numbers can say.
Cases::Answer Cases::ask(const Look& look, const Question& question) {
  if (question.cell && arrangements_.loaded(*question.cell)) {
    return arrangements_.any_with(*question.cell, question.mined, look.budget);
  }
  if (!look.counted) return Answer::kSome;
  return arrangements_.any_elsewhere(question.mined, look.budget);
}

bool Cases::is_excluded(const Look& look, std::span<const Cell> numbers, const Question& question) {
  arrangements_.load(look.sight, numbers, look.counted);
  return ask(look, question) == Answer::kNone;
}

// Finds a question answered with no. Every yes is an arrangement, which answers others too.
std::optional<Cases::Question> Cases::find_excluded(const Look& look, bool& decided) {
  const auto is_no = [&](const Question& question) {
    const Answer answer = ask(look, question);
    if (answer == Answer::kUndecided) decided = false;
    return answer == Answer::kNone;
  };
  if (look.counted && arrangements_.elsewhere() > 0) {
    for (const bool mined : {true, false}) {
      if (const Question question{std::nullopt, mined}; is_no(question)) return question;
    }
  }
  for (std::size_t i = 0; i < arrangements_.size() && decided; ++i) {
    const Cell cell = arrangements_.cell(i);
    if (arrangements_.varies(cell)) continue;
    if (const Question question{cell, !arrangements_.mined(cell)}; is_no(question)) return question;
  }
  return std::nullopt;
}

// Removes all numbers that are not needed, first half of them at a time, at last one by one,
// starting with those far away.
std::vector<Cell> Cases::needed(const Look& look, std::vector<Cell> numbers,
                                const Question& question) {
  if (question.cell) {
    const auto rank = [&](Cell number) {
      return std::pair(distance(look.sight.shape(), number, *question.cell), number);
    };
    std::sort(numbers.begin(), numbers.end(),
              [&](Cell one, Cell other) { return rank(one) < rank(other); });
  }
  for (std::size_t some = (numbers.size() + 1) / 2; some > 0;
       some = some == 1 ? 0 : (some + 1) / 2) {
    for (std::size_t end = numbers.size(); end > 0;) {
      const std::size_t begin = end - std::min(some, end);
      std::vector<Cell> fewer(numbers.begin(),
                              numbers.begin() + static_cast<std::ptrdiff_t>(begin));
      fewer.insert(fewer.end(), numbers.begin() + static_cast<std::ptrdiff_t>(end), numbers.end());
      if (is_excluded(look, fewer, question)) numbers = std::move(fewer);
      end = begin;
    }
  }
  return numbers;
}

// All cells that these numbers prove to be safe, or to be mined.
std::vector<Cell> Cases::concluded(const Look& look, std::span<const Cell> numbers, bool mined) {
  std::vector<Cell> cells;
  arrangements_.load(look.sight, numbers, look.counted);
  if (arrangements_.any(look.budget) != Answer::kSome) return cells;
  for (std::size_t i = 0; i < arrangements_.size(); ++i) {
    const Cell cell = arrangements_.cell(i);
    if (arrangements_.mined(cell) == mined) continue;
    if (ask(look, {cell, mined}) == Answer::kNone) cells.push_back(cell);
  }
  if (look.counted && arrangements_.elsewhere() > 0 &&
      ask(look, {std::nullopt, mined}) == Answer::kNone) {
    for (Cell cell = 0; cell < look.sight.shape().cells(); ++cell) {
      if (look.sight.unknown(cell) && !arrangements_.loaded(cell)) cells.push_back(cell);
    }
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

}  // namespace gridmates::minesweeper
