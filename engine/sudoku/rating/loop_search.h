// Finds the closed loops of cells that could swap two digits. One thread.
#pragma once

#include <span>
#include <vector>

#include "engine/sudoku/rating/sheet.h"

namespace gridmates::sudoku::explainer {

// Walks from cell to cell by unit, never by the kind of unit that it came by, over cells that have
// both digits. At most two cells may have candidates besides, or any number of them when it is the
// same one everywhere.
template <class Capacity>
class LoopSearch {
 public:
  // `both` are two digits; no more than `steps` cells are stepped on.
  LoopSearch(const Sheet<Capacity>& sheet, DigitMask both, int& steps)
      : sheet_(sheet), both_(both), steps_(steps) {}

  // Calls visit(cells) for each loop from this cell, in both directions, four cells or more.
  template <class Visit>
  void from(Cell cell, Visit&& visit) {
    walk(cell, 2, 0, kNoKind, visit);
  }

 private:
  static constexpr int kNoKind = 3;

  template <class Visit>
  void walk(Cell cell, int extra_cells, DigitMask extras, int came_by, Visit&& visit) {
    if (--steps_ < 0) return;
    loop_.push_back(cell);
    inside_.add(cell);
    for (UnitKind kind : kBoxRowColumn) {
      if (kind == came_by) continue;
      const Unit unit = sheet_.geometry().units_of[cell][kind];
      for (std::size_t spot = 0; spot < sheet_.side(); ++spot) {
        const Cell next = sheet_.cell_at(unit, spot);
        if (next == loop_.front() && loop_.size() >= 4) {
          if (is_fair()) visit(std::span<const Cell>(loop_));
        } else if (!inside_.has(next) && (both_ & ~sheet_.candidates(next)) == 0) {
          const DigitMask more = sheet_.candidates(next) & ~both_;
          extras |= more;  // for the cells after it too, whether it is stepped on or not
          if (more != 0 && !has_one(extras) && extra_cells <= 0) continue;
          walk(next, extra_cells - (more != 0 ? 1 : 0), extras, kind, visit);
        }
      }
    }
    inside_.remove(cell);
    loop_.pop_back();
  }

  // Every unit that has a cell of the loop has two, one of them at an odd place of the loop.
  bool is_fair() const {
    std::array<Bits<3 * Capacity::kSide>, 2> seen;
    for (std::size_t i = 0; i < loop_.size(); ++i) {
      for (Unit unit : sheet_.geometry().units_of[loop_[i]]) {
        if (seen[i % 2].has(unit)) return false;
        seen[i % 2].add(unit);
      }
    }
    return seen[0] == seen[1];
  }

  const Sheet<Capacity>& sheet_;
  DigitMask both_;
  int& steps_;
  std::vector<Cell> loop_;
  CellSet<Capacity> inside_;
};

}  // namespace gridmates::sudoku::explainer
