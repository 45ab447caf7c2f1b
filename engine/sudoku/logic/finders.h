// The techniques and their finders: all steps on this board, or as many as are wanted, always in
// the same order. Pure functions; any thread.
//
// Every reported step places a digit or removes a candidate that is still there. A finder is
// correct if every solution of the board (for uniqueness techniques: the only one) is kept by the
// step. Finders do not check the board: on a broken one the results are meaningless. Each is a
// template over the capacity and compiled for both. The groups have their own files:
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
  int size = 0;  // cells, digits or bases, if one search finds several sizes

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
