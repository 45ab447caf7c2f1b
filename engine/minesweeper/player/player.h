// An automatic player: which cell to open next, from nothing but what can be seen. It remembers
// what it has seen and concluded of the field, so that a move costs what is new; what it guesses
// depends on the position alone. One thread at a time.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/minesweeper/deduce/deducer.h"
#include "engine/minesweeper/field/field.h"
#include "engine/minesweeper/field/position.h"
#include "engine/minesweeper/solver/analyst.h"

namespace gridmates::minesweeper {

struct Choice {
  Cell cell = 0;
  bool provable = true;  // the cell is provably safe; else this is a guess
  double mine = 0;       // how likely it is one, 0 to 1
};

class Player {
 public:
  // The closed cell to open next: a provably safe one whenever there is one, else the best guess.
  // nullopt when no cell can be opened without hitting for certain, or no field looks like this.
  std::optional<Choice> choose(const Position& position);

 private:
  void see(const Position& position);
  std::optional<Cell> known_safe();

  Analyst analyst_;
  Position seen_;
  std::optional<Deducer> deducer_;  // of seen_
  Cells safe_;                      // as the latest odds have shown
};

// The cell to open first, before anything can be seen: a corner where the start is safe alone,
// because an opening is likeliest there; the third of row three where the start is an opening (the
// middle of what is smaller).
Cell first_cell(Shape shape, Start start);

}  // namespace gridmates::minesweeper
