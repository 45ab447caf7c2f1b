#include "engine/sudoku/explainer/assumption_propagator.h"

namespace gridmates::sudoku::explainer {

template <class Capacity>
void AssumptionPropagator<Capacity>::follow(const CandidateGrid<Capacity>& grid, Id id, bool stands,
                                            Budget& budget, Consequences& into) {
  into.clear(links_.count());
  draw(grid, id, stands, budget, into);
  budget.spend(into.nodes().size());
}

template <class Capacity>
void AssumptionPropagator<Capacity>::draw(const CandidateGrid<Capacity>& grid, Id id, bool stands,
                                          Budget& budget, Consequences& into) {
  start_ = &grid;
  now_ = grid;
  into.add(id, stands, kNowhere);
  // Candidates that fall are queued; those that stand are processed at once.
  NodeNo seen = 0;
  std::vector<NodeNo>& falling = falling_;
  falling.clear();
  std::size_t next = 0;
  for (;;) {
    for (; seen < into.nodes().size(); ++seen) {
      if (!into.node(seen).stands) {
        falling.push_back(seen);
      } else if (!stand(seen, into)) {
        return;
      }
    }
    if (next < falling.size()) {
      if (!fall(falling[next++], into)) return;
    } else if (kind_.level == 0 || !budget.spend(links_.count()) || !deeper_(*now_, into)) {
      return;
    }
  }
}

// Removes the candidates that this one sees. False at a contradiction.
template <class Capacity>
bool AssumptionPropagator<Capacity>::stand(NodeNo no, Consequences& into) {
  const Mode mode = kind_.nishio ? kX : kXy;
  for (const Link& link : links_.weak(into.node(no).id, mode)) {
    if (!now_->has(links_.at(link.to))) continue;
    const NodeNo opposite = into.find(link.to, true);
    if (opposite == kNoNode && into.find(link.to, false) != kNoNode) continue;
    into.because(no);
    if (opposite != kNoNode) {
      into.clash(link.to, false, link.place, opposite);
      return false;
    }
    into.add(link.to, false, link.place);
  }
  return true;
}

// Makes the last one left in the cell or a unit stand. False at a contradiction.
template <class Capacity>
bool AssumptionPropagator<Capacity>::fall(NodeNo no, Consequences& into) {
  if (!kind_.nishio && !fall_in_cell(no, into)) return false;
  for (UnitKind kind : kBoxRowColumn) {
    if (!fall_in_unit(no, kind, into)) return false;
  }
  if (kind_.dynamic) now_->remove(links_.at(into.node(no).id));
  return true;
}

template <class Capacity>
bool AssumptionPropagator<Capacity>::fall_in_cell(NodeNo no, Consequences& into) {
  const Candidate c = links_.at(into.node(no).id);
  const DigitSet candidates = now_->candidates(c.cell);
  if (!has_two(candidates)) return true;
  const std::size_t other = first_of(candidates & ~digit_bit(c.digit));
  const Id id = links_.id_of({c.cell, static_cast<std::uint8_t>(other + 1)});
  if (into.find(id, true) != kNoNode) return true;
  into.because(no);
  because_absent_in_cell(c.cell, into);
  return last_left(id, kInCell, into);
}

template <class Capacity>
bool AssumptionPropagator<Capacity>::fall_in_unit(NodeNo no, UnitKind kind, Consequences& into) {
  const Candidate c = links_.at(into.node(no).id);
  const Unit unit = now_->geometry().units_of[c.cell][kind];
  const Spots spots = now_->spots(unit, c.digit);
  if (!has_two(spots)) return true;
  const std::size_t other = first_of(spots & ~(Spots{1} << now_->layout().index[c.cell][kind]));
  const Id id = links_.id_of({now_->cell_at(unit, other), c.digit});
  if (into.find(id, true) != kNoNode) return true;
  into.because(no);
  because_absent_in_unit(unit, c.digit, into);
  return last_left(id, static_cast<Place>(kind), into);
}

// The reasons must already be written.
template <class Capacity>
bool AssumptionPropagator<Capacity>::last_left(Id id, Place place, Consequences& into) {
  const NodeNo opposite = into.find(id, false);
  if (opposite == kNoNode) {
    into.add(id, true, place);
  } else {
    into.clash(id, true, place, opposite);
  }
  return opposite == kNoNode;
}

template <class Capacity>
void AssumptionPropagator<Capacity>::because_absent_in_cell(Cell cell, Consequences& into) const {
  for (int digit : DigitsOf{start_->candidates(cell) & ~now_->candidates(cell)}) {
    into.because(into.find(links_.id_of({cell, static_cast<std::uint8_t>(digit)}), false));
  }
}

template <class Capacity>
void AssumptionPropagator<Capacity>::because_absent_in_unit(Unit unit, std::uint8_t digit,
                                                            Consequences& into) const {
  for (std::size_t spot : EachBit{start_->spots(unit, digit) & ~now_->spots(unit, digit)}) {
    into.because(into.find(links_.id_of({now_->cell_at(unit, spot), digit}), false));
  }
}

template class AssumptionPropagator<Nine>;
template class AssumptionPropagator<TwentyFive>;

}  // namespace gridmates::sudoku::explainer
