#include "engine/sudoku/explainer/candidate_grid.h"

#include <cassert>

namespace gridmates::sudoku::explainer {

template <class Capacity>
Layout<Capacity>::Layout(Shape shape)
    : geometry(Geometry<Capacity>::of(shape)),
      side(static_cast<std::size_t>(geometry->side)),
      cells(static_cast<std::size_t>(geometry->cells)),
      units(static_cast<std::size_t>(geometry->units)),
      index{},
      meet{} {
  for (std::size_t unit = 0; unit < units; ++unit) {
    for (std::size_t spot = 0; spot < side; ++spot) {
      const Cell cell = geometry->cell_at[unit][spot];
      index[cell][unit / side] = static_cast<std::uint8_t>(spot);
      for (Unit other : geometry->units_of[cell]) meet[unit][other] |= Spots{1} << spot;
    }
  }
}

template <class Capacity>
std::shared_ptr<const Layout<Capacity>> Layout<Capacity>::of(Shape shape) {
  static const std::shared_ptr<const Layout> kUsual(new Layout(Shape{3, 3}));
  if (shape == kUsual->geometry->shape) return kUsual;
  return std::shared_ptr<const Layout>(new Layout(shape));
}

template <class Capacity>
CandidateGrid<Capacity>::CandidateGrid(std::shared_ptr<const Layout<Capacity>> layout,
                                       std::span<const std::uint8_t> givens)
    : layout_(std::move(layout)), empty_(static_cast<int>(cells())) {
  const DigitSet all = geometry().all_digits;
  for (std::size_t cell = 0; cell < cells(); ++cell) candidates_[cell] = all;
  for (std::size_t unit = 0; unit < layout_->units; ++unit) {
    for (std::size_t digit = 0; digit < side(); ++digit) spots_[unit][digit] = all;
    empty_in_[unit] = static_cast<std::uint8_t>(side());
  }
  for (std::size_t cell = 0; cell < cells(); ++cell) {
    if (givens[cell] != 0) place({static_cast<Cell>(cell), givens[cell]});
  }
}

template <class Capacity>
CellSet<Capacity> CandidateGrid<Capacity>::pairs() const {
  CellSet<Capacity> out;
  for (std::size_t cell = 0; cell < cells(); ++cell) {
    if (has_two(candidates_[cell])) out.add(cell);
  }
  return out;
}

template <class Capacity>
void CandidateGrid<Capacity>::place(Candidate c) {
  assert(digits_[c.cell] == 0);
  for (int digit : DigitsOf{candidates_[c.cell]}) {
    remove({c.cell, static_cast<std::uint8_t>(digit)});
  }
  for (Unit unit : geometry().units_of[c.cell]) {
    for (std::size_t spot : EachBit{spots(unit, c.digit)}) {
      remove({cell_at(unit, spot), c.digit});
    }
    --empty_in_[unit];
  }
  digits_[c.cell] = c.digit;
  ++filled_with_[c.digit - 1u];
  --empty_;
}

template struct Layout<Nine>;
template struct Layout<TwentyFive>;
template class CandidateGrid<Nine>;
template class CandidateGrid<TwentyFive>;

}  // namespace gridmates::sudoku::explainer
