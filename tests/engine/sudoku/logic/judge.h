// Requirements on every step, checked against the solver's solution. Pure functions; any thread.
#pragma once

#include <string>

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/explain.h"
#include "engine/sudoku/logic/ladder.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// The error in a step on this board, in words; empty if the step changes something, keeps the
// solution, its sentence names all conclusions, and its chains name only candidates.
template <class Capacity>
std::string fault_of(const Step& step, const Board<Capacity>& board, const Digits& solution);

// Walks from the givens of a puzzle, which must have a solution, and checks every step.
struct JudgedPath {
  std::string fault;  // of the first faulty step, where the walk ends
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
