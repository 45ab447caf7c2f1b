// An automatic player: which cell to open next, using only what can be seen. It remembers what it
// has seen and concluded, so that only changes cost time; its guesses depend only on the
// position. One thread at a time.
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
  bool provable = true;  // provably safe; else this is a guess
  double mine = 0;       // chance that it is a mine, 0 to 1
};

class Player {
 public:
  // The closed cell to open next: a provably safe one if there is one, else the best guess. nullopt
  // when every closed cell is certainly a mine, or no field is consistent with the position.
  std::optional<Choice> choose(const Position& position);

 private:
  void see(const Position& position);
  std::optional<Cell> known_safe();

  Analyst analyst_;
  Position seen_;
  std::optional<Deducer> deducer_;  // of seen_
  Cells safe_;                      // from the latest odds
};

// The cell to open first, before anything is seen: a corner if the start promises only safety,
// because an opening is likeliest there; the third cell of row three if the start is an opening
// (the middle of smaller fields).
Cell first_cell(Shape shape, Start start);

}  // namespace gridmates::minesweeper
