#include "engine/sudoku/explainer/patterns.h"

#include "engine/sudoku/explainer/choices.h"
#include "engine/sudoku/explainer/crossings.h"

namespace gridmates::sudoku::explainer {
namespace {

Candidate candidate(Cell cell, int digit) { return {cell, static_cast<std::uint8_t>(digit)}; }

template <class Capacity>
bool find_locked(const Sheet<Capacity>& sheet, UnitKind from_kind, UnitKind to_kind, Findings& out,
                 int rating, std::string_view name) {
  const auto& meet = sheet.layout().meet;
  return each_locked(sheet, from_kind, to_kind, [&](std::size_t from, std::size_t to, int digit) {
    const Spots swept = sheet.spots(to, digit) & ~meet[to][from];
    if (swept == 0) return false;
    for (std::size_t spot : EachBit{swept}) out.remove(candidate(sheet.cell_at(to, spot), digit));
    for (std::size_t spot : EachBit{meet[from][from] & ~meet[from][to]}) {
      out.need(candidate(sheet.cell_at(from, spot), digit));
    }
    return out.close(rating, name);
  });
}

constexpr std::string_view kNakedNames[] = {"Naked Pair", "Naked Triple", "Naked Quad"};
constexpr std::string_view kHiddenNames[] = {"Hidden Pair", "Hidden Triple", "Hidden Quad"};
constexpr std::string_view kFishNames[] = {"X-Wing", "Swordfish", "Jellyfish"};
constexpr int kNakedRatings[] = {30, 36, 50};
constexpr int kHiddenRatings[] = {34, 40, 54};
constexpr int kFishRatings[] = {32, 38, 52};

template <class Capacity>
bool close_naked_set(const Sheet<Capacity>& sheet, std::size_t unit, Spots cells, DigitMask set,
                     int size, Findings& out) {
  for (std::size_t spot = 0; spot < sheet.side(); ++spot) {
    const Cell cell = sheet.cell_at(unit, spot);
    const bool inside = (cells >> spot & 1) != 0;
    if (inside) {
      for (int digit : DigitsOf{sheet.geometry().all_digits & ~set}) {
        out.need(candidate(cell, digit));
      }
    } else {
      for (int digit : DigitsOf{sheet.candidates(cell) & set}) out.remove(candidate(cell, digit));
    }
  }
  return out.close(kNakedRatings[size - 2], kNakedNames[size - 2]);
}

template <class Capacity>
bool find_naked_set(const Sheet<Capacity>& sheet, std::size_t unit, int size, Findings& out) {
  if (sheet.empty_in(unit) < 2 * size) return false;
  std::array<std::size_t, Capacity::kSide> spots;
  int count = 0;
  for (std::size_t spot = 0; spot < sheet.side(); ++spot) {
    const int candidates = sheet.count(sheet.cell_at(unit, spot));
    if (candidates >= 2 && candidates <= size) spots[static_cast<std::size_t>(count++)] = spot;
  }
  return each_choice(size, count, [&](std::uint64_t choice) {
    DigitMask set = 0;
    Spots cells = 0;
    for (std::size_t i : EachBit{static_cast<std::uint32_t>(choice)}) {
      cells |= Spots{1} << spots[i];
      set |= sheet.candidates(sheet.cell_at(unit, spots[i]));
    }
    return std::popcount(set) == size && close_naked_set(sheet, unit, cells, set, size, out);
  });
}

template <class Capacity>
bool close_hidden_set(const Sheet<Capacity>& sheet, std::size_t unit, Spots cells, DigitMask set,
                      int size, Findings& out) {
  for (std::size_t spot = 0; spot < sheet.side(); ++spot) {
    const Cell cell = sheet.cell_at(unit, spot);
    const bool inside = (cells >> spot & 1) != 0;
    if (inside) {
      for (int digit : DigitsOf{sheet.candidates(cell) & ~set}) out.remove(candidate(cell, digit));
    } else {
      for (int digit : DigitsOf{set}) out.need(candidate(cell, digit));
    }
  }
  return out.close(kHiddenRatings[size - 2], kHiddenNames[size - 2]);
}

template <class Capacity>
bool find_hidden_set(const Sheet<Capacity>& sheet, std::size_t unit, int size, Findings& out) {
  if (sheet.empty_in(unit) <= 2 * size) return false;
  std::array<int, Capacity::kSide> digits;
  int count = 0;
  for (int digit : DigitsOf{sheet.geometry().all_digits}) {
    const int places = std::popcount(sheet.spots(unit, digit));
    if (places >= 2 && places <= size) digits[static_cast<std::size_t>(count++)] = digit;
  }
  return each_choice(size, count, [&](std::uint64_t choice) {
    DigitMask set = 0;
    Spots cells = 0;
    for (std::size_t i : EachBit{static_cast<std::uint32_t>(choice)}) {
      set |= digit_bit(digits[i]);
      cells |= sheet.spots(unit, digits[i]);
    }
    return std::popcount(cells) == size && close_hidden_set(sheet, unit, cells, set, size, out);
  });
}

// The lines of a kind in which the digit has 2 to `size` places.
template <class Capacity>
Spots fish_lines(const Sheet<Capacity>& sheet, UnitKind kind, int digit, int size) {
  Spots out = 0;
  for (std::size_t i = 0; i < sheet.side(); ++i) {
    const int places = std::popcount(sheet.spots(sheet.layout().unit(kind, i), digit));
    if (places >= 2 && places <= size) out |= Spots{1} << i;
  }
  return std::popcount(out) >= size ? out : 0;
}

template <class Capacity>
bool close_fish(const Sheet<Capacity>& sheet, UnitKind base, Spots lines, Spots covers, int digit,
                int size, Findings& out) {
  const auto& layout = sheet.layout();
  const UnitKind cover = base == kRow ? kColumn : kRow;
  for (std::size_t i : EachBit{covers}) {
    const std::size_t unit = layout.unit(cover, i);
    for (std::size_t spot : EachBit{sheet.spots(unit, digit) & ~lines}) {
      out.remove(candidate(sheet.cell_at(unit, spot), digit));
    }
  }
  for (std::size_t i : EachBit{lines}) {
    const std::size_t unit = layout.unit(base, i);
    for (std::size_t spot : EachBit{layout.meet[unit][unit] & ~covers}) {
      out.need(candidate(sheet.cell_at(unit, spot), digit));
    }
  }
  return out.close(kFishRatings[size - 2], kFishNames[size - 2]);
}

template <class Capacity>
bool find_fish(const Sheet<Capacity>& sheet, UnitKind base, int size, Findings& out) {
  std::array<Spots, Capacity::kSide + 1> lines{};
  Spots any = 0;
  for (int digit : DigitsOf{sheet.geometry().all_digits}) {
    if (sheet.filled_with(digit) + 2 * size > static_cast<int>(sheet.side())) continue;
    lines[static_cast<std::size_t>(digit)] = fish_lines(sheet, base, digit, size);
    any |= lines[static_cast<std::size_t>(digit)];
  }
  if (any == 0) return false;
  return each_choice(size, static_cast<int>(sheet.side()), [&](std::uint64_t choice) {
    const auto chosen = static_cast<Spots>(choice);
    if ((chosen & ~any) != 0) return false;
    for (int digit : DigitsOf{sheet.geometry().all_digits}) {
      if ((chosen & ~lines[static_cast<std::size_t>(digit)]) != 0) continue;
      Spots covers = 0;
      for (std::size_t i : EachBit{chosen}) {
        covers |= sheet.spots(sheet.layout().unit(base, i), digit);
      }
      if (std::popcount(covers) != size) continue;
      if (close_fish(sheet, base, chosen, covers, digit, size, out)) return true;
    }
    return false;
  });
}

}  // namespace

template <class Capacity>
bool find_pointing(const Sheet<Capacity>& sheet, Findings& out) {
  return find_locked(sheet, kBox, kColumn, out, 26, "Pointing") ||
         find_locked(sheet, kBox, kRow, out, 26, "Pointing");
}

template <class Capacity>
bool find_claiming(const Sheet<Capacity>& sheet, Findings& out) {
  return find_locked(sheet, kColumn, kBox, out, 28, "Claiming") ||
         find_locked(sheet, kRow, kBox, out, 28, "Claiming");
}

template <class Capacity, int kSize>
bool find_naked_set(const Sheet<Capacity>& sheet, Findings& out) {
  for (UnitKind kind : kBoxColumnRow) {
    for (std::size_t i = 0; i < sheet.side(); ++i) {
      if (find_naked_set(sheet, sheet.layout().unit(kind, i), kSize, out)) return true;
    }
  }
  return false;
}

template <class Capacity, int kSize>
bool find_hidden_set(const Sheet<Capacity>& sheet, Findings& out) {
  for (UnitKind kind : kBoxColumnRow) {
    for (std::size_t i = 0; i < sheet.side(); ++i) {
      if (find_hidden_set(sheet, sheet.layout().unit(kind, i), kSize, out)) return true;
    }
  }
  return false;
}

template <class Capacity, int kSize>
bool find_fish(const Sheet<Capacity>& sheet, Findings& out) {
  return find_fish(sheet, kColumn, kSize, out) || find_fish(sheet, kRow, kSize, out);
}

#define GRIDMATES_FOR(Capacity)                                                  \
  template bool find_pointing(const Sheet<Capacity>&, Findings&);                \
  template bool find_claiming(const Sheet<Capacity>&, Findings&);                \
  template bool find_naked_set<Capacity, 2>(const Sheet<Capacity>&, Findings&);  \
  template bool find_naked_set<Capacity, 3>(const Sheet<Capacity>&, Findings&);  \
  template bool find_naked_set<Capacity, 4>(const Sheet<Capacity>&, Findings&);  \
  template bool find_hidden_set<Capacity, 2>(const Sheet<Capacity>&, Findings&); \
  template bool find_hidden_set<Capacity, 3>(const Sheet<Capacity>&, Findings&); \
  template bool find_hidden_set<Capacity, 4>(const Sheet<Capacity>&, Findings&); \
  template bool find_fish<Capacity, 2>(const Sheet<Capacity>&, Findings&);       \
  template bool find_fish<Capacity, 3>(const Sheet<Capacity>&, Findings&);       \
  template bool find_fish<Capacity, 4>(const Sheet<Capacity>&, Findings&);

GRIDMATES_FOR(Nine)
GRIDMATES_FOR(TwentyFive)
#undef GRIDMATES_FOR

}  // namespace gridmates::sudoku::explainer
