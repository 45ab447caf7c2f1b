#include "engine/sudoku/logic/finders.h"

#include <array>

#include "engine/sudoku/logic/als.h"
#include "engine/sudoku/logic/chains.h"
#include "engine/sudoku/logic/colouring.h"
#include "engine/sudoku/logic/fish.h"
#include "engine/sudoku/logic/forcing.h"
#include "engine/sudoku/logic/locked.h"
#include "engine/sudoku/logic/single_digit.h"
#include "engine/sudoku/logic/singles.h"
#include "engine/sudoku/logic/subsets.h"
#include "engine/sudoku/logic/sue_de_coq.h"
#include "engine/sudoku/logic/uniqueness.h"
#include "engine/sudoku/logic/wings.h"

namespace gridmates::sudoku {
namespace {

using enum Technique;

// Adapt a search for one technique, or for several of one size, to the type of the table.
template <class Capacity, void (*kFind)(const Board<Capacity>&, Steps&)>
void alone(const Board<Capacity>& board, Technique, int, Steps& steps) {
  kFind(board, steps);
}
template <class Capacity, void (*kFind)(const Board<Capacity>&, Technique, Steps&)>
void by_name(const Board<Capacity>& board, Technique technique, int, Steps& steps) {
  kFind(board, technique, steps);
}

template <class Capacity>
constexpr std::array<Finder<Capacity>, kTechniques> kFinders = {{
    {kFullHouse, alone<Capacity, find_full_house<Capacity>>},
    {kHiddenSingle, alone<Capacity, find_hidden_single<Capacity>>},
    {kNakedSingle, alone<Capacity, find_naked_single<Capacity>>},
    {kPointing, alone<Capacity, find_pointing<Capacity>>},
    {kClaiming, alone<Capacity, find_claiming<Capacity>>},
    {kLockedPair, find_locked_subset<Capacity>, 2},
    {kLockedTriple, find_locked_subset<Capacity>, 3},
    {kNakedPair, find_naked_subset<Capacity>, 2},
    {kHiddenPair, find_hidden_subset<Capacity>, 2},
    {kXWing, find_fish<Capacity>, 2},
    {kNakedTriple, find_naked_subset<Capacity>, 3},
    {kHiddenTriple, find_hidden_subset<Capacity>, 3},
    {kSwordfish, find_fish<Capacity>, 3},
    {kSkyscraper, by_name<Capacity, find_two_strong_links<Capacity>>},
    {kTwoStringKite, by_name<Capacity, find_two_strong_links<Capacity>>},
    {kTurbotFish, by_name<Capacity, find_two_strong_links<Capacity>>},
    {kEmptyRectangle, alone<Capacity, find_empty_rectangle<Capacity>>},
    {kRemotePair, alone<Capacity, find_remote_pair<Capacity>>},
    {kSimpleColouring, alone<Capacity, find_simple_colouring<Capacity>>},
    {kWWing, alone<Capacity, find_w_wing<Capacity>>},
    {kXyWing, find_wing_with_pivot<Capacity>, 2},
    {kXyzWing, find_wing_with_pivot<Capacity>, 3},
    {kUniqueRectangle1, alone<Capacity, find_unique_rectangle_1<Capacity>>},
    {kUniqueRectangle2, alone<Capacity, find_unique_rectangle_2<Capacity>>},
    {kUniqueRectangle3, alone<Capacity, find_unique_rectangle_3<Capacity>>},
    {kUniqueRectangle4, alone<Capacity, find_unique_rectangle_4<Capacity>>},
    {kUniqueRectangle5, alone<Capacity, find_unique_rectangle_5<Capacity>>},
    {kUniqueRectangle6, alone<Capacity, find_unique_rectangle_6<Capacity>>},
    {kHiddenRectangle, alone<Capacity, find_hidden_rectangle<Capacity>>},
    {kAvoidableRectangle1, alone<Capacity, find_avoidable_rectangle_1<Capacity>>},
    {kAvoidableRectangle2, alone<Capacity, find_avoidable_rectangle_2<Capacity>>},
    {kBugPlusOne, alone<Capacity, find_bug_plus_one<Capacity>>},
    {kFinnedXWing, find_finned_fish<Capacity>, 2},
    {kSashimiXWing, find_sashimi_fish<Capacity>, 2},
    {kNakedQuad, find_naked_subset<Capacity>, 4},
    {kHiddenQuad, find_hidden_subset<Capacity>, 4},
    {kJellyfish, find_fish<Capacity>, 4},
    {kFinnedSwordfish, find_finned_fish<Capacity>, 3},
    {kSashimiSwordfish, find_sashimi_fish<Capacity>, 3},
    {kFinnedJellyfish, find_finned_fish<Capacity>, 4},
    {kSashimiJellyfish, find_sashimi_fish<Capacity>, 4},
    {kWxyzWing, alone<Capacity, find_wxyz_wing<Capacity>>},
    {kMultiColouring, alone<Capacity, find_multi_colouring<Capacity>>},
    {kXChain, by_name<Capacity, find_chains<Capacity>>},
    {kXyChain, by_name<Capacity, find_chains<Capacity>>},
    {kSueDeCoq, alone<Capacity, find_sue_de_coq<Capacity>>},
    {kAlsXz, alone<Capacity, find_als_xz<Capacity>>},
    {kNiceLoop, by_name<Capacity, find_chains<Capacity>>},
    {kAic, by_name<Capacity, find_chains<Capacity>>},
    {kAlsXyWing, alone<Capacity, find_als_xy_wing<Capacity>>},
    {kGroupedNiceLoop, by_name<Capacity, find_chains<Capacity>>},
    {kGroupedAic, by_name<Capacity, find_chains<Capacity>>},
    {kAlsChain, alone<Capacity, find_als_chain<Capacity>>},
    {kDeathBlossom, alone<Capacity, find_death_blossom<Capacity>>},
    {kFrankenXWing, find_franken_fish<Capacity>, 2},
    {kFinnedFrankenXWing, find_finned_franken_fish<Capacity>, 2},
    {kFrankenSwordfish, find_franken_fish<Capacity>, 3},
    {kFinnedFrankenSwordfish, find_finned_franken_fish<Capacity>, 3},
    {kFrankenJellyfish, find_franken_fish<Capacity>, 4},
    {kFinnedFrankenJellyfish, find_finned_franken_fish<Capacity>, 4},
    {kForcingChain, alone<Capacity, find_forcing_chain<Capacity>>},
    {kForcingNet, alone<Capacity, find_forcing_net<Capacity>>},
}};
static_assert(is_in_order(kFinders<Nine>));

}  // namespace

template <class Capacity>
Finder<Capacity> finder_of(Technique technique) {
  return kFinders<Capacity>[static_cast<std::size_t>(technique)];
}

template Finder<Nine> finder_of(Technique);
template Finder<TwentyFive> finder_of(Technique);

}  // namespace gridmates::sudoku
