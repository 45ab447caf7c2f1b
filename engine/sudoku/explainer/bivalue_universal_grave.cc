// The bivalue universal grave as N. Juillerat defines it: every digit with a number of places in a
// unit other than none or two must point to one cell with more than two candidates.
#include "engine/sudoku/explainer/bivalue_universal_grave.h"

#include <algorithm>
#include <vector>

#include "engine/sudoku/explainer/choices.h"

namespace gridmates::sudoku::explainer {
namespace {

template <class Capacity>
struct BivalueUniversalGrave {
  std::vector<Cell> cells;       // cells with extra candidates, in the order found
  std::vector<DigitSet> extras;  // of each of these cells
  DigitSet all_extras = 0;
  CellSet<Capacity> common;  // the cells that all of them see

  DigitSet extras_of(std::size_t cell) const {
    const auto at = std::find(cells.begin(), cells.end(), cell);
    return at == cells.end() ? 0 : extras[static_cast<std::size_t>(at - cells.begin())];
  }

  void add(const CandidateGrid<Capacity>& grid, Cell cell, int digit) {
    const auto& peers = grid.geometry().peers[cell];
    common = cells.empty() ? peers : common & peers;
    auto at = std::find(cells.begin(), cells.end(), cell);
    if (at == cells.end()) {
      cells.push_back(cell);
      extras.push_back(0);
      at = cells.end() - 1;
    }
    extras[static_cast<std::size_t>(at - cells.begin())] |= digit_bit(digit);
    all_extras |= digit_bit(digit);
    for (Cell bug : cells) common.remove(bug);
  }
  // Several cells and digits, and no cell that all the cells see.
  bool is_useless() const { return cells.size() > 1 && !has_one(all_extras) && common.none(); }
};

// Collects the extra candidates; false if the pattern is impossible.
template <class Capacity>
bool collect(const CandidateGrid<Capacity>& grid, BivalueUniversalGrave<Capacity>& grave) {
  for (UnitKind kind : kBoxRowColumn) {
    for (std::size_t i = 0; i < grid.side(); ++i) {
      const std::size_t unit = grid.layout().unit(kind, i);
      for (int digit : DigitsOf{grid.geometry().all_digits}) {
        const Spots spots = grid.spots(unit, digit);
        if (spots == 0 || has_two(spots)) continue;
        Spots large = 0;
        for (std::size_t spot : EachBit{spots}) {
          if (grid.count(grid.cell_at(unit, spot)) >= 3) large |= Spots{1} << spot;
        }
        if (large == 0) return false;
        if (!has_one(large)) continue;  // another unit will decide
        grave.add(grid, grid.cell_at(unit, first_of(large)), digit);
        if (grave.is_useless()) return false;
      }
    }
  }
  return !grave.cells.empty();
}

// Whether, without the extras, every cell has two candidates and every digit two places.
template <class Capacity>
bool is_bivalue_universal_grave(const CandidateGrid<Capacity>& grid,
                                const BivalueUniversalGrave<Capacity>& grave) {
  for (std::size_t cell = 0; cell < grid.cells(); ++cell) {
    if (grid.digit(cell) == 0 && !has_two(grid.candidates(cell) & ~grave.extras_of(cell))) {
      return false;
    }
  }
  for (std::size_t unit = 0; unit < grid.layout().units; ++unit) {
    for (int digit : DigitsOf{grid.geometry().all_digits}) {
      int places = 0;
      for (std::size_t spot : EachBit{grid.spots(unit, digit)}) {
        if ((grave.extras_of(grid.cell_at(unit, spot)) & digit_bit(digit)) == 0) ++places;
      }
      if (places != 0 && places != 2) return false;
    }
  }
  return true;
}

template <class Capacity>
void remove(const CandidateGrid<Capacity>& grid, Cell cell, DigitSet digits, Deductions& out) {
  for (int digit : DigitsOf{grid.candidates(cell) & digits}) {
    out.remove({cell, static_cast<std::uint8_t>(digit)});
  }
}

// The units that all cells of the grave share, box first.
template <class Capacity>
std::vector<std::size_t> shared_units(const CandidateGrid<Capacity>& grid,
                                      const std::vector<Cell>& cells) {
  std::vector<std::size_t> out;
  for (UnitKind kind : kBoxRowColumn) {
    const Unit unit = grid.geometry().units_of[cells[0]][kind];
    const auto& inside = grid.geometry().cells_of[unit];
    if (std::all_of(cells.begin(), cells.end(), [&](Cell c) { return inside.has(c); })) {
      out.push_back(unit);
    }
  }
  return out;
}

// All cells have the same extra digit: one of them has it.
template <class Capacity>
bool find_type_2(const CandidateGrid<Capacity>& grid, const BivalueUniversalGrave<Capacity>& grave,
                 Deductions& out) {
  for (std::size_t cell : grave.common) {
    remove(grid, static_cast<Cell>(cell), grave.all_extras, out);
  }
  return out.close(ScaleStep::kBug2);
}

// Two cells of a unit with another digit in common, which one of them must have.
template <class Capacity>
bool find_type_4(const CandidateGrid<Capacity>& grid, const BivalueUniversalGrave<Capacity>& grave,
                 Deductions& out) {
  if (grave.cells.size() != 2) return false;
  const DigitSet both = grid.candidates(grave.cells[0]) & grid.candidates(grave.cells[1]);
  const DigitSet common = both & ~grave.all_extras;
  if (!has_one(common) || shared_units(grid, grave.cells).empty()) return false;
  for (std::size_t i = 0; i < 2; ++i) {
    remove(grid, grave.cells[i], ~(grave.extras[i] | common), out);
  }
  return out.close(ScaleStep::kBug4);
}

// The extras form a naked set with other cells of a unit.
template <class Capacity>
bool find_type_3(const CandidateGrid<Capacity>& grid, const BivalueUniversalGrave<Capacity>& grave,
                 std::size_t unit, int size, Deductions& out) {
  std::vector<Cell> others;
  for (std::size_t spot = 0; spot < grid.side(); ++spot) {
    const Cell cell = grid.cell_at(unit, spot);
    if (grave.common.has(cell)) others.push_back(cell);
  }
  if (static_cast<int>(others.size()) < size || has_one(grave.all_extras)) return false;
  const int count = static_cast<int>(others.size());
  return each_choice(size - 1, count, [&](std::uint64_t choice) {
    DigitSet set = 0;
    for (int i = 0; i < count; ++i) {
      if ((choice >> i & 1) == 0) continue;
      const DigitSet candidates = grid.candidates(others[static_cast<std::size_t>(i)]);
      if (std::popcount(candidates) < 2) return false;
      set |= candidates;
    }
    if (std::popcount(set) != size || (grave.all_extras & ~set) != 0) return false;
    for (int i = 0; i < count; ++i) {
      if ((choice >> i & 1) == 0) remove(grid, others[static_cast<std::size_t>(i)], set, out);
    }
    return out.close(ScaleStep::kBug3, size - 1);
  });
}

}  // namespace

template <class Capacity>
bool find_bivalue_universal_grave(const CandidateGrid<Capacity>& grid, Deductions& out) {
  BivalueUniversalGrave<Capacity> grave;
  if (!collect(grid, grave) || !is_bivalue_universal_grave(grid, grave)) return false;
  if (grave.cells.size() == 1) {
    remove(grid, grave.cells[0], ~grave.all_extras, out);
    return out.close(ScaleStep::kBug1);
  }
  if (has_one(grave.all_extras)) {
    return find_type_2(grid, grave, out) || find_type_4(grid, grave, out);
  }
  if (grave.common.none()) return false;
  if (find_type_4(grid, grave, out)) return true;
  for (std::size_t unit : shared_units(grid, grave.cells)) {
    for (int size = 2; size <= 6; ++size) {
      if (find_type_3(grid, grave, unit, size, out)) return true;
    }
  }
  return false;
}

template bool find_bivalue_universal_grave(const CandidateGrid<Nine>&, Deductions&);
template bool find_bivalue_universal_grave(const CandidateGrid<TwentyFive>&, Deductions&);

}  // namespace gridmates::sudoku::explainer
