#include "engine/sudoku/explainer/patterns.h"

namespace gridmates::sudoku::explainer {
namespace {

// The cells that see this cell, in the order box, row, column; at most 3 * side of them.
template <class Capacity>
struct Neighbours {
  std::array<Cell, 3 * Capacity::kSide> cells;
  std::size_t count = 0;

  Neighbours(const CandidateGrid<Capacity>& grid, std::size_t of) {
    CellSet<Capacity> seen;
    seen.add(of);
    for (UnitKind kind : kBoxRowColumn) {
      const Unit unit = grid.geometry().units_of[of][kind];
      for (std::size_t spot = 0; spot < grid.side(); ++spot) {
        const Cell cell = grid.cell_at(unit, spot);
        if (seen.has(cell) || !has_two(grid.candidates(cell))) continue;
        seen.add(cell);
        cells[count++] = cell;
      }
    }
  }
};

// Both wings have z, which is the pivot's third digit, or not a candidate of a two-digit pivot.
template <class Capacity>
bool close_wing(const CandidateGrid<Capacity>& grid, std::size_t pivot, Cell one, Cell other,
                bool has_z, Deductions& out) {
  const DigitSet z = grid.candidates(one) & grid.candidates(other);
  const auto& peers = grid.geometry().peers;
  CellSet<Capacity> victims = peers[one] & peers[other];
  if (has_z) victims &= peers[pivot];
  victims.remove(pivot);
  for (std::size_t cell : victims) {
    if ((grid.candidates(cell) & z) == 0) continue;
    out.remove({static_cast<Cell>(cell), static_cast<std::uint8_t>(first_of(z) + 1)});
  }
  return out.close(has_z ? ScaleStep::kXyzWing : ScaleStep::kXyWing);
}

// The pivot has x and y, or x, y and z; the wings are xz and yz.
template <class Capacity>
bool find_wing(const CandidateGrid<Capacity>& grid, bool has_z, Deductions& out) {
  for (std::size_t pivot = 0; pivot < grid.cells(); ++pivot) {
    if (grid.count(pivot) != (has_z ? 3 : 2)) continue;
    const DigitSet pivots = grid.candidates(pivot);
    const Neighbours<Capacity> wings(grid, pivot);
    for (std::size_t i = 0; i < wings.count; ++i) {
      const DigitSet one = grid.candidates(wings.cells[i]);
      if (!has_one(pivots & ~one)) continue;
      for (std::size_t j = 0; j < wings.count; ++j) {
        const DigitSet other = grid.candidates(wings.cells[j]);
        const bool three = std::popcount(pivots | one | other) == 3;
        const DigitSet common = pivots & one & other;
        if (!three || (has_z ? !has_one(common) : common != 0)) continue;
        if (close_wing(grid, pivot, wings.cells[i], wings.cells[j], has_z, out)) return true;
      }
    }
  }
  return false;
}

}  // namespace

template <class Capacity>
bool find_xy_wing(const CandidateGrid<Capacity>& grid, Deductions& out) {
  return find_wing(grid, false, out);
}

template <class Capacity>
bool find_xyz_wing(const CandidateGrid<Capacity>& grid, Deductions& out) {
  return find_wing(grid, true, out);
}

template bool find_xy_wing(const CandidateGrid<Nine>&, Deductions&);
template bool find_xy_wing(const CandidateGrid<TwentyFive>&, Deductions&);
template bool find_xyz_wing(const CandidateGrid<Nine>&, Deductions&);
template bool find_xyz_wing(const CandidateGrid<TwentyFive>&, Deductions&);

}  // namespace gridmates::sudoku::explainer
