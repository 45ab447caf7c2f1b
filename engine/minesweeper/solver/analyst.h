// Counts positions one after the other and keeps its memory between them: odds() for anyone who
// asks often. One thread at a time.
//
// To look ahead: "cell c is opened and shows k" is a change of the clues, far cheaper than a
// position that is read again, and the fields of both answers say how likely it is. Who looks ahead
// more than once shows the mines that are known first, which then cost nothing more:
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

  // As odds(); valid until the next look. Where the clues have forgotten the number of mines, only
  // `safe` and `mined` say something: what follows from the numbers alone.
  const Odds& look(const Position& position, std::uint64_t budget = kOddsBudget);
  const Odds& look(const Clues& clues, std::uint64_t budget = kOddsBudget);
  // The same within what is left of a budget for several looks, which shrinks by what this one
  // cost: the entries of its tables, and one for every cell of the field, that small ones are not
  // for nothing. Undecided when nothing is left.
  const Odds& spend(const Clues& clues, std::uint64_t& budget);

 private:
  struct Work;
  std::unique_ptr<Work> work_;
};

}  // namespace gridmates::minesweeper
