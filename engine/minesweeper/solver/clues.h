// What the opened numbers of a position say of its closed cells: the form in which positions are
// counted, and changed cheaply to look ahead. A plain value; any thread.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "engine/minesweeper/field/cells.h"
#include "engine/minesweeper/field/position.h"

namespace gridmates::minesweeper {

// One opened number with closed cells around it: so many of them are mines.
struct Clue {
  Cell cell = 0;  // where the number stands
  std::int8_t mines = 0;
  std::uint8_t size = 0;
  std::array<Cell, 8> cells{};  // `size` of them, ascending
};

class Clues {
 public:
  // Nothing is open, and nothing can be asked before read().
  Clues() = default;
  explicit Clues(const Position& position) { read(position); }

  // Forgets everything, and takes what this position says; the memory is used again.
  void read(const Position& position);

  // As if the player had opened this closed cell, and it showed that number (0 to 8).
  void open(Cell cell, std::uint8_t number);
  // As if this closed cell had turned out to be a mine.
  void show_mine(Cell cell);
  // As if nobody had looked at any number but those of these opened cells; and at the number of
  // mines.
  void keep_only(const Cells& numbers);
  void forget_mines() { counted_ = false; }

  // No field looks like this, as one number by itself shows; or it is no position at all. The rest
  // says nothing then. (That no field does may also take more than one number to see.)
  bool broken() const { return broken_; }

  Shape shape() const { return shape_; }
  const std::vector<Clue>& all() const { return clues_; }
  // Not shown yet; negative when too many are. It says nothing once it is forgotten.
  int mines_left() const { return mines_left_; }
  bool counted() const { return counted_; }
  int closed() const { return closed_; }  // cells
  bool closed(Cell cell) const { return has(closed_rows_, cell); }
  // Calls `visit(Cell)` for each closed cell, or for each shown mine, ascending.
  template <class Visit>
  void each_closed(Visit visit) const {
    each(closed_rows_, visit);
  }
  template <class Visit>
  void each_shown(Visit visit) const {
    each(shown_rows_, visit);
  }

 private:
  // Bit column + 1 of word row + 1: there is a rim around the field.
  using Rows = std::array<std::uint64_t, kMaxSide + 2>;

  std::uint64_t bit(Cell cell) const { return std::uint64_t{2} << shape_.column(cell); }
  bool has(const Rows& rows, Cell cell) const {
    return (rows[shape_.row(cell) + 1u] & bit(cell)) != 0;
  }
  template <class Visit>
  void each(const Rows& rows, Visit visit) const {
    for (unsigned row = 0; row < shape_.height; ++row) {
      for (std::uint64_t bits = rows[row + 1]; bits != 0; bits &= bits - 1) {
        visit(shape_.at(static_cast<unsigned>(std::countr_zero(bits)) - 1, row));
      }
    }
  }
  void read_rows(const Position& position);
  void add(unsigned column, unsigned row, std::uint8_t number);
  void close_no_more(Cell cell, bool mine);

  Shape shape_;
  bool broken_ = true;
  bool counted_ = true;
  std::int32_t mines_left_ = 0;
  std::int32_t closed_ = 0;
  Rows closed_rows_{};
  Rows shown_rows_{};
  std::vector<Clue> clues_;
};

}  // namespace gridmates::minesweeper
