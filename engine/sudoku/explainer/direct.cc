#include "engine/sudoku/explainer/direct.h"

#include "engine/sudoku/explainer/box_line_intersections.h"
#include "engine/sudoku/explainer/choices.h"

namespace gridmates::sudoku::explainer {
namespace {

template <class Capacity>
bool place(const CandidateGrid<Capacity>& grid, std::size_t unit, Spots spot, int digit,
           Deductions& out, ScaleStep step) {
  out.place({grid.cell_at(unit, first_of(spot)), static_cast<std::uint8_t>(digit)});
  return out.close(step);
}

// Digits with a single place in units of a kind; in units with one empty cell, or in all others.
template <class Capacity>
bool find_hidden_single(const CandidateGrid<Capacity>& grid, UnitKind kind, bool last,
                        Deductions& out) {
  for (std::size_t i = 0; i < grid.side(); ++i) {
    const std::size_t unit = grid.layout().unit(kind, i);
    if (grid.empty_in(unit) == 0 || (grid.empty_in(unit) == 1) != last) continue;
    for (int digit : DigitsOf{grid.geometry().all_digits}) {
      const Spots spots = grid.spots(unit, digit);
      if (!has_one(spots)) continue;
      const auto step = last           ? ScaleStep::kFullHouse
                        : kind == kBox ? ScaleStep::kHiddenSingleInBox
                                       : ScaleStep::kHiddenSingleInLine;
      if (place(grid, unit, spots, digit, out, step)) return true;
    }
  }
  return false;
}

// The digit is locked where `from` crosses `to`: finds a parallel unit with only one place left.
template <class Capacity>
bool find_single_beside(const CandidateGrid<Capacity>& grid, std::size_t from, std::size_t to,
                        int digit, Deductions& out, ScaleStep step) {
  const auto& layout = grid.layout();
  const std::size_t first = from / layout.side * layout.side;
  for (std::size_t beside = first; beside < first + layout.side; ++beside) {
    if (beside == from || layout.meet[beside][to] == 0) continue;
    const Spots spots = grid.spots(beside, digit);
    const Spots left = spots & ~layout.meet[beside][to];
    if (has_one(spots) || !has_one(left)) continue;
    if (place(grid, beside, left, digit, out, step)) return true;
  }
  return false;
}

template <class Capacity>
bool find_direct_locked(const CandidateGrid<Capacity>& grid, UnitKind from_kind, UnitKind to_kind,
                        Deductions& out, ScaleStep step) {
  return each_locked(grid, from_kind, to_kind, [&](std::size_t from, std::size_t to, int digit) {
    return find_single_beside(grid, from, to, digit, out, step);
  });
}

// The digits of a unit that a set of this size can contain: 2 to `size` places each.
template <class Capacity>
DigitSet digits_with_places(const CandidateGrid<Capacity>& grid, std::size_t unit, int size) {
  DigitSet out = 0;
  for (int digit : DigitsOf{grid.geometry().all_digits}) {
    const int places = std::popcount(grid.spots(unit, digit));
    if (places >= 2 && places <= size) out |= digit_bit(digit);
  }
  return out;
}

// Another digit of the unit for which these places leave only one.
template <class Capacity>
bool find_single_left(const CandidateGrid<Capacity>& grid, std::size_t unit, DigitSet set,
                      Spots taken, Deductions& out, ScaleStep step) {
  for (int digit : DigitsOf{grid.geometry().all_digits & ~set}) {
    const Spots spots = grid.spots(unit, digit);
    if (spots == 0 || has_one(spots) || !has_one(spots & ~taken)) continue;
    return place(grid, unit, spots & ~taken, digit, out, step);
  }
  return false;
}

template <class Capacity>
bool find_direct_hidden_set(const CandidateGrid<Capacity>& grid, std::size_t unit, int size,
                            Deductions& out) {
  if (grid.empty_in(unit) <= size) return false;
  std::array<int, Capacity::kSide> digits;
  int count = 0;
  for (int digit : DigitsOf{digits_with_places(grid, unit, size)}) {
    digits[static_cast<std::size_t>(count++)] = digit;
  }
  return each_choice(size, count, [&](std::uint64_t choice) {
    DigitSet set = 0;
    Spots taken = 0;
    for (std::size_t i : EachBit{static_cast<std::uint32_t>(choice)}) {
      set |= digit_bit(digits[i]);
      taken |= grid.spots(unit, digits[i]);
    }
    if (std::popcount(taken) != size) return false;
    return find_single_left(
        grid, unit, set, taken, out,
        size == 2 ? ScaleStep::kDirectHiddenPair : ScaleStep::kDirectHiddenTriple);
  });
}

}  // namespace

template <class Capacity>
bool find_hidden_single(const CandidateGrid<Capacity>& grid, Deductions& out) {
  for (bool last : {true, false}) {
    for (UnitKind kind : kBoxColumnRow) {
      if (find_hidden_single(grid, kind, last, out)) return true;
    }
  }
  return false;
}

template <class Capacity>
bool find_naked_single(const CandidateGrid<Capacity>& grid, Deductions& out) {
  for (std::size_t cell = 0; cell < grid.cells(); ++cell) {
    const DigitSet candidates = grid.candidates(cell);
    if (!has_one(candidates)) continue;
    out.place({static_cast<Cell>(cell), static_cast<std::uint8_t>(first_of(candidates) + 1)});
    if (out.close(ScaleStep::kNakedSingle)) return true;
  }
  return false;
}

template <class Capacity>
bool find_direct_pointing(const CandidateGrid<Capacity>& grid, Deductions& out) {
  return find_direct_locked(grid, kBox, kColumn, out, ScaleStep::kDirectPointing) ||
         find_direct_locked(grid, kBox, kRow, out, ScaleStep::kDirectPointing);
}

template <class Capacity>
bool find_direct_claiming(const CandidateGrid<Capacity>& grid, Deductions& out) {
  return find_direct_locked(grid, kColumn, kBox, out, ScaleStep::kDirectClaiming) ||
         find_direct_locked(grid, kRow, kBox, out, ScaleStep::kDirectClaiming);
}

template <class Capacity, int kSize>
bool find_direct_hidden_set(const CandidateGrid<Capacity>& grid, Deductions& out) {
  for (UnitKind kind : kBoxColumnRow) {
    for (std::size_t i = 0; i < grid.side(); ++i) {
      if (find_direct_hidden_set(grid, grid.layout().unit(kind, i), kSize, out)) return true;
    }
  }
  return false;
}

template bool find_hidden_single(const CandidateGrid<Nine>&, Deductions&);
template bool find_hidden_single(const CandidateGrid<TwentyFive>&, Deductions&);
template bool find_naked_single(const CandidateGrid<Nine>&, Deductions&);
template bool find_naked_single(const CandidateGrid<TwentyFive>&, Deductions&);
template bool find_direct_pointing(const CandidateGrid<Nine>&, Deductions&);
template bool find_direct_pointing(const CandidateGrid<TwentyFive>&, Deductions&);
template bool find_direct_claiming(const CandidateGrid<Nine>&, Deductions&);
template bool find_direct_claiming(const CandidateGrid<TwentyFive>&, Deductions&);
template bool find_direct_hidden_set<Nine, 2>(const CandidateGrid<Nine>&, Deductions&);
template bool find_direct_hidden_set<TwentyFive, 2>(const CandidateGrid<TwentyFive>&, Deductions&);
template bool find_direct_hidden_set<Nine, 3>(const CandidateGrid<Nine>&, Deductions&);
template bool find_direct_hidden_set<TwentyFive, 3>(const CandidateGrid<TwentyFive>&, Deductions&);

}  // namespace gridmates::sudoku::explainer
