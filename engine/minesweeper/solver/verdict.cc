#include "engine/minesweeper/solver/verdict.h"

#include <array>

#include "engine/minesweeper/solver/explain.h"

namespace gridmates::minesweeper {
namespace {

constexpr std::array kSimplestFirst = {Argument::kNumber, Argument::kSubset, Argument::kComponent,
                                       Argument::kCount};

bool names_fewer(const Step& a, const Step& b) { return a.because.size() < b.because.size(); }

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
  const Clues seen = with_plain_mines(clues, cell);
  for (const Argument argument : kSimplestFirst) {
    if (verdict.provable) break;
    verdict.provable = explain(seen, cell, mined, argument, analyst, budget);
  }
  return verdict;
}

std::optional<Step> hint(const Position& position, const Cells& known, std::uint64_t budget) {
  Analyst analyst;
  Clues clues(position);
  const Odds& odds = analyst.look(clues, budget);
  const Cells mined = odds.mined;
  Cells told = odds.safe;
  told |= mined;
  told.each([&](Cell cell) {
    if (mined.has(cell) && known.has(cell)) clues.show_mine(cell);
  });
  told -= known;
  std::optional<Step> best;
  for (const Argument argument : kSimplestFirst) {
    told.each([&](Cell cell) {
      auto step = explain(clues, cell, mined.has(cell), argument, analyst, budget);
      if (step && (!best || names_fewer(*step, *best))) best = std::move(step);
    });
    if (best) break;
  }
  return best;
}

}  // namespace gridmates::minesweeper
