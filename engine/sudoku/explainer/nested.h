// Consequences of an assumption beyond single inferences: patterns and chains on the board as the
// assumption leaves it. One thread at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "engine/sudoku/explainer/budget.h"
#include "engine/sudoku/explainer/candidate_links.h"
#include "engine/sudoku/explainer/chains_and_cycles.h"
#include "engine/sudoku/explainer/consequences.h"
#include "engine/sudoku/explainer/deductions.h"

namespace gridmates::sudoku::explainer {

template <class Capacity>
class ForcingSearch;

template <class Capacity>
class Nested {
 public:
  // `level` is that of ForcingKind.
  explicit Nested(int level);
  ~Nested();

  void forget_chains();

  // Adds the eliminations of the first kind of pattern or chain that shows any: locked candidates,
  // hidden pairs, naked pairs, X-Wings, chains. Only those count that rest on a candidate which the
  // assumption removed. `start` is the board without the assumption, `links` are its links; `now`
  // is the board with all consequences so far. Returns false when nothing is added.
  bool deepen(const CandidateGrid<Capacity>& start, const CandidateLinks<Capacity>& links,
              const CandidateGrid<Capacity>& now, Budget& budget, Consequences& into);

  // The number of inferences of a chain, by its number.
  std::uint32_t complexity_of(std::uint32_t chain) const { return complexities_[chain]; }

 private:
  bool add_all(const CandidateGrid<Capacity>& start, const CandidateLinks<Capacity>& links,
               Consequences& into);
  std::uint32_t number_of(const Deduction& deduction);

  Deductions found_{Deductions::Wanted::kAll};
  std::unique_ptr<ChainsAndCycles<Capacity>> chains_;
  std::unique_ptr<ForcingSearch<Capacity>>
      multiple_;  // chains of a lower kind; multiple or dynamic ones
  std::unique_ptr<ForcingSearch<Capacity>> dynamic_;
  std::vector<std::uint32_t> complexities_;
  std::unordered_map<std::uint64_t, std::uint32_t> numbers_;  // by fingerprint
  std::vector<NodeNo> reasons_;
};

extern template class Nested<Nine>;
extern template class Nested<TwentyFive>;

}  // namespace gridmates::sudoku::explainer
