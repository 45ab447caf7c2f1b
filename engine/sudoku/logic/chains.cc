#include "engine/sudoku/logic/chains.h"

#include "engine/sudoku/logic/chain_search.h"

namespace gridmates::sudoku {
namespace {

enum class Form : std::uint8_t { kChains, kLoops };

template <class Capacity>
void find_all(ChainSearch<Capacity>& search, Form form) {
  form == Form::kChains ? search.find_chains() : search.find_loops();
}

template <class Capacity>
void search_plain(const Board<Capacity>& board, LinkKinds kinds, Form form, Technique technique,
                  Steps& steps) {
  typename ChainSearch<Capacity>::Told told;
  ChainSearch<Capacity> search(board, kinds, false);
  find_all(search, form);
  search.tell(technique, told, steps);
}

// Groups alone before almost locked sets, which are harder to see.
template <class Capacity>
void search_grouped(const Board<Capacity>& board, Form form, Technique technique, Steps& steps) {
  typename ChainSearch<Capacity>::Told told;
  for (LinkKinds kinds : {LinkKinds::grouped(), LinkKinds::with_almost_locked_sets()}) {
    if (steps.is_full()) return;
    ChainSearch<Capacity> search(board, kinds, true);
    find_all(search, form);
    search.tell(technique, told, steps);
  }
}

}  // namespace

template <class Capacity>
void find_x_chain(const Board<Capacity>& board, Steps& steps) {
  search_plain(board, {.strong_in_units = true}, Form::kChains, Technique::kXChain, steps);
}

template <class Capacity>
void find_xy_chain(const Board<Capacity>& board, Steps& steps) {
  search_plain(board, {.strong_in_cells = true}, Form::kChains, Technique::kXyChain, steps);
}

template <class Capacity>
void find_nice_loop(const Board<Capacity>& board, Steps& steps) {
  search_plain(board, LinkKinds::plain(), Form::kLoops, Technique::kNiceLoop, steps);
}

template <class Capacity>
void find_aic(const Board<Capacity>& board, Steps& steps) {
  search_plain(board, LinkKinds::plain(), Form::kChains, Technique::kAic, steps);
}

template <class Capacity>
void find_grouped_nice_loop(const Board<Capacity>& board, Steps& steps) {
  search_grouped(board, Form::kLoops, Technique::kGroupedNiceLoop, steps);
}

template <class Capacity>
void find_grouped_aic(const Board<Capacity>& board, Steps& steps) {
  search_grouped(board, Form::kChains, Technique::kGroupedAic, steps);
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
