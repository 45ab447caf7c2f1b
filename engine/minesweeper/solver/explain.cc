#include "engine/minesweeper/solver/explain.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <utility>
#include <vector>

namespace gridmates::minesweeper {
namespace {

using Numbers = std::vector<Cell>;

bool near(const Clue& a, const Clue& b, int distance) {
  return std::abs(a.column - b.column) <= distance && std::abs(a.row - b.row) <= distance;
}

class Explainer {
 public:
  Explainer(const Clues& clues, Cell cell, bool mined, Analyst& analyst, std::uint64_t& budget)
      : clues_(clues),
        cell_(cell),
        place_{clues.shape().column(cell), clues.shape().row(cell), 0},
        mined_(mined),
        analyst_(analyst),
        budget_(budget) {}

  std::optional<Step> by(Argument argument);

 private:
  const Cells* concluded(const Numbers& numbers);
  bool follows(const Numbers& numbers);
  std::optional<Numbers> one();
  std::optional<Numbers> two();
  std::optional<Numbers> several();
  bool share_cells(const Clue& a, const Clue& b) const {
    if (!near(a, b, 2)) return false;
    Rows cells;
    cells.add_around(a.column, a.row, clues_.closed().around(a.column, a.row));
    return cells.around(b.column, b.row) != 0;
  }
  Cell cell_of(const Clue& clue) const { return clues_.shape().at(clue.column, clue.row); }
  Numbers nearest_first() const;
  Numbers nearest_that_suffice(const Numbers& all);

  const Clues& clues_;
  Cell cell_;
  Clue place_;  // the position of the cell
  bool mined_;
  Analyst& analyst_;
  std::uint64_t& budget_;
  bool counted_ = false;
  Clues some_;  // a part of clues_
};

std::optional<Step> Explainer::by(Argument argument) {
  counted_ = argument == Argument::kCount;
  auto numbers = argument == Argument::kNumber   ? one()
                 : argument == Argument::kSubset ? two()
                                                 : several();
  if (!numbers) return std::nullopt;
  std::sort(numbers->begin(), numbers->end());
  Step step{.argument = argument, .mined = mined_, .cells = {}, .because = *std::move(numbers)};
  const Cells* const cells = concluded(step.because);
  if (cells == nullptr) return std::nullopt;
  cells->each([&](Cell cell) { step.cells.push_back(cell); });
  return step;
}

// The cells that follow from these numbers; nullptr if the budget ends first.
const Cells* Explainer::concluded(const Numbers& numbers) {
  Cells kept;
  for (const Cell number : numbers) kept.add(number);
  some_ = clues_;
  some_.keep_only(kept);
  if (!counted_) some_.forget_mines();
  const Odds& odds = analyst_.spend(some_, budget_);
  if (!odds.decided || !odds.possible) return nullptr;
  return mined_ ? &odds.mined : &odds.safe;
}

bool Explainer::follows(const Numbers& numbers) {
  const Cells* const cells = concluded(numbers);
  return cells != nullptr && cells->has(cell_);
}

std::optional<Numbers> Explainer::one() {
  for (const Clue& clue : clues_.all()) {
    if (!near(clue, place_, 1)) continue;
    if (Numbers number = {cell_of(clue)}; follows(number)) return number;
  }
  return std::nullopt;
}

// Numbers that share no closed cell imply no more together than each alone.
std::optional<Numbers> Explainer::two() {
  for (const Clue& clue : clues_.all()) {
    if (!near(clue, place_, 1)) continue;
    for (const Clue& other : clues_.all()) {
      if (cell_of(other) == cell_of(clue) || !share_cells(clue, other)) continue;
      if (Numbers both = {cell_of(clue), cell_of(other)}; follows(both)) return both;
    }
  }
  return std::nullopt;
}

// Takes as many of the nearest numbers as needed; then removes each that is not needed, the
// farthest first.
std::optional<Numbers> Explainer::several() {
  Numbers numbers = nearest_first();
  if (!follows(numbers)) return std::nullopt;
  numbers = nearest_that_suffice(numbers);
  for (std::size_t i = numbers.size(); i-- > 0;) {
    Numbers fewer = numbers;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    if (follows(fewer)) numbers = std::move(fewer);
  }
  return numbers;
}

Numbers Explainer::nearest_first() const {
  const Shape shape = clues_.shape();
  Numbers numbers;
  for (const Clue& clue : clues_.all()) numbers.push_back(cell_of(clue));
  const auto distance = [&](Cell number) {
    return std::max(std::abs(shape.column(number) - shape.column(cell_)),
                    std::abs(shape.row(number) - shape.row(cell_)));
  };
  std::sort(numbers.begin(), numbers.end(),
            [&](Cell a, Cell b) { return std::pair(distance(a), a) < std::pair(distance(b), b); });
  return numbers;
}

// More numbers imply at least as much, so bisection finds how many are needed.
Numbers Explainer::nearest_that_suffice(const Numbers& all) {
  const auto nearest = [&](std::size_t count) {
    return Numbers(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count));
  };
  std::size_t too_few = 0, enough = all.size();
  while (too_few < enough) {
    const std::size_t middle = (too_few + enough) / 2;
    if (follows(nearest(middle))) {
      enough = middle;
    } else {
      too_few = middle + 1;
    }
  }
  return nearest(enough);
}

}  // namespace

std::optional<Step> explain(const Clues& clues, Cell cell, bool mined, Argument argument,
                            Analyst& analyst, std::uint64_t& budget) {
  return Explainer(clues, cell, mined, analyst, budget).by(argument);
}

Clues with_plain_mines(Clues clues, Cell kept) {
  const Shape shape = clues.shape();
  for (bool shown = true; shown;) {
    shown = false;
    for (const Clue& clue : clues.all()) {
      const unsigned closed = clues.closed().around(clue.column, clue.row);
      const int mines = clue.number - std::popcount(clues.shown().around(clue.column, clue.row));
      if (closed == 0 || std::popcount(closed) != mines) continue;
      Rows mined;
      mined.add_around(clue.column, clue.row, closed);
      if (mined.has(shape.column(kept), shape.row(kept))) continue;
      mined.each(shape, [&](Cell cell) { clues.show_mine(cell); });
      shown = true;
    }
  }
  return clues;
}

}  // namespace gridmates::minesweeper
