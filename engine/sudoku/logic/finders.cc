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

template <class Capacity>
struct Finding {
  Technique technique;
  Finder<Capacity> find;
};
template <class Capacity>
constexpr std::array<Finding<Capacity>, kTechniques> kFindings = {{
    {kFullHouse, find_full_house<Capacity>},
    {kHiddenSingle, find_hidden_single<Capacity>},
    {kNakedSingle, find_naked_single<Capacity>},
    {kPointing, find_pointing<Capacity>},
    {kClaiming, find_claiming<Capacity>},
    {kLockedPair, find_locked_pair<Capacity>},
    {kLockedTriple, find_locked_triple<Capacity>},
    {kNakedPair, find_naked_pair<Capacity>},
    {kHiddenPair, find_hidden_pair<Capacity>},
    {kXWing, find_x_wing<Capacity>},
    {kNakedTriple, find_naked_triple<Capacity>},
    {kHiddenTriple, find_hidden_triple<Capacity>},
    {kSwordfish, find_swordfish<Capacity>},
    {kSkyscraper, find_skyscraper<Capacity>},
    {kTwoStringKite, find_two_string_kite<Capacity>},
    {kTurbotFish, find_turbot_fish<Capacity>},
    {kEmptyRectangle, find_empty_rectangle<Capacity>},
    {kRemotePair, find_remote_pair<Capacity>},
    {kSimpleColouring, find_simple_colouring<Capacity>},
    {kWWing, find_w_wing<Capacity>},
    {kXyWing, find_xy_wing<Capacity>},
    {kXyzWing, find_xyz_wing<Capacity>},
    {kUniqueRectangle1, find_unique_rectangle_1<Capacity>},
    {kUniqueRectangle2, find_unique_rectangle_2<Capacity>},
    {kUniqueRectangle3, find_unique_rectangle_3<Capacity>},
    {kUniqueRectangle4, find_unique_rectangle_4<Capacity>},
    {kUniqueRectangle5, find_unique_rectangle_5<Capacity>},
    {kUniqueRectangle6, find_unique_rectangle_6<Capacity>},
    {kHiddenRectangle, find_hidden_rectangle<Capacity>},
    {kAvoidableRectangle1, find_avoidable_rectangle_1<Capacity>},
    {kAvoidableRectangle2, find_avoidable_rectangle_2<Capacity>},
    {kBugPlusOne, find_bug_plus_one<Capacity>},
    {kFinnedXWing, find_finned_x_wing<Capacity>},
    {kSashimiXWing, find_sashimi_x_wing<Capacity>},
    {kNakedQuad, find_naked_quad<Capacity>},
    {kHiddenQuad, find_hidden_quad<Capacity>},
    {kJellyfish, find_jellyfish<Capacity>},
    {kFinnedSwordfish, find_finned_swordfish<Capacity>},
    {kSashimiSwordfish, find_sashimi_swordfish<Capacity>},
    {kFinnedJellyfish, find_finned_jellyfish<Capacity>},
    {kSashimiJellyfish, find_sashimi_jellyfish<Capacity>},
    {kWxyzWing, find_wxyz_wing<Capacity>},
    {kMultiColouring, find_multi_colouring<Capacity>},
    {kXChain, find_x_chain<Capacity>},
    {kXyChain, find_xy_chain<Capacity>},
    {kSueDeCoq, find_sue_de_coq<Capacity>},
    {kAlsXz, find_als_xz<Capacity>},
    {kNiceLoop, find_nice_loop<Capacity>},
    {kAic, find_aic<Capacity>},
    {kAlsXyWing, find_als_xy_wing<Capacity>},
    {kGroupedNiceLoop, find_grouped_nice_loop<Capacity>},
    {kGroupedAic, find_grouped_aic<Capacity>},
    {kAlsChain, find_als_chain<Capacity>},
    {kDeathBlossom, find_death_blossom<Capacity>},
    {kFrankenXWing, find_franken_x_wing<Capacity>},
    {kFinnedFrankenXWing, find_finned_franken_x_wing<Capacity>},
    {kFrankenSwordfish, find_franken_swordfish<Capacity>},
    {kFinnedFrankenSwordfish, find_finned_franken_swordfish<Capacity>},
    {kFrankenJellyfish, find_franken_jellyfish<Capacity>},
    {kFinnedFrankenJellyfish, find_finned_franken_jellyfish<Capacity>},
    {kForcingChain, find_forcing_chain<Capacity>},
    {kForcingNet, find_forcing_net<Capacity>},
}};
static_assert(is_in_order(kFindings<Nine>));

}  // namespace

template <class Capacity>
Finder<Capacity> finder_of(Technique technique) {
  return kFindings<Capacity>[static_cast<std::size_t>(technique)].find;
}

template Finder<Nine> finder_of(Technique);
template Finder<TwentyFive> finder_of(Technique);

}  // namespace gridmates::sudoku
