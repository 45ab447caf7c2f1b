#include "engine/minesweeper/solver/explain.h"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

namespace gridmates::minesweeper {
namespace {

using Numbers = std::vector<Cell>;

bool touches(const Clue& clue, Cell cell) {
  const auto end = clue.cells.begin() + clue.size;
  return std::find(clue.cells.begin(), end, cell) != end;
}

bool meet(const Clue& a, const Clue& b) {
  const auto end = a.cells.begin() + a.size;
  return std::any_of(a.cells.begin(), end, [&](Cell cell) { return touches(b, cell); });
}

class Explainer {
 public:
  Explainer(const Clues& clues, Cell cell, bool mined, Analyst& analyst, std::uint64_t budget)
      : clues_(clues), cell_(cell), mined_(mined), analyst_(analyst), budget_(budget) {}

  std::optional<Step> by(Argument argument);

 private:
  const Cells* concluded(const Numbers& numbers, bool counted);
  bool follows(const Numbers& numbers, bool counted);
  std::optional<Numbers> one();
  std::optional<Numbers> two();
  std::optional<Numbers> several(bool counted);
  Numbers nearest_first() const;

  const Clues& clues_;
  Cell cell_;
  bool mined_;
  Analyst& analyst_;
  std::uint64_t budget_;
  Clues some_;
};

std::optional<Step> Explainer::by(Argument argument) {
  const bool counted = argument == Argument::kCount;
  std::optional<Numbers> numbers;
  if (argument == Argument::kNumber) numbers = one();
  if (argument == Argument::kSubset) numbers = two();
  if (argument == Argument::kComponent || counted) numbers = several(counted);
  if (!numbers) return std::nullopt;
  Step step{.argument = argument, .mined = mined_, .cells = {}, .because = *std::move(numbers)};
  std::sort(step.because.begin(), step.because.end());
  concluded(step.because, counted)->each([&](Cell cell) { step.cells.push_back(cell); });
  return step;
}

// What follows from these numbers alone; nullptr when the budget ends first.
const Cells* Explainer::concluded(const Numbers& numbers, bool counted) {
  Cells kept;
  for (const Cell number : numbers) kept.add(number);
  some_ = clues_;
  some_.keep_only(kept);
  if (!counted) some_.forget_mines();
  const Odds& odds = analyst_.look(some_, budget_);
  if (!odds.decided || !odds.possible) return nullptr;
  return mined_ ? &odds.mined : &odds.safe;
}

bool Explainer::follows(const Numbers& numbers, bool counted) {
  const Cells* const cells = concluded(numbers, counted);
  return cells != nullptr && cells->has(cell_);
}

std::optional<Numbers> Explainer::one() {
  for (const Clue& clue : clues_.all()) {
    const bool tells = clue.mines == (mined_ ? clue.size : 0);
    if (tells && touches(clue, cell_)) return Numbers{clue.cell};
  }
  return std::nullopt;
}

std::optional<Numbers> Explainer::two() {
  for (const Clue& clue : clues_.all()) {
    if (!touches(clue, cell_)) continue;
    for (const Clue& other : clues_.all()) {
      if (other.cell == clue.cell || !meet(clue, other)) continue;
      if (Numbers both = {clue.cell, other.cell}; follows(both, false)) return both;
    }
  }
  return std::nullopt;
}

// As many of the nearest numbers as it takes; then each of them that can be missed is left out, the
// farthest first.
std::optional<Numbers> Explainer::several(bool counted) {
  const Numbers all = nearest_first();
  if (!follows(all, counted)) return std::nullopt;
  const auto nearest = [&](std::size_t count) {
    return Numbers(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count));
  };
  std::size_t least = 0, enough = all.size();
  while (least < enough) {
    const std::size_t middle = (least + enough) / 2;
    if (follows(nearest(middle), counted)) {
      enough = middle;
    } else {
      least = middle + 1;
    }
  }
  Numbers numbers = nearest(enough);
  for (std::size_t i = numbers.size(); i-- > 0;) {
    Numbers fewer = numbers;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    if (follows(fewer, counted)) numbers = std::move(fewer);
  }
  return numbers;
}

Numbers Explainer::nearest_first() const {
  Numbers numbers;
  for (const Clue& clue : clues_.all()) numbers.push_back(clue.cell);
  const Shape shape = clues_.shape();
  const auto distance = [&](Cell number) {
    return std::max(std::abs(shape.column(number) - shape.column(cell_)),
                    std::abs(shape.row(number) - shape.row(cell_)));
  };
  std::sort(numbers.begin(), numbers.end(),
            [&](Cell a, Cell b) { return std::pair(distance(a), a) < std::pair(distance(b), b); });
  return numbers;
}

}  // namespace

std::optional<Step> explain(const Clues& clues, Cell cell, bool mined, Argument argument,
                            Analyst& analyst, std::uint64_t budget) {
  if (clues.broken() || !clues.closed(cell)) return std::nullopt;
  return Explainer(clues, cell, mined, analyst, budget).by(argument);
}

}  // namespace gridmates::minesweeper
