// A field as its numbers see it: which of the eight cells around each are still unknown, and how
// many mines are among those. Updated cell by cell. A plain value; one thread at a time.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "engine/minesweeper/deduce/worklist.h"
#include "engine/minesweeper/field/shape.h"

namespace gridmates::minesweeper {

// A set of the cells around a cell: bit i is the i-th of the eight, ascending. The cell itself is
// bit 7 - i of the set of that neighbour.
using Around = std::uint8_t;

class Sight {
 public:
  Sight(Shape shape, std::uint16_t mines);

  Shape shape() const { return shape_; }
  bool unknown(Cell cell) const { return spots_[cell].state == State::kUnknown; }
  int unknown_cells() const { return unknown_; }
  // Mines among the unknown cells.
  int mines_left() const { return mines_left_; }

  // A number that has unknown cells around it.
  bool active(Cell cell) const {
    return spots_[cell].state == State::kNumber && spots_[cell].unknown != 0;
  }
  Around unknown_around(Cell cell) const { return spots_[cell].unknown; }
  int unknown_count(Cell cell) const { return std::popcount(spots_[cell].unknown); }
  // Mines among the unknown cells around this number.
  int mines_around(Cell cell) const { return spots_[cell].rest; }

  // The cell becomes known.
  void learn_safe(Cell cell) { learn(cell, State::kSafe, 0); }
  void learn_mined(Cell cell) { learn(cell, State::kMined, 1); }
  // The cell has been opened, known to be safe or not.
  void open(Cell cell, std::uint8_t number);
  // The number changes by `change`.
  void renumber(Cell cell, int change);

  // Numbers whose surroundings changed since they were last taken from this list.
  Worklist& news() { return news_; }
  // Increases with everything that is learned.
  std::uint32_t version() const { return version_; }

  // Calls `visit(Cell)` for each of the cells around `cell` that are in the set.
  template <class Visit>
  void each(Cell cell, Around set, Visit visit) const {
    for (unsigned rest = set; rest != 0; rest &= rest - 1) {
      visit(static_cast<Cell>(cell + steps_[static_cast<unsigned>(std::countr_zero(rest))]));
    }
  }
  template <class Visit>
  void each_unknown(Cell number, Visit visit) const {
    each(number, spots_[number].unknown, visit);
  }
  template <class Visit>
  void each_active(Cell cell, Visit visit) const {
    each(cell, spots_[cell].beside, [&](Cell number) {
      if (active(number)) visit(number);
    });
  }

 private:
  enum class State : std::uint8_t { kUnknown, kSafe, kMined, kNumber };
  struct Spot {
    Around beside = 0;     // cells on the field
    Around unknown = 0;    // those of them that are unknown
    std::int8_t rest = 0;  // the number, once it is known, minus the known mines around it
    State state = State::kUnknown;
  };

  void learn(Cell cell, State state, int mines);
  void mark_borders();

  Shape shape_;
  std::array<int, 8> steps_;  // from a cell to those around it
  std::vector<Spot> spots_;
  Worklist news_;
  int unknown_;
  int mines_left_;
  std::uint32_t version_ = 0;
};

}  // namespace gridmates::minesweeper
