#include "engine/minesweeper/deduce/sight.h"

namespace gridmates::minesweeper {

Sight::Sight(Shape shape, std::uint16_t mines)
    : shape_(shape),
      steps_{-shape.width - 1, -shape.width, -shape.width + 1, -1, +1,
             shape.width - 1,  shape.width,  shape.width + 1},
      spots_(shape.cells(), Spot{0xff, 0xff}),
      news_(shape),
      unknown_(shape.cells()),
      mines_left_(mines) {
  mark_borders();
}

void Sight::mark_borders() {
  constexpr Around kAbove = 0b00000111, kBelow = 0b11100000;
  constexpr Around kLeft = 0b00101001, kRight = 0b10010100;
  const auto cut = [&](unsigned column, unsigned row, Around off) {
    Spot& spot = spots_[shape_.at(column, row)];
    spot.unknown = spot.beside &= static_cast<Around>(~off);
  };
  for (unsigned column = 0; column < shape_.width; ++column) {
    cut(column, 0, kAbove);
    cut(column, shape_.height - 1u, kBelow);
  }
  for (unsigned row = 0; row < shape_.height; ++row) {
    cut(0, row, kLeft);
    cut(shape_.width - 1u, row, kRight);
  }
}

void Sight::learn(Cell cell, State state, int mines) {
  Spot& spot = spots_[cell];
  if (spot.state != State::kUnknown) return;
  spot.state = state;
  --unknown_;
  mines_left_ -= mines;
  ++version_;
  for (unsigned rest = spot.beside; rest != 0; rest &= rest - 1) {
    const auto i = static_cast<unsigned>(std::countr_zero(rest));
    const auto beside = static_cast<Cell>(cell + steps_[i]);
    Spot& other = spots_[beside];
    other.unknown &= static_cast<Around>(~(0x80u >> i));
    other.rest = static_cast<std::int8_t>(other.rest - mines);
    if (other.state == State::kNumber && other.unknown != 0) news_.push(beside);
  }
}

void Sight::open(Cell cell, std::uint8_t number) {
  learn_safe(cell);
  Spot& spot = spots_[cell];
  if (spot.state != State::kSafe) return;
  spot.state = State::kNumber;
  spot.rest = static_cast<std::int8_t>(spot.rest + number);
  if (spot.unknown != 0) news_.push(cell);
  ++version_;
}

void Sight::renumber(Cell cell, int change) {
  spots_[cell].rest = static_cast<std::int8_t>(spots_[cell].rest + change);
  if (active(cell)) news_.push(cell);
  ++version_;
}

}  // namespace gridmates::minesweeper
