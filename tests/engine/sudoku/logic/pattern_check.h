// Checkers of rectangles, almost locked sets and Sue de Coq: whether the pattern of a step exists,
// independently of how it was found. Pure functions; any thread.
#pragma once

#include <string>

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// The error in the proof of a step of uniqueness.h, als.h or sue_de_coq.h, in words; empty if it is
// as the header says.
template <class Capacity>
std::string complaint_about_pattern(const Board<Capacity>& board, const Step& step);

extern template std::string complaint_about_pattern(const Board<Nine>&, const Step&);
extern template std::string complaint_about_pattern(const Board<TwentyFive>&, const Step&);

}  // namespace gridmates::sudoku
