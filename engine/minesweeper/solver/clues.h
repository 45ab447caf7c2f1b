// What the opened numbers of a position imply about its closed cells: the form in which positions
// are counted, and cheaply changed to look ahead. A plain value; any thread.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "engine/minesweeper/field/cells.h"
#include "engine/minesweeper/field/position.h"

namespace gridmates::minesweeper {

// A field as bits: column + 1 of word row + 1, which leaves a border around it.
struct Rows {
  std::array<std::uint64_t, kMaxSide + 2> words{};

  static constexpr std::uint64_t bit(unsigned column) { return std::uint64_t{2} << column; }
  bool has(unsigned column, unsigned row) const { return (words[row + 1] & bit(column)) != 0; }
  void add(unsigned column, unsigned row) { words[row + 1] |= bit(column); }
  void remove(unsigned column, unsigned row) { words[row + 1] &= ~bit(column); }

  // The eight cells around a cell, as nine bits row by row; the middle bit is not set.
  unsigned around(unsigned column, unsigned row) const {
    const std::uint64_t three = (words[row] >> column & 7) | (words[row + 1] >> column & 5) << 3 |
                                (words[row + 2] >> column & 7) << 6;
    return static_cast<unsigned>(three);
  }
  // Adds some of the cells around a cell, or removes them.
  void add_around(unsigned column, unsigned row, unsigned nine) {
    for (unsigned i = 0; i < 3; ++i, nine >>= 3) {
      words[row + i] |= std::uint64_t{nine & 7} << column;
    }
  }
  void remove_around(unsigned column, unsigned row, unsigned nine) {
    for (unsigned i = 0; i < 3; ++i, nine >>= 3) {
      words[row + i] &= ~(std::uint64_t{nine & 7} << column);
    }
  }
  Rows operator-(const Rows& other) const {
    Rows rest = *this;
    for (std::size_t i = 0; i < words.size(); ++i) rest.words[i] &= ~other.words[i];
    return rest;
  }
  int count() const {
    int count = 0;
    for (const std::uint64_t word : words) count += std::popcount(word);
    return count;
  }
  // Calls `visit(Cell)` for each cell, ascending.
  template <class Visit>
  void each(Shape shape, Visit visit) const {
    for (unsigned row = 0; row < shape.height; ++row) {
      for (std::uint64_t bits = words[row + 1]; bits != 0; bits &= bits - 1) {
        visit(shape.at(static_cast<unsigned>(std::countr_zero(bits)) - 1, row));
      }
    }
  }
};

// An opened number: this many of the cells around it are mines.
struct Clue {
  std::uint8_t column = 0;
  std::uint8_t row = 0;
  std::uint8_t number = 0;
};

class Clues {
 public:
  // Must not be queried before read().
  Clues() = default;
  explicit Clues(const Position& position) { read(position); }

  // Replaces everything by the clues of this position; reuses the memory.
  void read(const Position& position);

  // As if the player had opened this closed cell and it showed that number (0 to 8).
  void open(Cell cell, std::uint8_t number);
  // As if this closed cell had turned out to be a mine. For a cell that is known to be mined this
  // adds no information, but makes later counts cheaper.
  void show_mine(Cell cell);
  // Ignores all numbers except those of these opened cells; or the number of mines.
  void keep_only(const Cells& numbers);
  void forget_mines() { counted_ = false; }

  // No field is consistent, because the position is invalid, or a number without closed cells
  // around it is wrong. The other values are meaningless then.
  bool broken() const { return broken_; }

  Shape shape() const { return shape_; }
  // Numbers with closed cells around them, and perhaps some whose cells have all been opened.
  const std::vector<Clue>& all() const { return clues_; }
  const Rows& closed() const { return closed_; }
  const Rows& shown() const { return shown_; }  // mines
  // Mines not shown yet; negative if too many are shown. Meaningless after forget_mines().
  int mines_left() const { return mines_left_; }
  bool counted() const { return counted_; }
  template <class Visit>
  void each_closed(Visit visit) const {
    closed_.each(shape_, visit);
  }

 private:
  void read_rows(const Position& position);

  Shape shape_;
  bool broken_ = true;
  bool counted_ = true;
  std::int32_t mines_left_ = 0;
  Rows closed_;
  Rows shown_;
  std::vector<Clue> clues_;
};

}  // namespace gridmates::minesweeper
