#include "engine/sudoku/explainer/choices.h"
#include "engine/sudoku/explainer/uniqueness.h"

namespace gridmates::sudoku::explainer {
namespace {

// The cells that can be part of an aligned set, and the cells with few candidates that each sees.
template <class Capacity>
struct Bases {
  std::array<Cell, Capacity::kSide * Capacity::kSide> cells;
  std::array<CellSet<Capacity>, Capacity::kSide * Capacity::kSide> excluders;  // by cell
  std::size_t count = 0;
  CellSet<Capacity> all;

  Bases(const Sheet<Capacity>& sheet, int most_candidates) {
    CellSet<Capacity> singles;
    CellSet<Capacity> small;
    for (std::size_t cell = 0; cell < sheet.cells(); ++cell) {
      const int candidates = sheet.count(cell);
      if (candidates == 1) singles.add(cell);
      if (candidates >= 2 && candidates <= most_candidates) small.add(cell);
    }
    for (std::size_t cell = 0; cell < sheet.cells(); ++cell) {
      const auto& peers = sheet.geometry().peers[cell];
      if (sheet.count(cell) < 2 || peers.meets(singles) || !peers.meets(small)) continue;
      excluders[cell] = peers & small;
      all.add(cell);
      cells[count++] = static_cast<Cell>(cell);
    }
  }
};

template <class Capacity, std::size_t kSize>
bool close_exclusion(const Sheet<Capacity>& sheet, const std::array<Cell, kSize>& cells,
                     const std::array<DigitMask, kSize>& allowed, Findings& out) {
  for (std::size_t i = 0; i < kSize; ++i) {
    for (int digit : DigitsOf{sheet.candidates(cells[i]) & ~allowed[i]}) {
      out.remove({cells[i], static_cast<std::uint8_t>(digit)});
    }
  }
  if constexpr (kSize == 2) return out.close(62, "Aligned Pair Exclusion");
  return out.close(75, "Aligned Triple Exclusion");
}

// What the last cell can be when the others take `taken`; 0 when they cannot. `last` are its
// candidates that none of the others forbids.
template <class Capacity>
DigitMask left_for_last(const Sheet<Capacity>& sheet, const CellSet<Capacity>& excluders,
                        DigitMask taken, DigitMask last) {
  for (std::size_t cell : excluders) {
    const DigitMask left = sheet.candidates(cell) & ~taken;
    if (left == 0) return 0;
    if (has_one(left)) last &= ~left;
  }
  return last;
}

template <class Capacity>
bool exclude(const Sheet<Capacity>& sheet, const std::array<Cell, 2>& cells,
             const CellSet<Capacity>& excluders, Findings& out) {
  const bool see = sheet.geometry().peers[cells[0]].has(cells[1]);
  std::array<DigitMask, 2> allowed{};
  for (int a : DigitsOf{sheet.candidates(cells[0])}) {
    const DigitMask taken = digit_bit(a);
    const DigitMask last = sheet.candidates(cells[1]) & ~(see ? taken : 0);
    const DigitMask left = left_for_last(sheet, excluders, taken, last);
    if (left != 0) allowed[0] |= taken;
    allowed[1] |= left;
  }
  return close_exclusion(sheet, cells, allowed, out);
}

template <class Capacity>
bool exclude(const Sheet<Capacity>& sheet, const std::array<Cell, 3>& cells,
             const CellSet<Capacity>& excluders, Findings& out) {
  const auto& peers = sheet.geometry().peers;
  const bool see01 = peers[cells[0]].has(cells[1]);
  const bool see02 = peers[cells[0]].has(cells[2]);
  const bool see12 = peers[cells[1]].has(cells[2]);
  std::array<DigitMask, 3> allowed{};
  for (int a : DigitsOf{sheet.candidates(cells[0])}) {
    for (int b : DigitsOf{sheet.candidates(cells[1])}) {
      if (a == b && see01) continue;
      const bool shown = (allowed[0] & digit_bit(a)) != 0 && (allowed[1] & digit_bit(b)) != 0;
      if (shown && allowed[2] == sheet.candidates(cells[2])) continue;
      const DigitMask forbidden = (see02 ? digit_bit(a) : 0) | (see12 ? digit_bit(b) : 0);
      const DigitMask taken = digit_bit(a) | digit_bit(b);
      const DigitMask left =
          left_for_last(sheet, excluders, taken, sheet.candidates(cells[2]) & ~forbidden);
      if (left == 0) continue;
      allowed[0] |= digit_bit(a);
      allowed[1] |= digit_bit(b);
      allowed[2] |= left;
    }
  }
  return close_exclusion(sheet, cells, allowed, out);
}

// Whether three cells came up before as another two of them with the third. What they exclude
// together is the same.
template <class Capacity>
bool was_tried(const Bases<Capacity>& bases, Cell first, Cell second, Cell third) {
  const auto come_up = [&](Cell a, Cell b, Cell c) {
    return bases.excluders[a].has(c) || bases.excluders[b].has(c);
  };
  if (third < second && come_up(first, third, second)) return true;
  return third < first && come_up(third, second, first);
}

template <class Capacity>
CellSet<Capacity> seen_by_two(const Sheet<Capacity>& sheet, const CellSet<Capacity>& cells) {
  CellSet<Capacity> by_one;
  CellSet<Capacity> by_two;
  for (std::size_t cell : cells) {
    by_two |= by_one & sheet.geometry().peers[cell];
    by_one |= sheet.geometry().peers[cell];
  }
  return by_two;
}

// The third cells for two: what one of them sees, nearest the first, in the order box, row, column.
template <class Capacity>
std::size_t third_cells(const Sheet<Capacity>& sheet, const Bases<Capacity>& bases,
                        CellSet<Capacity> thirds, Cell first, Cell second,
                        std::array<Cell, 6 * Capacity::kSide>& into) {
  std::size_t count = 0;
  thirds.remove(first);
  thirds.remove(second);
  for (Cell base : {first, second}) {
    for (UnitKind kind : kBoxRowColumn) {
      const Unit unit = sheet.geometry().units_of[base][kind];
      for (std::size_t spot = 0; spot < sheet.side(); ++spot) {
        const Cell cell = sheet.cell_at(unit, spot);
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
bool find_aligned_pair(const Sheet<Capacity>& sheet, Findings& out) {
  const Bases<Capacity> bases(sheet, 2);
  return each_pair(bases.count, [&](std::size_t a, std::size_t b) {
    const std::array<Cell, 2> cells = {bases.cells[a], bases.cells[b]};
    const auto common = bases.excluders[cells[0]] & bases.excluders[cells[1]];
    return common.count() >= 2 && exclude(sheet, cells, common, out);
  });
}

template <class Capacity>
bool find_aligned_triple(const Sheet<Capacity>& sheet, Findings& out) {
  const Bases<Capacity> bases(sheet, 3);
  std::array<Cell, 6 * Capacity::kSide> third;
  return each_pair(bases.count, [&](std::size_t a, std::size_t b) {
    const Cell first = bases.cells[a];
    const Cell second = bases.cells[b];
    const auto common = bases.excluders[first] & bases.excluders[second];
    if (common.count() < 2) return false;
    const auto thirds =
        (bases.excluders[first] | bases.excluders[second]) & bases.all & seen_by_two(sheet, common);
    if (thirds.none()) return false;
    const std::size_t count = third_cells(sheet, bases, thirds, first, second, third);
    for (std::size_t i = 0; i < count; ++i) {
      const auto excluders = common & bases.excluders[third[i]];
      if (exclude(sheet, std::array<Cell, 3>{first, second, third[i]}, excluders, out)) return true;
    }
    return false;
  });
}

template bool find_aligned_pair(const Sheet<Nine>&, Findings&);
template bool find_aligned_pair(const Sheet<TwentyFive>&, Findings&);
template bool find_aligned_triple(const Sheet<Nine>&, Findings&);
template bool find_aligned_triple(const Sheet<TwentyFive>&, Findings&);

}  // namespace gridmates::sudoku::explainer
