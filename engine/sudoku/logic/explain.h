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
// Why the step holds, and its conclusions, in one or two sentences, with digits as the puzzle
// writes them: "X-Wing: in rows B and G, 7 can only stand in columns 2 and 8, so no other cell of
// these columns can be 7: not D2, not F8." The step must come from a finder, or pass is_on() and
// has_its_parts().
std::string sentence(Shape shape, const Step& step, Symbols symbols = Symbols::kFromOne,
                     const Language& language = english());

// For a step from outside: whether the grid has all cells, digits and units that it names, and no
// chain, node or almost locked set of it is empty.
bool is_on(Shape shape, const Step& step);
// Whether it also has all parts that its sentence requires.
bool has_its_parts(const Step& step);

}  // namespace gridmates::sudoku
