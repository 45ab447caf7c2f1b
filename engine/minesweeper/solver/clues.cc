#include "engine/minesweeper/solver/clues.h"

#include <algorithm>
#include <bit>

namespace gridmates::minesweeper {
namespace {

constexpr bool is_side(std::uint8_t side) { return side >= 1 && side <= kMaxSide; }

bool is_position(const Position& position) {
  const Shape shape = position.shape;
  return is_side(shape.width) && is_side(shape.height) && position.cells.size() == shape.cells() &&
         std::all_of(position.cells.begin(), position.cells.end(),
                     [](std::uint8_t cell) { return cell <= kShownMine; });
}

// The three columns around one, in the row of a cell itself and in the rows beside it.
constexpr std::array<std::uint64_t, 3> kAround = {0b111, 0b101, 0b111};

}  // namespace

void Clues::read(const Position& position) {
  shape_ = position.shape;
  clues_.clear();
  counted_ = true;
  broken_ = !is_position(position);
  if (broken_) return;
  read_rows(position);
  for (unsigned row = 0; row < shape_.height; ++row) {
    const std::uint64_t three = closed_rows_[row] | closed_rows_[row + 1] | closed_rows_[row + 2];
    const std::uint64_t near_closed = three << 1 | three | three >> 1;
    const std::uint64_t three_shown =
        shown_rows_[row] | shown_rows_[row + 1] | shown_rows_[row + 2];
    const std::uint8_t* cells = position.cells.data() + row * shape_.width;
    for (unsigned column = 0; column < shape_.width; ++column) {
      if (cells[column] > 8) continue;
      // A number that touches nothing has to be 0.
      const bool tells = (near_closed >> (column + 1) & 1) != 0 || three_shown != 0;
      if (tells) {
        add(column, row, cells[column]);
      } else {
        broken_ |= cells[column] != 0;
      }
    }
  }
}

void Clues::read_rows(const Position& position) {
  closed_rows_ = {};
  shown_rows_ = {};
  closed_ = 0;
  mines_left_ = position.mines;
  const std::uint8_t* cell = position.cells.data();
  for (unsigned row = 1; row <= shape_.height; ++row) {
    std::uint64_t closed = 0, shown = 0;
    for (unsigned column = 1; column <= shape_.width; ++column, ++cell) {
      closed |= std::uint64_t{*cell == kClosed} << column;
      shown |= std::uint64_t{*cell == kShownMine} << column;
    }
    closed_rows_[row] = closed;
    shown_rows_[row] = shown;
    closed_ += std::popcount(closed);
    mines_left_ -= std::popcount(shown);
  }
}

// The number of an opened cell becomes a clue, unless nothing closed is left around it.
void Clues::add(unsigned column, unsigned row, std::uint8_t number) {
  Clue clue{.cell = shape_.at(column, row), .mines = static_cast<std::int8_t>(number)};
  for (unsigned i = 0; i < 3; ++i) {
    clue.mines -=
        static_cast<std::int8_t>(std::popcount(shown_rows_[row + i] >> column & kAround[i]));
    std::uint64_t closed = closed_rows_[row + i] >> column & kAround[i];
    for (; closed != 0; closed &= closed - 1) {
      const auto step = static_cast<unsigned>(std::countr_zero(closed));
      clue.cells[clue.size++] = shape_.at(column + step - 1, row + i - 1);
    }
  }
  broken_ |= clue.mines < 0 || clue.mines > clue.size;
  if (clue.size > 0) clues_.push_back(clue);
}

// The cell is closed no more: the clues around it tell of one cell less.
void Clues::close_no_more(Cell cell, bool mine) {
  closed_rows_[shape_.row(cell) + 1u] &= ~bit(cell);
  --closed_;
  for (Clue& clue : clues_) {
    const auto end = clue.cells.begin() + clue.size;
    const auto found = std::find(clue.cells.begin(), end, cell);
    if (found == end) continue;
    std::copy(found + 1, end, found);
    --clue.size;
    clue.mines -= mine ? 1 : 0;
    broken_ |= clue.mines < 0 || clue.mines > clue.size;
  }
  std::erase_if(clues_, [](const Clue& clue) { return clue.size == 0; });
}

void Clues::open(Cell cell, std::uint8_t number) {
  close_no_more(cell, false);
  add(shape_.column(cell), shape_.row(cell), number);
}

void Clues::show_mine(Cell cell) {
  close_no_more(cell, true);
  shown_rows_[shape_.row(cell) + 1u] |= bit(cell);
  --mines_left_;
}

void Clues::keep_only(const Cells& numbers) {
  std::erase_if(clues_, [&](const Clue& clue) { return !numbers.has(clue.cell); });
}

}  // namespace gridmates::minesweeper
