// The bivalue universal grave after N. Juillerat's reading of it: every digit that has neither none
// nor two places in a unit must point at one cell with more than two candidates.
#include <algorithm>
#include <vector>

#include "engine/sudoku/explainer/choices.h"
#include "engine/sudoku/explainer/uniqueness.h"

namespace gridmates::sudoku::explainer {
namespace {

template <class Capacity>
struct Grave {
  std::vector<Cell> cells;        // those with extra candidates, as they were found
  std::vector<DigitMask> extras;  // of each
  DigitMask all_extras = 0;
  CellSet<Capacity> common;  // what all of them see

  DigitMask extras_of(std::size_t cell) const {
    const auto at = std::find(cells.begin(), cells.end(), cell);
    return at == cells.end() ? 0 : extras[static_cast<std::size_t>(at - cells.begin())];
  }

  void add(const Sheet<Capacity>& sheet, Cell cell, int digit) {
    const auto& peers = sheet.geometry().peers[cell];
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
  // Several cells and digits, and nothing that all the cells see.
  bool is_useless() const { return cells.size() > 1 && !has_one(all_extras) && common.none(); }
};

// Collects the extra candidates; false when the pattern cannot be.
template <class Capacity>
bool collect(const Sheet<Capacity>& sheet, Grave<Capacity>& grave) {
  for (UnitKind kind : kBoxRowColumn) {
    for (std::size_t i = 0; i < sheet.side(); ++i) {
      const std::size_t unit = sheet.layout().unit(kind, i);
      for (int digit : DigitsOf{sheet.geometry().all_digits}) {
        const Spots spots = sheet.spots(unit, digit);
        if (spots == 0 || has_two(spots)) continue;
        Spots large = 0;
        for (std::size_t spot : EachBit{spots}) {
          if (sheet.count(sheet.cell_at(unit, spot)) >= 3) large |= Spots{1} << spot;
        }
        if (large == 0) return false;
        if (!has_one(large)) continue;  // another unit will tell which
        grave.add(sheet, sheet.cell_at(unit, first_of(large)), digit);
        if (grave.is_useless()) return false;
      }
    }
  }
  return !grave.cells.empty();
}

// Whether, without the extras, every cell has two candidates and every digit two places.
template <class Capacity>
bool is_grave(const Sheet<Capacity>& sheet, const Grave<Capacity>& grave) {
  for (std::size_t cell = 0; cell < sheet.cells(); ++cell) {
    if (sheet.digit(cell) == 0 && !has_two(sheet.candidates(cell) & ~grave.extras_of(cell))) {
      return false;
    }
  }
  for (std::size_t unit = 0; unit < sheet.layout().units; ++unit) {
    for (int digit : DigitsOf{sheet.geometry().all_digits}) {
      int places = 0;
      for (std::size_t spot : EachBit{sheet.spots(unit, digit)}) {
        if ((grave.extras_of(sheet.cell_at(unit, spot)) & digit_bit(digit)) == 0) ++places;
      }
      if (places != 0 && places != 2) return false;
    }
  }
  return true;
}

template <class Capacity>
void remove(const Sheet<Capacity>& sheet, Cell cell, DigitMask digits, Findings& out) {
  for (int digit : DigitsOf{sheet.candidates(cell) & digits}) {
    out.remove({cell, static_cast<std::uint8_t>(digit)});
  }
}

// The units that all cells of the grave share, box first.
template <class Capacity>
std::vector<std::size_t> shared_units(const Sheet<Capacity>& sheet,
                                      const std::vector<Cell>& cells) {
  std::vector<std::size_t> out;
  for (UnitKind kind : kBoxRowColumn) {
    const Unit unit = sheet.geometry().units_of[cells[0]][kind];
    const auto& inside = sheet.geometry().cells_of[unit];
    if (std::all_of(cells.begin(), cells.end(), [&](Cell c) { return inside.has(c); })) {
      out.push_back(unit);
    }
  }
  return out;
}

// All have the same extra digit: one of them is it.
template <class Capacity>
bool find_type_2(const Sheet<Capacity>& sheet, const Grave<Capacity>& grave, Findings& out) {
  for (std::size_t cell : grave.common) {
    remove(sheet, static_cast<Cell>(cell), grave.all_extras, out);
  }
  return out.close(57, "BUG type 2");
}

// Two cells of a unit with another digit in common, which one of them must be.
template <class Capacity>
bool find_type_4(const Sheet<Capacity>& sheet, const Grave<Capacity>& grave, Findings& out) {
  if (grave.cells.size() != 2) return false;
  const DigitMask both = sheet.candidates(grave.cells[0]) & sheet.candidates(grave.cells[1]);
  const DigitMask common = both & ~grave.all_extras;
  if (!has_one(common) || shared_units(sheet, grave.cells).empty()) return false;
  for (std::size_t i = 0; i < 2; ++i) {
    remove(sheet, grave.cells[i], ~(grave.extras[i] | common), out);
  }
  return out.close(57, "BUG type 4");
}

// The extras make a naked set with other cells of a unit.
template <class Capacity>
bool find_type_3(const Sheet<Capacity>& sheet, const Grave<Capacity>& grave, std::size_t unit,
                 int size, Findings& out) {
  std::vector<Cell> others;
  for (std::size_t spot = 0; spot < sheet.side(); ++spot) {
    const Cell cell = sheet.cell_at(unit, spot);
    if (grave.common.has(cell)) others.push_back(cell);
  }
  if (static_cast<int>(others.size()) < size || has_one(grave.all_extras)) return false;
  const int count = static_cast<int>(others.size());
  return each_choice(size - 1, count, [&](std::uint64_t choice) {
    DigitMask set = 0;
    for (int i = 0; i < count; ++i) {
      if ((choice >> i & 1) == 0) continue;
      const DigitMask candidates = sheet.candidates(others[static_cast<std::size_t>(i)]);
      if (std::popcount(candidates) < 2) return false;
      set |= candidates;
    }
    if (std::popcount(set) != size || (grave.all_extras & ~set) != 0) return false;
    for (int i = 0; i < count; ++i) {
      if ((choice >> i & 1) == 0) remove(sheet, others[static_cast<std::size_t>(i)], set, out);
    }
    return out.close(57 + size - 1, "BUG type 3");
  });
}

}  // namespace

template <class Capacity>
bool find_grave(const Sheet<Capacity>& sheet, Findings& out) {
  Grave<Capacity> grave;
  if (!collect(sheet, grave) || !is_grave(sheet, grave)) return false;
  if (grave.cells.size() == 1) {
    remove(sheet, grave.cells[0], ~grave.all_extras, out);
    return out.close(56, "BUG type 1");
  }
  if (has_one(grave.all_extras)) {
    return find_type_2(sheet, grave, out) || find_type_4(sheet, grave, out);
  }
  if (grave.common.none()) return false;
  if (find_type_4(sheet, grave, out)) return true;
  for (std::size_t unit : shared_units(sheet, grave.cells)) {
    for (int size = 2; size <= 6; ++size) {
      if (find_type_3(sheet, grave, unit, size, out)) return true;
    }
  }
  return false;
}

template bool find_grave(const Sheet<Nine>&, Findings&);
template bool find_grave(const Sheet<TwentyFive>&, Findings&);

}  // namespace gridmates::sudoku::explainer
