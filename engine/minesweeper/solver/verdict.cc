#include "engine/minesweeper/solver/verdict.h"

#include <algorithm>
#include <utility>

#include "engine/minesweeper/solver/explain.h"

namespace gridmates::minesweeper {
namespace {

// The number of explanations that are compared before the simplest of them is reported.
constexpr int kMostCompared = 32;

// Searches for the simplest explanation of the decided cells.
class Search {
 public:
  Search(const Clues& clues, const Cells& mined, Analyst& analyst, std::uint64_t& budget)
      : clues_(clues), mined_(mined), analyst_(analyst), budget_(budget) {}

  std::optional<Step> simplest(Cells decided);

 private:
  Cells by_numbers();
  std::optional<Step> simplest(const Cells& decided, Argument argument);

  const Clues& clues_;
  const Cells& mined_;
  Analyst& analyst_;
  std::uint64_t& budget_;
};

// The simplest step about one of these cells; counts the mines only as a last resort.
std::optional<Step> Search::simplest(Cells decided) {
  Cells by_count = decided;
  by_count -= by_numbers();
  decided -= by_count;
  for (const auto argument : {Argument::kNumber, Argument::kSubset, Argument::kComponent}) {
    if (auto step = simplest(decided, argument)) return step;
  }
  return simplest(by_count, Argument::kCount);
}

// The cells that are decided without the number of mines.
Cells Search::by_numbers() {
  Clues uncounted = clues_;
  uncounted.forget_mines();
  const Odds& odds = analyst_.spend(uncounted, budget_);
  if (!odds.decided) return {};
  Cells decided = odds.safe;
  decided |= odds.mined;
  return decided;
}

// Of the steps by one argument, the one that names the fewest numbers; for one number or two, the
// first step is as good as any other.
std::optional<Step> Search::simplest(const Cells& decided, Argument argument) {
  std::optional<Step> best;
  const bool alike = argument == Argument::kNumber || argument == Argument::kSubset;
  int left = alike ? 1 : kMostCompared;
  decided.each([&](Cell cell) {
    if (left == 0 || budget_ == 0) return;
    if (best && std::binary_search(best->cells.begin(), best->cells.end(), cell)) return;
    auto step = explain(clues_, cell, mined_.has(cell), argument, analyst_, budget_);
    if (!step) return;
    --left;
    if (!best || step->because.size() < best->because.size()) best = std::move(step);
  });
  return best;
}

}  // namespace

Verdict verdict(const Position& position, Cell cell, std::uint64_t budget) {
  Analyst analyst;
  const Clues clues(position);
  const Odds& odds = analyst.spend(clues, budget);
  if (!odds.decided) return {};
  Verdict verdict{.decided = true,
                  .provable = {},
                  .something_was_safe = !odds.safe.empty(),
                  .chance = odds.mine[cell]};
  const Cells mined = odds.mined;
  if (!mined.has(cell) && !odds.safe.has(cell)) return verdict;
  Cells one;
  one.add(cell);
  const Clues seen = with_plain_mines(clues, cell);
  verdict.provable = Search(seen, mined, analyst, budget).simplest(one);
  return verdict;
}

std::optional<Step> hint(const Position& position, const Cells& known, std::uint64_t budget) {
  Analyst analyst;
  Clues clues(position);
  const Odds& odds = analyst.spend(clues, budget);
  if (!odds.decided) return std::nullopt;
  const Cells mined = odds.mined;
  Cells told = odds.safe;
  told |= mined;
  told -= known;
  mined.each([&](Cell cell) {
    if (known.has(cell)) clues.show_mine(cell);
  });
  return Search(clues, mined, analyst, budget).simplest(told);
}

}  // namespace gridmates::minesweeper
