// Follows an assumption to all its consequences. One thread at a time.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "engine/sudoku/explainer/budget.h"
#include "engine/sudoku/explainer/consequences.h"

namespace gridmates::sudoku::explainer {

// The kind of forcing chains to search for.
struct ForcingKind {
  bool dynamic = false;  // eliminations by the assumption count, too
  bool nishio = false;   // dynamic, with one digit, and only contradictions
  int level = 0;  // dynamic; deeper inferences: patterns (1), chains (2), multiple chains (3),
                  // dynamic chains (4), dynamic chains with nested ones (5)
};

template <class Capacity>
class AssumptionPropagator {
 public:
  // Called when single inferences are exhausted, with the board as the assumption leaves it. May
  // add consequences; returns true if it did.
  using Deeper = std::function<bool(const CandidateGrid<Capacity>& now, Consequences& into)>;

  AssumptionPropagator(const CandidateLinks<Capacity>& links, ForcingKind kind, Deeper deeper)
      : links_(links), kind_(kind), deeper_(std::move(deeper)) {}

  // Follows the assumption that this candidate stands, or falls, on the board from which the links
  // were read. Ends at the first contradiction. Each consequence costs one inference, and each call
  // of Deeper one per candidate; without budget Deeper is not called.
  void follow(const CandidateGrid<Capacity>& grid, Id id, bool stands, Budget& budget,
              Consequences& into);

 private:
  void draw(const CandidateGrid<Capacity>& grid, Id id, bool stands, Budget& budget,
            Consequences& into);
  bool stand(NodeNo no, Consequences& into);
  bool fall(NodeNo no, Consequences& into);
  bool fall_in_cell(NodeNo no, Consequences& into);
  bool fall_in_unit(NodeNo no, UnitKind kind, Consequences& into);
  bool last_left(Id id, Place place, Consequences& into);
  void because_absent_in_cell(Cell cell, Consequences& into) const;
  void because_absent_in_unit(Unit unit, std::uint8_t digit, Consequences& into) const;

  const CandidateLinks<Capacity>& links_;
  ForcingKind kind_;
  Deeper deeper_;
  const CandidateGrid<Capacity>* start_ = nullptr;
  std::optional<CandidateGrid<Capacity>> now_;
  std::vector<NodeNo> falling_;
};

extern template class AssumptionPropagator<Nine>;
extern template class AssumptionPropagator<TwentyFive>;

}  // namespace gridmates::sudoku::explainer
