#include "engine/minesweeper/solver/verdict.h"

#include <array>
#include <tuple>

#include "engine/minesweeper/solver/explain.h"

namespace gridmates::minesweeper {
namespace {

constexpr std::array kSimplestFirst = {Argument::kNumber, Argument::kSubset, Argument::kComponent,
                                       Argument::kCount};

// Of steps by the same argument.
bool simpler(const Step& a, const Step& b) { return a.because.size() < b.because.size(); }

}  // namespace

Verdict verdict(const Position& position, Cell cell, std::uint64_t budget) {
  Analyst analyst;
  const Clues clues(position);
  const Odds& odds = analyst.look(clues, budget);
  if (!odds.decided) return {};
  Verdict verdict{.decided = true,
                  .provable = {},
                  .something_was_safe = !odds.safe.empty(),
                  .chance = odds.mine[cell]};
  const bool mined = odds.mined.has(cell);
  if (!mined && !odds.safe.has(cell)) return verdict;
  for (const Argument argument : kSimplestFirst) {
    if (verdict.provable) break;
    verdict.provable = explain(clues, cell, mined, argument, analyst, budget);
  }
  return verdict;
}

std::optional<Step> hint(const Position& position, const Cells& known, std::uint64_t budget) {
  Analyst analyst;
  const Clues clues(position);
  Cells mined = analyst.look(clues, budget).mined;
  Cells told = analyst.look(clues, budget).safe;
  told |= mined;
  told -= known;
  std::optional<Step> best;
  for (const Argument argument : kSimplestFirst) {
    told.each([&](Cell cell) {
      auto step = explain(clues, cell, mined.has(cell), argument, analyst, budget);
      if (step && (!best || simpler(*step, *best))) best = std::move(step);
    });
    if (best) break;
  }
  return best;
}

}  // namespace gridmates::minesweeper
