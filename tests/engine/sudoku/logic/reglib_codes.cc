// Which technique a code of the regression library means: one line a code.
#include "engine/sudoku/logic/als.h"
#include "engine/sudoku/logic/colouring.h"
#include "engine/sudoku/logic/fish.h"
#include "engine/sudoku/logic/locked.h"
#include "engine/sudoku/logic/single_digit.h"
#include "engine/sudoku/logic/singles.h"
#include "engine/sudoku/logic/subsets.h"
#include "engine/sudoku/logic/sue_de_coq.h"
#include "engine/sudoku/logic/uniqueness.h"
#include "engine/sudoku/logic/wings.h"
#include "tests/engine/sudoku/logic/reglib.h"

namespace gridmates::sudoku {
namespace {

using enum Technique;

// A siamese fish is two fish, and one of them may be sashimi.
void find_siamese_swordfish(const Board<Nine>& board, Steps& steps) {
  find_finned_swordfish(board, steps);
  find_sashimi_swordfish(board, steps);
}
void find_siamese_jellyfish(const Board<Nine>& board, Steps& steps) {
  find_finned_jellyfish(board, steps);
  find_sashimi_jellyfish(board, steps);
}

// clang-format off
constexpr ReglibCode kCodes[] = {
    {"0000", kFullHouse, find_full_house<Nine>},
    {"0002", kHiddenSingle, find_hidden_single<Nine>},
    {"0003", kNakedSingle, find_naked_single<Nine>},
    {"0100", kPointing, find_pointing<Nine>},
    {"0101", kClaiming, find_claiming<Nine>},
    {"0110", kLockedPair, find_locked_pair<Nine>},
    {"0111", kLockedTriple, find_locked_triple<Nine>},
    {"0200", kNakedPair, find_naked_pair<Nine>},
    {"0201", kNakedTriple, find_naked_triple<Nine>},
    {"0202", kNakedQuad, find_naked_quad<Nine>},
    {"0210", kHiddenPair, find_hidden_pair<Nine>},
    {"0211", kHiddenTriple, find_hidden_triple<Nine>},
    {"0212", kHiddenQuad, find_hidden_quad<Nine>},
    {"0300", kXWing, find_x_wing<Nine>},
    {"0301", kSwordfish, find_swordfish<Nine>},
    {"0302", kJellyfish, find_jellyfish<Nine>},
    {"0310", kFinnedXWing, find_finned_x_wing<Nine>},
    {"0311", kFinnedSwordfish, find_finned_swordfish<Nine>},
    {"03111", kFinnedSwordfish, find_siamese_swordfish, true},
    {"0312", kFinnedJellyfish, find_finned_jellyfish<Nine>},
    {"03121", kFinnedJellyfish, find_siamese_jellyfish, true},
    {"0320", kSashimiXWing, find_sashimi_x_wing<Nine>},
    {"0321", kSashimiSwordfish, find_sashimi_swordfish<Nine>},
    {"03211", kSashimiSwordfish, find_siamese_swordfish, true},
    {"0322", kSashimiJellyfish, find_sashimi_jellyfish<Nine>},
    {"03221", kSashimiJellyfish, find_siamese_jellyfish, true},
    {"0330", kFrankenXWing, find_franken_x_wing<Nine>},
    {"0331", kFrankenSwordfish, find_franken_swordfish<Nine>},
    {"0332", kFrankenJellyfish, find_franken_jellyfish<Nine>},
    {"0340", kFinnedFrankenXWing, find_finned_franken_x_wing<Nine>},
    {"0341", kFinnedFrankenSwordfish, find_finned_franken_swordfish<Nine>},
    {"0342", kFinnedFrankenJellyfish, find_finned_franken_jellyfish<Nine>},
    {"03421", kFinnedFrankenJellyfish, find_finned_franken_jellyfish<Nine>, true},
    {"0400", kSkyscraper, find_skyscraper<Nine>},
    {"0401", kTwoStringKite, find_two_string_kite<Nine>},
    {"0402", kEmptyRectangle, find_empty_rectangle<Nine>},
    {"0403", kTurbotFish, find_turbot_fish<Nine>},
    {"0404", kTwoStringKite, find_two_string_kite<Nine>, true},
    {"0405", kEmptyRectangle, find_empty_rectangle<Nine>, true},
    {"0500", kSimpleColouring, find_simple_colouring<Nine>},     // trap
    {"0501", kSimpleColouring, find_simple_colouring<Nine>},     // wrap
    {"0502", kMultiColouring, find_multi_colouring<Nine>},       // type 1
    {"0503", kMultiColouring, find_multi_colouring<Nine>},       // type 2
    {"0600", kUniqueRectangle1, find_unique_rectangle_1<Nine>},
    {"0601", kUniqueRectangle2, find_unique_rectangle_2<Nine>},
    {"0602", kUniqueRectangle3, find_unique_rectangle_3<Nine>},
    {"0603", kUniqueRectangle4, find_unique_rectangle_4<Nine>},
    {"0604", kUniqueRectangle5, find_unique_rectangle_5<Nine>},
    {"0605", kUniqueRectangle6, find_unique_rectangle_6<Nine>},
    {"0606", kHiddenRectangle, find_hidden_rectangle<Nine>},
    {"0607", kAvoidableRectangle1, find_avoidable_rectangle_1<Nine>},
    {"0608", kAvoidableRectangle2, find_avoidable_rectangle_2<Nine>},
    {"0610", kBugPlusOne, find_bug_plus_one<Nine>},
    {"0703", kRemotePair, find_remote_pair<Nine>},
    {"0800", kXyWing, find_xy_wing<Nine>},
    {"0801", kXyzWing, find_xyz_wing<Nine>},
    {"0802", kWxyzWing, find_wxyz_wing<Nine>},
    {"0803", kWWing, find_w_wing<Nine>},
    {"0901", kAlsXz, find_als_xz<Nine>},
    {"0902", kAlsXyWing, find_als_xy_wing<Nine>},
    {"0903", kAlsChain, find_als_chain<Nine>},
    {"0904", kDeathBlossom, find_death_blossom<Nine>},
    {"1101", kSueDeCoq, find_sue_de_coq<Nine>},
};
// clang-format on

}  // namespace

std::span<const ReglibCode> reglib_codes() { return kCodes; }

}  // namespace gridmates::sudoku
