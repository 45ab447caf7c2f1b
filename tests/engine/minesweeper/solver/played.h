// Positions that occur in play. Pure functions; any thread.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/core/random.h"
#include "engine/minesweeper/field/field.h"
#include "engine/minesweeper/solver/analyst.h"

namespace gridmates::minesweeper {

// Plays a field: opens safe cells, otherwise the most probably safe one (the first of them). Calls
// `visit(const Position&, const Odds&)` before every opening; ends with a hit or a win, or if
// `visit` returns false.
template <class Visit>
void play(const Field& field, Cell first, Analyst& analyst, Visit visit) {
  const std::vector<std::uint8_t> numbers = numbers_of(field);
  Cells open;
  flood(field.shape, numbers, first, {}, open);
  while (open.count() + field.mines.count() < field.shape.cells()) {
    const Position position = seen(field, open);
    const Odds& odds = analyst.look(position);
    if (!odds.decided || !visit(position, odds)) return;
    Cell choice = kMaxCells;
    for (Cell cell = 0; cell < position.cells.size(); ++cell) {
      if (!position.closed(cell)) continue;
      if (choice == kMaxCells || odds.mine[cell] < odds.mine[choice]) choice = cell;
    }
    Cells chosen = odds.safe;
    chosen.add(choice);
    chosen.each([&](Cell cell) {
      if (!open.has(cell) && !field.mines.has(cell)) flood(field.shape, numbers, cell, {}, open);
    });
    if (field.mines.has(choice)) return;
  }
}

}  // namespace gridmates::minesweeper
