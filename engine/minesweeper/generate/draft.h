// A field being made: it is solved by deductions alone, and redrawn in places where they end. One
// thread at a time.
#pragma once

#include <vector>

#include "engine/core/random.h"
#include "engine/minesweeper/deduce/deducer.h"
#include "engine/minesweeper/field/field.h"

namespace gridmates::minesweeper {

class Draft {
 public:
  // Opens `first`, which must not be a mine; a 0 there stays a 0.
  Draft(const Field& field, Cell first);

  // Solves until all safe cells are open (returns true) or nothing more follows (false).
  bool play();

  // Redraws closed cells where play() has stopped: each is exchanged with one drawn from elsewhere,
  // mine or not, so that they get the average density. While much is unexplored, open cells stay
  // open and play() continues there, although its conclusions may rest on numbers that have
  // changed. Otherwise it restarts.
  void redraw(core::Random& random);
  // Starts again with the first opening.
  void restart();

  // Mines have moved since the first opening, so the deductions so far prove nothing.
  bool moved() const { return moved_; }
  const Field& field() const { return field_; }
  // The deductions so far.
  std::vector<Step>& steps() { return steps_; }

 private:
  void open(Cell cell);
  Cells around(const Cells& cells) const;
  void redraw_one_place(const Cells& at_numbers, const Cells& unexplored, core::Random& random);
  void redraw_all_places(const Cells& stuck, core::Random& random);
  void exchange(Cell one, Cell other);
  void put(Cell cell, bool mined);

  Field field_;
  Cell first_;
  Cells all_;
  Cells kept_free_;
  std::vector<std::uint8_t> numbers_;
  Deducer deducer_;
  Cells opened_;
  int closed_ = 0;  // safe cells that are still closed
  bool moved_ = false;
  std::vector<Step> steps_;
};

}  // namespace gridmates::minesweeper
