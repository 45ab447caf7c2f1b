// Deductions in plain words. Pure functions; any thread.
#pragma once

#include <string>

#include "engine/sudoku/grid/shape.h"
#include "engine/sudoku/grid/symbols.h"
#include "engine/sudoku/logic/language.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// "B3": row letter A to Y, column number from the top left.
std::string name_of_cell(Shape shape, Cell cell);
// "row B", "column 3", "box 5" in English (boxes are counted from 1, row by row).
std::string name_of_unit(Shape shape, Unit unit);
// Why the step holds, and what follows, in one sentence or two, with digits as the puzzle has them:
// "X-Wing: in rows B and G, 7 can only stand in columns 2 and 8, so no other cell of these columns
// can be 7: not D2, not F8." Of a step that a
// finder has found, or that is_on() the grid and has_its_parts().
std::string sentence(Shape shape, const Step& step, Symbols symbols = Symbols::kFromOne,
                     const Language& language = english());

// Of a step from elsewhere: whether the grid has all cells, digits and units that it names, each
// where there has to be one.
bool is_on(Shape shape, const Step& step);
// And whether it has all that its sentence cannot do without.
bool has_its_parts(const Step& step);

}  // namespace gridmates::sudoku
