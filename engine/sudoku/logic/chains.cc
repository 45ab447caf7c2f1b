#include "engine/sudoku/logic/chains.h"

#include "engine/sudoku/logic/chain_search.h"

namespace gridmates::sudoku {
namespace {

enum class Form : std::uint8_t { kChains, kLoops };

// One pass of the search: groups before almost locked sets, which are harder to see.
struct Search {
  Technique technique;
  Form form;
  bool grouped;
  LinkKinds kinds;
};
constexpr Search kSearches[] = {
    {Technique::kXChain, Form::kChains, false, {.strong_in_units = true}},
    {Technique::kXyChain, Form::kChains, false, {.strong_in_cells = true}},
    {Technique::kNiceLoop, Form::kLoops, false, LinkKinds::plain()},
    {Technique::kAic, Form::kChains, false, LinkKinds::plain()},
    {Technique::kGroupedNiceLoop, Form::kLoops, true, LinkKinds::grouped()},
    {Technique::kGroupedNiceLoop, Form::kLoops, true, LinkKinds::with_almost_locked_sets()},
    {Technique::kGroupedAic, Form::kChains, true, LinkKinds::grouped()},
    {Technique::kGroupedAic, Form::kChains, true, LinkKinds::with_almost_locked_sets()},
};

}  // namespace

template <class Capacity>
void find_chains(const Board<Capacity>& board, Technique technique, Steps& steps) {
  typename ChainSearch<Capacity>::Reported reported;
  for (const Search& wanted : kSearches) {
    if (wanted.technique != technique || steps.is_full()) continue;
    ChainSearch<Capacity> search(board, wanted.kinds, wanted.grouped);
    wanted.form == Form::kChains ? search.find_chains() : search.find_loops();
    search.tell(technique, reported, steps);
  }
}

template void find_chains(const Board<Nine>&, Technique, Steps&);
template void find_chains(const Board<TwentyFive>&, Technique, Steps&);

}  // namespace gridmates::sudoku
