#include "engine/sudoku/logic/board.h"

#include <cassert>

namespace gridmates::sudoku {

template <class Capacity>
Board<Capacity>::Board(std::shared_ptr<const Geometry<Capacity>> geometry)
    : geometry_(std::move(geometry)), empty_(geometry_->all_cells) {
  for (std::size_t cell : empty_) candidates_[cell] = geometry_->all_digits;
  for (int digit = 0; digit < side(); ++digit) places_[static_cast<std::size_t>(digit)] = empty_;
}

template <class Capacity>
bool Board<Capacity>::is_broken() const {
  for (std::size_t cell : empty_) {
    if (candidates_[cell] == 0) return true;
  }
  for (int unit = 0; unit < geometry_->units; ++unit) {
    const auto u = static_cast<Unit>(unit);
    for (int digit : DigitsOf{geometry_->all_digits & ~placed_[u]}) {
      if (!places(digit).meets(geometry_->cells_of[u])) return true;
    }
  }
  return false;
}

template <class Capacity>
void Board<Capacity>::place(Candidate c) {
  assert(empty_.has(c.cell));
  for (int digit : DigitsOf{candidates_[c.cell]}) {
    places_[static_cast<std::size_t>(digit - 1)].remove(c.cell);
  }
  candidates_[c.cell] = 0;
  digits_[c.cell] = c.digit;
  empty_.remove(c.cell);
  for (Unit unit : geometry_->units_of[c.cell]) placed_[unit] |= digit_bit(c.digit);
  Cells& places = places_[static_cast<std::size_t>(c.digit - 1)];
  for (std::size_t peer : places & geometry_->peers[c.cell]) {
    candidates_[peer] &= ~digit_bit(c.digit);
    places.remove(peer);
  }
}

template <class Capacity>
void Board<Capacity>::eliminate(Candidate c) {
  candidates_[c.cell] &= ~digit_bit(c.digit);
  places_[static_cast<std::size_t>(c.digit - 1)].remove(c.cell);
}

template <class Capacity>
Board<Capacity> board_of(Shape shape, std::span<const std::uint8_t> givens) {
  Board<Capacity> board(Geometry<Capacity>::of(shape));
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    if (givens[cell] != 0) board.place_given({static_cast<Cell>(cell), givens[cell]});
  }
  return board;
}

template class Board<Nine>;
template class Board<TwentyFive>;
template Board<Nine> board_of(Shape, std::span<const std::uint8_t>);
template Board<TwentyFive> board_of(Shape, std::span<const std::uint8_t>);

}  // namespace gridmates::sudoku
