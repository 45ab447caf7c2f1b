// The techniques and what finds them: all it shows on this board, or as many as are wanted, always
// in the same order. Pure functions; any thread.
//
// Every step reported places a digit or takes away a candidate that is still there. A finder is
// right when every solution of the board (for uniqueness techniques: the only one) keeps what the
// step leaves; what board it is called with is not its business: it may be broken, and then
// whatever is found is as good as anything. Each is a template over the capacity and compiled for
// both. The groups stand in files of their own:
//   singles.h  locked.h  subsets.h  fish.h  single_digit.h  wings.h  uniqueness.h  colouring.h
//   chains.h  als.h  sue_de_coq.h  forcing.h
#pragma once

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

template <class Capacity>
struct Finder {
  Technique technique{};
  void (*search)(const Board<Capacity>& board, Technique technique, int size, Steps& steps);
  int size = 0;  // cells, digits or bases of what is found, where one search finds several sizes

  void operator()(const Board<Capacity>& board, Steps& steps) const {
    search(board, technique, size, steps);
  }
};

// The finder of a technique.
template <class Capacity>
Finder<Capacity> finder_of(Technique technique);

extern template Finder<Nine> finder_of(Technique);
extern template Finder<TwentyFive> finder_of(Technique);

}  // namespace gridmates::sudoku
