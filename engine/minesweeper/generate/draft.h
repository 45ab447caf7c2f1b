// A field that is being made: played by deductions alone, and drawn anew where they end. One thread
// at a time.
#pragma once

#include <vector>

#include "engine/core/random.h"
#include "engine/minesweeper/deduce/deducer.h"
#include "engine/minesweeper/field/field.h"

namespace gridmates::minesweeper {

class Draft {
 public:
  // Opens `first`, which must be no mine; if it is a 0, it stays one.
  Draft(const Field& field, Cell first);

  // Goes on until everything is open that is no mine, or nothing more follows; returns whether it
  // is the former.
  bool play();

  // Where play() has stopped, draws closed cells anew: each changes places with one that is drawn
  // from elsewhere, mine or not, so that they are as mines are on the whole and the number of
  // mines stays. As long as much is unexplored, what is open stays open and play() goes on there,
  // although what it knows may rest on numbers that are others now. Else it begins again.
  void redraw(core::Random& random);
  // Begins again with the first opening.
  void restart();

  // Mines have moved since the first opening: what has been deduced proves nothing.
  bool moved() const { return moved_; }
  const Field& field() const { return field_; }
  // What has been deduced.
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
