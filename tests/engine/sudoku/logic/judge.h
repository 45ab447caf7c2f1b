// What every step has to keep to, held against the solver's solution. Pure functions; any thread.
#pragma once

#include <string>

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/explain.h"
#include "engine/sudoku/logic/ladder.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// What is wrong with a step on this board, in words; empty when it changes something, takes nothing
// of the solution away, its sentence names all that follows, and its chains only candidates.
template <class Capacity>
std::string fault_of(const Step& step, const Board<Capacity>& board, const Digits& solution);

// Walks from the givens of a puzzle, which must have a solution, and judges every step.
struct JudgedPath {
  std::string fault;  // of the first step that has one, where the walk ends
  bool solved = false;
  std::size_t steps = 0;
};
template <class Capacity>
using NextStep = std::optional<Step> (*)(const Board<Capacity>&, const TechniqueSet&,
                                         const std::stop_token&);
template <class Capacity>
JudgedPath judged_path(Shape shape, const Digits& givens, const TechniqueSet& techniques,
                       NextStep<Capacity> next = next_step<Capacity>);

extern template std::string fault_of(const Step&, const Board<Nine>&, const Digits&);
extern template std::string fault_of(const Step&, const Board<TwentyFive>&, const Digits&);
extern template JudgedPath judged_path(Shape, const Digits&, const TechniqueSet&, NextStep<Nine>);
extern template JudgedPath judged_path(Shape, const Digits&, const TechniqueSet&,
                                       NextStep<TwentyFive>);

}  // namespace gridmates::sudoku
