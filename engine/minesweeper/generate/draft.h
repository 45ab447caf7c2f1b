// A field that is being made: played by deductions alone, and changed where they end. One thread at
// a time.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/random.h"
#include "engine/minesweeper/deduce/deducer.h"
#include "engine/minesweeper/field/field.h"

namespace gridmates::minesweeper {

class Draft {
 public:
  // Opens `first`, which must be no mine.
  Draft(const Field& field, Cell first);

  // Goes on until everything is open that is no mine, or nothing more follows; returns whether it
  // is the former.
  bool play();
  // Moves a mine to or from where play() has stopped, so that it may go on, now or from the first
  // opening again: what has been deduced may rest on numbers that are others now. False when no
  // mine can be moved.
  bool move_a_mine(core::Random& random);
  // Begins again with the first opening.
  void restart();

  // Mines have moved since the first opening: what was deduced proves nothing.
  bool moved() const { return moved_; }
  const Field& field() const { return field_; }
  // What has been deduced.
  std::vector<Step>& steps() { return steps_; }

 private:
  void open(Cell cell);
  bool is_unknown(Cell cell) const { return !opened_.has(cell) && deducer_.unknown(cell); }
  bool touches_number(Cell cell) const;
  std::vector<Cell> stuck_cells() const;
  std::vector<Cell> partners_of(Cell cell) const;
  void put(Cell cell, bool mined);

  Field field_;
  Cell first_;
  std::vector<std::uint8_t> numbers_;
  Deducer deducer_;
  Cells opened_;
  int closed_ = 0;  // safe cells that are still closed
  bool moved_ = false;
  std::vector<Step> steps_;
};

}  // namespace gridmates::minesweeper
