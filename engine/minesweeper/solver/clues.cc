#include "engine/minesweeper/solver/clues.h"

#include <algorithm>

namespace gridmates::minesweeper {
namespace {

constexpr bool is_side(std::uint8_t side) { return side >= 1 && side <= kMaxSide; }

bool is_position(const Position& position) {
  const Shape shape = position.shape;
  return is_side(shape.width) && is_side(shape.height) && position.cells.size() == shape.cells() &&
         std::all_of(position.cells.begin(), position.cells.end(),
                     [](std::uint8_t cell) { return cell <= kShownMine; });
}

}  // namespace

void Clues::read(const Position& position) {
  shape_ = position.shape;
  clues_.clear();
  counted_ = true;
  broken_ = !is_position(position);
  if (broken_) return;
  read_rows(position);
  const std::uint8_t* cell = position.cells.data();
  for (std::uint8_t row = 0; row < shape_.height; ++row) {
    for (std::uint8_t column = 0; column < shape_.width; ++column, ++cell) {
      if (*cell > 8) continue;
      if (closed_.around(column, row) != 0) {
        clues_.push_back({column, row, *cell});
      } else {
        broken_ |= *cell != std::popcount(shown_.around(column, row));
      }
    }
  }
}

void Clues::read_rows(const Position& position) {
  closed_ = shown_ = {};
  mines_left_ = position.mines;
  const std::uint8_t* cell = position.cells.data();
  for (unsigned row = 1; row <= shape_.height; ++row) {
    std::uint64_t closed = 0, shown = 0;
    for (unsigned column = 1; column <= shape_.width; ++column, ++cell) {
      closed |= std::uint64_t{*cell == kClosed} << column;
      shown |= std::uint64_t{*cell == kShownMine} << column;
    }
    closed_.words[row] = closed;
    shown_.words[row] = shown;
    mines_left_ -= std::popcount(shown);
  }
}

void Clues::open(Cell cell, std::uint8_t number) {
  const std::uint8_t column = shape_.column(cell), row = shape_.row(cell);
  closed_.remove(column, row);
  clues_.push_back({column, row, number});
}

void Clues::show_mine(Cell cell) {
  closed_.remove(shape_.column(cell), shape_.row(cell));
  shown_.add(shape_.column(cell), shape_.row(cell));
  --mines_left_;
}

void Clues::keep_only(const Cells& numbers) {
  std::erase_if(clues_,
                [&](const Clue& clue) { return !numbers.has(shape_.at(clue.column, clue.row)); });
}

}  // namespace gridmates::minesweeper
