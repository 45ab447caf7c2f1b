// The techniques that need no chain and no uniqueness, with their finders, for tests that run over
// all of them; and what such tests ask of a step. Constants and pure functions; any thread.
#pragma once

#include <span>
#include <string>

#include "engine/sudoku/grid/shape.h"
#include "engine/sudoku/logic/finders.h"

namespace gridmates::sudoku {

template <class Capacity>
struct NamedFinder {
  Technique technique;
  Finder<Capacity> finder;
};

// In the ladder's order but for fish, which stand together. Capacity is Nine or TwentyFive.
template <class Capacity>
std::span<const NamedFinder<Capacity>> basic_finders();

// What is wrong with a step of this technique on this board, in words; empty when it says something
// and nothing against the solution.
template <class Capacity>
std::string complaint(const Board<Capacity>& board, const Digits& solution, Technique technique,
                      const Step& step);

extern template std::span<const NamedFinder<Nine>> basic_finders();
extern template std::span<const NamedFinder<TwentyFive>> basic_finders();
extern template std::string complaint(const Board<Nine>&, const Digits&, Technique, const Step&);
extern template std::string complaint(const Board<TwentyFive>&, const Digits&, Technique,
                                      const Step&);

}  // namespace gridmates::sudoku
