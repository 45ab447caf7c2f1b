// Building blocks of the literal check: cells, places and choices. Pure functions; any thread.
#pragma once

#include <algorithm>
#include <functional>
#include <set>
#include <vector>

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/technique.h"

namespace gridmates::sudoku::literal {

using Gone = std::set<Candidate>;
using Units = std::vector<Unit>;
using Cells = std::vector<Cell>;

Cells cells_of(const Board<Nine>& board, Unit unit);
Cells places_of(const Board<Nine>& board, int digit, Unit unit);
Cells empty_cells(const Board<Nine>& board);
bool sees(const Board<Nine>& board, Cell one, Cell other);
bool is_in(const Board<Nine>& board, Cell cell, Unit unit);
Units units_of(const Board<Nine>& board, bool rows, bool columns, bool boxes);

// Removes the digit from every cell that sees all of these.
void strike_seen(const Board<Nine>& board, int digit, const Cells& all, Gone& gone);

// Visits every choice of this many items.
template <class T>
void each_choice(const std::vector<T>& items, std::size_t size,
                 const std::function<void(const std::vector<T>&)>& visit,
                 std::vector<T> chosen = {}, std::size_t from = 0) {
  if (chosen.size() == size) return visit(chosen);
  for (std::size_t i = from; i < items.size(); ++i) {
    chosen.push_back(items[i]);
    each_choice(items, size, visit, chosen, i + 1);
    chosen.pop_back();
  }
}

// The groups of techniques, each in its own file.
Gone locked(const Board<Nine>& board, bool from_boxes);
Gone naked(const Board<Nine>& board, int size);
Gone hidden(const Board<Nine>& board, int size);

enum class Fins { kNone, kSome, kSashimi };
Gone fish(const Board<Nine>& board, std::size_t size, Fins fins);
// Fish with boxes. `spare` also allows a cover without its own place of a single base.
Gone franken(const Board<Nine>& board, std::size_t size, bool finned, bool spare);

Gone two_links(const Board<Nine>& board, Technique technique);
Gone empty_rectangle(const Board<Nine>& board);
// N cells with N digits in all, of which all but one are only in cells that see each other. With
// `counts` the cells have exactly this many candidates, ascending.
Gone bent_set(const Board<Nine>& board, std::size_t size, const std::vector<int>& counts);
Gone w_wing(const Board<Nine>& board);

}  // namespace gridmates::sudoku::literal
