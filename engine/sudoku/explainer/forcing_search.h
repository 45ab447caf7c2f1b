// Forcing chains (7.5 and more): conclusions that follow from every candidate of a cell, from every
// place of a digit in a unit, or whether a candidate stands or not; and assumptions that lead to a
// contradiction. One thread at a time.
//
// After the descriptions of Sudoku Explainer's Nishio, multiple, dynamic and nested forcing chains
// (N. Juillerat).
#pragma once

#include <vector>

#include "engine/sudoku/explainer/assumption_propagator.h"
#include "engine/sudoku/explainer/budget.h"
#include "engine/sudoku/explainer/candidate_links.h"
#include "engine/sudoku/explainer/consequences.h"
#include "engine/sudoku/explainer/deductions.h"
#include "engine/sudoku/explainer/nested.h"

namespace gridmates::sudoku::explainer {

// Boards with more candidates are not searched: the consequences of every candidate are kept.
inline constexpr std::size_t kMostForcingCandidates = 2048;

template <class Capacity>
class ForcingSearch {
 public:
  explicit ForcingSearch(ForcingKind kind);

  // Writes the chains that Sudoku Explainer would show first: those with the fewest inferences,
  // then by kind, then the first found. Returns true if there are any.
  bool find_first(const CandidateGrid<Capacity>& grid, Budget& budget, Deductions& out);

  // Writes all in that order with their needs; of those with the same effect only the first.
  void find_all(const CandidateGrid<Capacity>& grid, Budget& budget, Deductions& out);

 private:
  // In the order in which chains of the same length are shown.
  enum Reason : std::uint8_t { kReduction, kCell, kUnit, kContradiction };
  struct Branch {  // a node among the consequences of an assumption
    Consequences* of = nullptr;
    NodeNo node = kNoNode;
  };
  struct Chain {
    std::uint32_t complexity = ~0u;
    Reason reason = kContradiction;
    Candidate target;
    bool stands = false;
    std::size_t written = 0;  // index among written_, if all are wanted
  };

  void search(const CandidateGrid<Capacity>& grid, Budget& budget);
  void search_cell(Cell cell);
  void search_candidate(Id id, bool reduces);
  void search_units(Id id);
  // The consequences if the candidate stands; computed at most once per board.
  Consequences& if_stands(Id id);
  // The common consequences of all assumptions_.
  void search_common(Reason reason, Place origin);
  // Adds the conclusion of branches_; the assumptions are all candidates of the place `origin`.
  void conclude(Reason reason, Id target, bool stands, Place origin);
  bool changes_anything(Candidate c, bool stands) const;
  std::uint32_t least_complexity() const;
  std::uint32_t complexity();
  void write(const Chain& chain, Deductions& out) const;
  void write_needs(Place origin, Deductions& out);
  std::uint64_t fingerprint();
  bool close(const Chain& chain, Deductions& out) const;

  ForcingKind kind_;
  const CandidateGrid<Capacity>* grid_ = nullptr;
  Budget* budget_ = nullptr;
  CandidateLinks<Capacity> links_;
  Nested<Capacity> nested_;
  AssumptionPropagator<Capacity> propagator_;
  std::vector<Consequences> if_stands_;  // by candidate
  std::vector<bool> followed_;           // by candidate
  Consequences if_not_;
  std::vector<Consequences*> assumptions_;
  std::vector<Branch> branches_;
  std::vector<std::uint32_t> nested_chains_;
  bool all_ = false;
  Chain best_;
  std::vector<Chain> chains_;  // if all are wanted
  Deductions written_{Deductions::Wanted::kAll};
};

extern template class ForcingSearch<Nine>;
extern template class ForcingSearch<TwentyFive>;

}  // namespace gridmates::sudoku::explainer
