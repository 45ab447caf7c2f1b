#include "engine/sudoku/logic/chains.h"

#include "engine/sudoku/logic/chain_search.h"

namespace gridmates::sudoku {

template <class Capacity>
void find_x_chain(const Board<Capacity>& board, Steps& steps) {
  ChainSearch<Capacity> search(board, {.strong_in_units = true}, false);
  search.find_chains();
  search.tell(Technique::kXChain, steps);
}

template <class Capacity>
void find_xy_chain(const Board<Capacity>& board, Steps& steps) {
  ChainSearch<Capacity> search(board, {.strong_in_cells = true}, false);
  search.find_chains();
  search.tell(Technique::kXyChain, steps);
}

template <class Capacity>
void find_nice_loop(const Board<Capacity>& board, Steps& steps) {
  ChainSearch<Capacity> search(board, LinkKinds::plain(), false);
  search.find_continuous_loops();
  search.find_discontinuous_loops();
  search.tell(Technique::kNiceLoop, steps);
}

template <class Capacity>
void find_aic(const Board<Capacity>& board, Steps& steps) {
  ChainSearch<Capacity> search(board, LinkKinds::plain(), false);
  search.find_chains();
  search.tell(Technique::kAic, steps);
}

template <class Capacity>
void find_grouped_nice_loop(const Board<Capacity>& board, Steps& steps) {
  ChainSearch<Capacity> search(board, LinkKinds::grouped(), true);
  search.find_continuous_loops();
  search.find_discontinuous_loops();
  search.tell(Technique::kGroupedNiceLoop, steps);
}

template <class Capacity>
void find_grouped_aic(const Board<Capacity>& board, Steps& steps) {
  ChainSearch<Capacity> search(board, LinkKinds::grouped(), true);
  search.find_chains();
  search.tell(Technique::kGroupedAic, steps);
}

template void find_x_chain(const Board<Nine>&, Steps&);
template void find_x_chain(const Board<TwentyFive>&, Steps&);
template void find_xy_chain(const Board<Nine>&, Steps&);
template void find_xy_chain(const Board<TwentyFive>&, Steps&);
template void find_nice_loop(const Board<Nine>&, Steps&);
template void find_nice_loop(const Board<TwentyFive>&, Steps&);
template void find_aic(const Board<Nine>&, Steps&);
template void find_aic(const Board<TwentyFive>&, Steps&);
template void find_grouped_nice_loop(const Board<Nine>&, Steps&);
template void find_grouped_nice_loop(const Board<TwentyFive>&, Steps&);
template void find_grouped_aic(const Board<Nine>&, Steps&);
template void find_grouped_aic(const Board<TwentyFive>&, Steps&);

}  // namespace gridmates::sudoku
