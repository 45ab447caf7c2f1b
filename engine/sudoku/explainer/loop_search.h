// Finds closed loops of cells that could swap two digits. One thread.
#pragma once

#include <span>
#include <vector>

#include "engine/sudoku/explainer/candidate_grid.h"

namespace gridmates::sudoku::explainer {

// Walks from cell to cell by unit, never twice in a row by the same kind of unit, over cells that
// have both digits. At most two cells may have extra candidates, or any number of cells if the
// extra candidate is the same everywhere.
template <class Capacity>
class LoopSearch {
 public:
  // `both` is two digits; `steps` is the remaining number of cells to step on.
  LoopSearch(const CandidateGrid<Capacity>& grid, DigitSet both, int& steps)
      : grid_(grid),
        both_(both),
        low_(std::countr_zero(both) + 1),
        high_(std::bit_width(both)),
        steps_(steps) {}

  // Calls visit(cells) for each loop of four or more cells from this cell, in both directions.
  template <class Visit>
  void from(Cell cell, Visit&& visit) {
    walk(cell, 2, 0, kNoKind, visit);
  }

 private:
  static constexpr int kNoKind = 3;
  using Units = Bits<3 * Capacity::kSide>;

  template <class Visit>
  void walk(Cell cell, int extra_cells, DigitSet extras, int came_by, Visit&& visit) {
    if (!step_on(cell)) return;
    for (UnitKind kind : kBoxRowColumn) {
      if (kind == came_by) continue;
      const Unit unit = grid_.geometry().units_of[cell][kind];
      const Spots spots = grid_.spots(unit, low_) & grid_.spots(unit, high_);
      for (std::size_t spot : EachBit{spots}) {
        const Cell next = grid_.cell_at(unit, spot);
        if (next == loop_.front() && loop_.size() >= 4) {
          if (units_[0] == units_[1]) visit(std::span<const Cell>(loop_));
        } else if (!inside_.has(next)) {
          const DigitSet more = grid_.candidates(next) & ~both_;
          extras |= more;  // also for the later neighbours, whether it is stepped on or not
          if (more != 0 && !has_one(extras) && extra_cells <= 0) continue;
          walk(next, extra_cells - (more != 0 ? 1 : 0), extras, kind, visit);
        }
      }
    }
    step_back(cell);
  }

  // False if the loop could not be closed from here: each unit with a cell of the loop must have
  // two, one of them at an odd place of the loop.
  bool step_on(Cell cell) {
    Units& mine = units_[loop_.size() % 2];
    const auto& units = grid_.geometry().units_of[cell];
    if (--steps_ < 0 || mine.has(units[0]) || mine.has(units[1]) || mine.has(units[2])) {
      return false;
    }
    for (Unit unit : units) mine.add(unit);
    loop_.push_back(cell);
    inside_.add(cell);
    return true;
  }
  void step_back(Cell cell) {
    inside_.remove(cell);
    loop_.pop_back();
    for (Unit unit : grid_.geometry().units_of[cell]) units_[loop_.size() % 2].remove(unit);
  }

  const CandidateGrid<Capacity>& grid_;
  DigitSet both_;
  int low_;  // the two digits
  int high_;
  int& steps_;
  std::vector<Cell> loop_;
  CellSet<Capacity> inside_;
  std::array<Units, 2> units_;  // of the cells at even and odd places
};

}  // namespace gridmates::sudoku::explainer
