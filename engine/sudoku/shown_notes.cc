#include "engine/sudoku/shown_notes.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace gridmates::sudoku {
namespace {

constexpr int kUnitsOfCell = 3;

// The row, the column and the box of a cell, as unit numbers.
std::array<int, kUnitsOfCell> units_of(Cell cell, Shape shape) {
  const int side = shape.side();
  return {shape.row_of(cell), side + shape.column_of(cell), 2 * side + shape.box_of(cell)};
}

bool hides_notes(const State& state) {
  const Later& later = state.later();
  return later.rules.editing >= Editing::kHidesNotes && !later.keeps_notes();
}

}  // namespace

ShownNotes::ShownNotes(const State& state) : state_(state), side_(state.shape().side()) {
  if (!hides_notes(state)) return;
  const auto side = static_cast<std::size_t>(side_);
  set_.resize(kUnitsOfCell * side * side);
  for (Cell cell = 0; cell < state.cells.size(); ++cell) {
    const Entry& entry = state.cells[cell];
    if (entry.digit == 0 || entry.digit > side_) continue;
    for (const int unit : units_of(cell, state.shape())) {
      std::uint32_t& at = latest(unit, entry.digit);
      at = std::max(at, entry.written);
    }
  }
}

std::uint32_t& ShownNotes::latest(int unit, std::uint8_t digit) {
  return set_[static_cast<std::size_t>(unit * side_ + digit - 1)];
}

DigitSet ShownNotes::at(Place place) const {
  const Entry& entry = entry_at(state_, place);
  if (entry.notes == 0 || set_.empty()) return entry.notes;
  return entry.notes & ~hidden(static_cast<Cell>(place % state_.cells.size()), entry.written);
}

// The digits in sight of a cell that were set after this ply.
DigitSet ShownNotes::hidden(Cell cell, std::uint32_t written) const {
  DigitSet digits = 0;
  for (const int unit : units_of(cell, state_.shape())) {
    const auto* of_unit = &set_[static_cast<std::size_t>(unit * side_)];
    for (int i = 0; i < side_; ++i) {
      if (of_unit[i] > written) digits |= DigitSet{1} << i;
    }
  }
  return digits;
}

}  // namespace gridmates::sudoku
