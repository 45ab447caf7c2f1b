#include "engine/sudoku/explainer/aligned_exclusion.h"

#include "engine/sudoku/explainer/choices.h"

namespace gridmates::sudoku::explainer {
namespace {

// The cells that can be part of an aligned set, and for each the cells with few candidates it sees.
template <class Capacity>
struct Bases {
  std::array<Cell, Capacity::kSide * Capacity::kSide> cells;
  std::array<CellSet<Capacity>, Capacity::kSide * Capacity::kSide> excluders;  // by cell
  std::size_t count = 0;
  CellSet<Capacity> all;

  Bases(const CandidateGrid<Capacity>& grid, int most_candidates) {
    CellSet<Capacity> singles;
    CellSet<Capacity> small;
    for (std::size_t cell = 0; cell < grid.cells(); ++cell) {
      const int candidates = grid.count(cell);
      if (candidates == 1) singles.add(cell);
      if (candidates >= 2 && candidates <= most_candidates) small.add(cell);
    }
    for (std::size_t cell = 0; cell < grid.cells(); ++cell) {
      const auto& peers = grid.geometry().peers[cell];
      if (grid.count(cell) < 2 || peers.meets(singles) || !peers.meets(small)) continue;
      excluders[cell] = peers & small;
      all.add(cell);
      cells[count++] = static_cast<Cell>(cell);
    }
  }
};

template <class Capacity, std::size_t kSize>
bool close_exclusion(const CandidateGrid<Capacity>& grid, const std::array<Cell, kSize>& cells,
                     const std::array<DigitSet, kSize>& allowed, Deductions& out) {
  for (std::size_t i = 0; i < kSize; ++i) {
    for (int digit : DigitsOf{grid.candidates(cells[i]) & ~allowed[i]}) {
      out.remove({cells[i], static_cast<std::uint8_t>(digit)});
    }
  }
  if constexpr (kSize == 2) return out.close(ScaleStep::kAlignedPair);
  return out.close(ScaleStep::kAlignedTriple);
}

// The possible digits of the last cell if the others take `taken`; 0 if they cannot. `last` are its
// candidates that none of the others excludes.
template <class Capacity>
DigitSet left_for_last(const CandidateGrid<Capacity>& grid, const CellSet<Capacity>& excluders,
                       DigitSet taken, DigitSet last) {
  for (std::size_t cell : excluders) {
    const DigitSet left = grid.candidates(cell) & ~taken;
    if (left == 0) return 0;
    if (has_one(left)) last &= ~left;
  }
  return last;
}

template <class Capacity>
bool exclude(const CandidateGrid<Capacity>& grid, const std::array<Cell, 2>& cells,
             const CellSet<Capacity>& excluders, Deductions& out) {
  const bool see = grid.geometry().peers[cells[0]].has(cells[1]);
  std::array<DigitSet, 2> allowed{};
  for (int a : DigitsOf{grid.candidates(cells[0])}) {
    const DigitSet taken = digit_bit(a);
    const DigitSet last = grid.candidates(cells[1]) & ~(see ? taken : 0);
    const DigitSet left = left_for_last(grid, excluders, taken, last);
    if (left != 0) allowed[0] |= taken;
    allowed[1] |= left;
  }
  return close_exclusion(grid, cells, allowed, out);
}

template <class Capacity>
bool exclude(const CandidateGrid<Capacity>& grid, const std::array<Cell, 3>& cells,
             const CellSet<Capacity>& excluders, Deductions& out) {
  const auto& peers = grid.geometry().peers;
  const bool see01 = peers[cells[0]].has(cells[1]);
  const bool see02 = peers[cells[0]].has(cells[2]);
  const bool see12 = peers[cells[1]].has(cells[2]);
  std::array<DigitSet, 3> allowed{};
  for (int a : DigitsOf{grid.candidates(cells[0])}) {
    for (int b : DigitsOf{grid.candidates(cells[1])}) {
      if (a == b && see01) continue;
      const bool shown = (allowed[0] & digit_bit(a)) != 0 && (allowed[1] & digit_bit(b)) != 0;
      if (shown && allowed[2] == grid.candidates(cells[2])) continue;
      const DigitSet forbidden = (see02 ? digit_bit(a) : 0) | (see12 ? digit_bit(b) : 0);
      const DigitSet taken = digit_bit(a) | digit_bit(b);
      const DigitSet left =
          left_for_last(grid, excluders, taken, grid.candidates(cells[2]) & ~forbidden);
      if (left == 0) continue;
      allowed[0] |= digit_bit(a);
      allowed[1] |= digit_bit(b);
      allowed[2] |= left;
    }
  }
  return close_exclusion(grid, cells, allowed, out);
}

// Whether these three cells were tried before, as another pair with the third. The combined
// exclusions are the same.
template <class Capacity>
bool was_tried(const Bases<Capacity>& bases, Cell first, Cell second, Cell third) {
  const auto come_up = [&](Cell a, Cell b, Cell c) {
    return bases.excluders[a].has(c) || bases.excluders[b].has(c);
  };
  if (third < second && come_up(first, third, second)) return true;
  return third < first && come_up(third, second, first);
}

template <class Capacity>
CellSet<Capacity> seen_by_two(const CandidateGrid<Capacity>& grid, const CellSet<Capacity>& cells) {
  CellSet<Capacity> by_one;
  CellSet<Capacity> by_two;
  for (std::size_t cell : cells) {
    by_two |= by_one & grid.geometry().peers[cell];
    by_one |= grid.geometry().peers[cell];
  }
  return by_two;
}

// The third cells for a pair: excluders of the first, then of the second; box, row, column.
template <class Capacity>
std::size_t third_cells(const CandidateGrid<Capacity>& grid, const Bases<Capacity>& bases,
                        CellSet<Capacity> thirds, Cell first, Cell second,
                        std::array<Cell, 6 * Capacity::kSide>& into) {
  std::size_t count = 0;
  thirds.remove(first);
  thirds.remove(second);
  for (Cell base : {first, second}) {
    for (UnitKind kind : kBoxRowColumn) {
      const Unit unit = grid.geometry().units_of[base][kind];
      for (std::size_t spot = 0; spot < grid.side(); ++spot) {
        const Cell cell = grid.cell_at(unit, spot);
        if (!thirds.has(cell) || !bases.excluders[base].has(cell)) continue;
        thirds.remove(cell);
        if (was_tried(bases, first, second, cell)) continue;
        into[count++] = cell;
      }
    }
  }
  return count;
}

// Calls visit(a, b) for all pairs a < b, in the order of ascending bit masks.
template <class Visit>
bool each_pair(std::size_t count, Visit visit) {
  for (std::size_t b = 1; b < count; ++b) {
    for (std::size_t a = 0; a < b; ++a) {
      if (visit(a, b)) return true;
    }
  }
  return false;
}

}  // namespace

template <class Capacity>
bool find_aligned_pair(const CandidateGrid<Capacity>& grid, Deductions& out) {
  const Bases<Capacity> bases(grid, 2);
  return each_pair(bases.count, [&](std::size_t a, std::size_t b) {
    const std::array<Cell, 2> cells = {bases.cells[a], bases.cells[b]};
    const auto common = bases.excluders[cells[0]] & bases.excluders[cells[1]];
    return common.count() >= 2 && exclude(grid, cells, common, out);
  });
}

template <class Capacity>
bool find_aligned_triple(const CandidateGrid<Capacity>& grid, Deductions& out) {
  const Bases<Capacity> bases(grid, 3);
  std::array<Cell, 6 * Capacity::kSide> third;
  return each_pair(bases.count, [&](std::size_t a, std::size_t b) {
    const Cell first = bases.cells[a];
    const Cell second = bases.cells[b];
    const auto common = bases.excluders[first] & bases.excluders[second];
    if (common.count() < 2) return false;
    const auto thirds =
        (bases.excluders[first] | bases.excluders[second]) & bases.all & seen_by_two(grid, common);
    if (thirds.none()) return false;
    const std::size_t count = third_cells(grid, bases, thirds, first, second, third);
    for (std::size_t i = 0; i < count; ++i) {
      const auto excluders = common & bases.excluders[third[i]];
      if (exclude(grid, std::array<Cell, 3>{first, second, third[i]}, excluders, out)) return true;
    }
    return false;
  });
}

template bool find_aligned_pair(const CandidateGrid<Nine>&, Deductions&);
template bool find_aligned_pair(const CandidateGrid<TwentyFive>&, Deductions&);
template bool find_aligned_triple(const CandidateGrid<Nine>&, Deductions&);
template bool find_aligned_triple(const CandidateGrid<TwentyFive>&, Deductions&);

}  // namespace gridmates::sudoku::explainer
