// Counts positions one after the other and reuses its memory: odds() for frequent callers. One
// thread at a time.
//
// To look ahead: "cell c is opened and shows k" is a change of the clues, far cheaper than reading
// another position, and log_fields of both answers gives its probability. For repeated looks ahead,
// show the known mines first, which then cost nothing more:
//
//     const Odds& now = analyst.look(clues);
//     now.mined.each([&](Cell cell) { clues.show_mine(cell); });
//
// and then
//
//     Clues ahead = clues;
//     ahead.open(c, k);
//     const Odds& then = analyst.look(ahead);
//     const double chance = then.possible ? std::exp(then.log_fields - log_fields_now) : 0;
#pragma once

#include <cstdint>
#include <memory>

#include "engine/minesweeper/solver/clues.h"
#include "engine/minesweeper/solver/odds.h"

namespace gridmates::minesweeper {

class Analyst {
 public:
  Analyst();
  ~Analyst();
  Analyst(Analyst&&) noexcept;
  Analyst& operator=(Analyst&&) noexcept;

  // Like odds(); valid until the next look. If the clues have forgotten the number of mines, only
  // `safe` and `mined` are meaningful: what follows from the numbers alone.
  const Odds& look(const Position& position, std::uint64_t budget = kOddsBudget);
  const Odds& look(const Clues& clues, std::uint64_t budget = kOddsBudget);
  // The same within the rest of a budget shared by several looks, which decreases by the cost of
  // this one: the entries of its tables, plus one per cell of the field, so that small ones cost
  // something too. Undecided when nothing is left.
  const Odds& spend(const Clues& clues, std::uint64_t& budget);

 private:
  struct Work;
  std::unique_ptr<Work> work_;
};

}  // namespace gridmates::minesweeper
