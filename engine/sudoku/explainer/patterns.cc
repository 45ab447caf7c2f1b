#include "engine/sudoku/explainer/patterns.h"

#include "engine/sudoku/explainer/box_line_intersections.h"
#include "engine/sudoku/explainer/choices.h"

namespace gridmates::sudoku::explainer {
namespace {

Candidate candidate(Cell cell, int digit) { return {cell, static_cast<std::uint8_t>(digit)}; }

template <class Capacity>
bool find_locked(const CandidateGrid<Capacity>& grid, UnitKind from_kind, UnitKind to_kind,
                 Deductions& out, ScaleStep step) {
  const auto& meet = grid.layout().meet;
  return each_locked(grid, from_kind, to_kind, [&](std::size_t from, std::size_t to, int digit) {
    const Spots swept = grid.spots(to, digit) & ~meet[to][from];
    if (swept == 0) return false;
    for (std::size_t spot : EachBit{swept}) out.remove(candidate(grid.cell_at(to, spot), digit));
    for (std::size_t spot : EachBit{meet[from][from] & ~meet[from][to]}) {
      out.need(candidate(grid.cell_at(from, spot), digit));
    }
    return out.close(step);
  });
}

// By size, from 2.
constexpr ScaleStep kNakedSets[] = {ScaleStep::kNakedPair, ScaleStep::kNakedTriple,
                                    ScaleStep::kNakedQuad};
constexpr ScaleStep kHiddenSets[] = {ScaleStep::kHiddenPair, ScaleStep::kHiddenTriple,
                                     ScaleStep::kHiddenQuad};
constexpr ScaleStep kFish[] = {ScaleStep::kXWing, ScaleStep::kSwordfish, ScaleStep::kJellyfish};

template <class Capacity>
bool close_naked_set(const CandidateGrid<Capacity>& grid, std::size_t unit, Spots cells,
                     DigitSet set, int size, Deductions& out) {
  for (std::size_t spot = 0; spot < grid.side(); ++spot) {
    const Cell cell = grid.cell_at(unit, spot);
    const bool inside = (cells >> spot & 1) != 0;
    if (inside) {
      for (int digit : DigitsOf{grid.geometry().all_digits & ~set}) {
        out.need(candidate(cell, digit));
      }
    } else {
      for (int digit : DigitsOf{grid.candidates(cell) & set}) out.remove(candidate(cell, digit));
    }
  }
  return out.close(kNakedSets[size - 2]);
}

template <class Capacity>
bool find_naked_set(const CandidateGrid<Capacity>& grid, std::size_t unit, int size,
                    Deductions& out) {
  if (grid.empty_in(unit) < 2 * size) return false;
  std::array<std::size_t, Capacity::kSide> spots;
  int count = 0;
  for (std::size_t spot = 0; spot < grid.side(); ++spot) {
    const int candidates = grid.count(grid.cell_at(unit, spot));
    if (candidates >= 2 && candidates <= size) spots[static_cast<std::size_t>(count++)] = spot;
  }
  return each_choice(size, count, [&](std::uint64_t choice) {
    DigitSet set = 0;
    Spots cells = 0;
    for (std::size_t i : EachBit{static_cast<std::uint32_t>(choice)}) {
      cells |= Spots{1} << spots[i];
      set |= grid.candidates(grid.cell_at(unit, spots[i]));
    }
    return std::popcount(set) == size && close_naked_set(grid, unit, cells, set, size, out);
  });
}

template <class Capacity>
bool close_hidden_set(const CandidateGrid<Capacity>& grid, std::size_t unit, Spots cells,
                      DigitSet set, int size, Deductions& out) {
  for (std::size_t spot = 0; spot < grid.side(); ++spot) {
    const Cell cell = grid.cell_at(unit, spot);
    const bool inside = (cells >> spot & 1) != 0;
    if (inside) {
      for (int digit : DigitsOf{grid.candidates(cell) & ~set}) out.remove(candidate(cell, digit));
    } else {
      for (int digit : DigitsOf{set}) out.need(candidate(cell, digit));
    }
  }
  return out.close(kHiddenSets[size - 2]);
}

template <class Capacity>
bool find_hidden_set(const CandidateGrid<Capacity>& grid, std::size_t unit, int size,
                     Deductions& out) {
  if (grid.empty_in(unit) <= 2 * size) return false;
  std::array<int, Capacity::kSide> digits;
  int count = 0;
  for (int digit : DigitsOf{grid.geometry().all_digits}) {
    const int places = std::popcount(grid.spots(unit, digit));
    if (places >= 2 && places <= size) digits[static_cast<std::size_t>(count++)] = digit;
  }
  return each_choice(size, count, [&](std::uint64_t choice) {
    DigitSet set = 0;
    Spots cells = 0;
    for (std::size_t i : EachBit{static_cast<std::uint32_t>(choice)}) {
      set |= digit_bit(digits[i]);
      cells |= grid.spots(unit, digits[i]);
    }
    return std::popcount(cells) == size && close_hidden_set(grid, unit, cells, set, size, out);
  });
}

// The lines of a kind in which the digit has 2 to `size` places.
template <class Capacity>
Spots fish_lines(const CandidateGrid<Capacity>& grid, UnitKind kind, int digit, int size) {
  Spots out = 0;
  for (std::size_t i = 0; i < grid.side(); ++i) {
    const int places = std::popcount(grid.spots(grid.layout().unit(kind, i), digit));
    if (places >= 2 && places <= size) out |= Spots{1} << i;
  }
  return std::popcount(out) >= size ? out : 0;
}

template <class Capacity>
bool close_fish(const CandidateGrid<Capacity>& grid, UnitKind base, Spots lines, Spots covers,
                int digit, int size, Deductions& out) {
  const auto& layout = grid.layout();
  const UnitKind cover = base == kRow ? kColumn : kRow;
  for (std::size_t i : EachBit{covers}) {
    const std::size_t unit = layout.unit(cover, i);
    for (std::size_t spot : EachBit{grid.spots(unit, digit) & ~lines}) {
      out.remove(candidate(grid.cell_at(unit, spot), digit));
    }
  }
  for (std::size_t i : EachBit{lines}) {
    const std::size_t unit = layout.unit(base, i);
    for (std::size_t spot : EachBit{layout.meet[unit][unit] & ~covers}) {
      out.need(candidate(grid.cell_at(unit, spot), digit));
    }
  }
  return out.close(kFish[size - 2]);
}

template <class Capacity>
bool find_fish(const CandidateGrid<Capacity>& grid, UnitKind base, int size, Deductions& out) {
  std::array<Spots, Capacity::kSide + 1> lines{};
  Spots any = 0;
  for (int digit : DigitsOf{grid.geometry().all_digits}) {
    if (grid.filled_with(digit) + 2 * size > static_cast<int>(grid.side())) continue;
    lines[static_cast<std::size_t>(digit)] = fish_lines(grid, base, digit, size);
    any |= lines[static_cast<std::size_t>(digit)];
  }
  if (any == 0) return false;
  return each_choice(size, static_cast<int>(grid.side()), [&](std::uint64_t choice) {
    const auto chosen = static_cast<Spots>(choice);
    if ((chosen & ~any) != 0) return false;
    for (int digit : DigitsOf{grid.geometry().all_digits}) {
      if ((chosen & ~lines[static_cast<std::size_t>(digit)]) != 0) continue;
      Spots covers = 0;
      for (std::size_t i : EachBit{chosen}) {
        covers |= grid.spots(grid.layout().unit(base, i), digit);
      }
      if (std::popcount(covers) != size) continue;
      if (close_fish(grid, base, chosen, covers, digit, size, out)) return true;
    }
    return false;
  });
}

}  // namespace

template <class Capacity>
bool find_pointing(const CandidateGrid<Capacity>& grid, Deductions& out) {
  return find_locked(grid, kBox, kColumn, out, ScaleStep::kPointing) ||
         find_locked(grid, kBox, kRow, out, ScaleStep::kPointing);
}

template <class Capacity>
bool find_claiming(const CandidateGrid<Capacity>& grid, Deductions& out) {
  return find_locked(grid, kColumn, kBox, out, ScaleStep::kClaiming) ||
         find_locked(grid, kRow, kBox, out, ScaleStep::kClaiming);
}

template <class Capacity, int kSize>
bool find_naked_set(const CandidateGrid<Capacity>& grid, Deductions& out) {
  for (UnitKind kind : kBoxColumnRow) {
    for (std::size_t i = 0; i < grid.side(); ++i) {
      if (find_naked_set(grid, grid.layout().unit(kind, i), kSize, out)) return true;
    }
  }
  return false;
}

template <class Capacity, int kSize>
bool find_hidden_set(const CandidateGrid<Capacity>& grid, Deductions& out) {
  for (UnitKind kind : kBoxColumnRow) {
    for (std::size_t i = 0; i < grid.side(); ++i) {
      if (find_hidden_set(grid, grid.layout().unit(kind, i), kSize, out)) return true;
    }
  }
  return false;
}

template <class Capacity, int kSize>
bool find_fish(const CandidateGrid<Capacity>& grid, Deductions& out) {
  return find_fish(grid, kColumn, kSize, out) || find_fish(grid, kRow, kSize, out);
}

#define GRIDMATES_FOR(Capacity)                                                            \
  template bool find_pointing(const CandidateGrid<Capacity>&, Deductions&);                \
  template bool find_claiming(const CandidateGrid<Capacity>&, Deductions&);                \
  template bool find_naked_set<Capacity, 2>(const CandidateGrid<Capacity>&, Deductions&);  \
  template bool find_naked_set<Capacity, 3>(const CandidateGrid<Capacity>&, Deductions&);  \
  template bool find_naked_set<Capacity, 4>(const CandidateGrid<Capacity>&, Deductions&);  \
  template bool find_hidden_set<Capacity, 2>(const CandidateGrid<Capacity>&, Deductions&); \
  template bool find_hidden_set<Capacity, 3>(const CandidateGrid<Capacity>&, Deductions&); \
  template bool find_hidden_set<Capacity, 4>(const CandidateGrid<Capacity>&, Deductions&); \
  template bool find_fish<Capacity, 2>(const CandidateGrid<Capacity>&, Deductions&);       \
  template bool find_fish<Capacity, 3>(const CandidateGrid<Capacity>&, Deductions&);       \
  template bool find_fish<Capacity, 4>(const CandidateGrid<Capacity>&, Deductions&);

GRIDMATES_FOR(Nine)
GRIDMATES_FOR(TwentyFive)
#undef GRIDMATES_FOR

}  // namespace gridmates::sudoku::explainer
