// Checkers of chains: they replay a step link by link, independently of how it was found.
#pragma once

#include <string>

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// The error in a step of chains.h or a forcing chain; empty if there is none.
template <class Capacity>
std::string complaint_about_chain(const Board<Capacity>& board, const Step& step);

// The same for forcing nets.
template <class Capacity>
std::string complaint_about_net(const Board<Capacity>& board, const Step& step);

extern template std::string complaint_about_chain(const Board<Nine>&, const Step&);
extern template std::string complaint_about_chain(const Board<TwentyFive>&, const Step&);
extern template std::string complaint_about_net(const Board<Nine>&, const Step&);
extern template std::string complaint_about_net(const Board<TwentyFive>&, const Step&);

}  // namespace gridmates::sudoku
