// The technique of each code of the regression library, one line per code.
#include "tests/engine/sudoku/logic/reglib.h"

namespace gridmates::sudoku {
namespace {

using enum Technique;

// clang-format off
constexpr ReglibCode kCodes[] = {
    {"0000", kFullHouse},
    {"0002", kHiddenSingle},
    {"0003", kNakedSingle},
    {"0100", kPointing},
    {"0101", kClaiming},
    {"0110", kLockedPair},
    {"0111", kLockedTriple},
    {"0200", kNakedPair},
    {"0201", kNakedTriple},
    {"0202", kNakedQuad},
    {"0210", kHiddenPair},
    {"0211", kHiddenTriple},
    {"0212", kHiddenQuad},
    {"0300", kXWing},
    {"0301", kSwordfish},
    {"0302", kJellyfish},
    {"0310", kFinnedXWing},
    {"0311", kFinnedSwordfish},
    {"03111", kFinnedSwordfish, kSashimiSwordfish},
    {"0312", kFinnedJellyfish},
    {"03121", kFinnedJellyfish, kSashimiJellyfish},
    {"0320", kSashimiXWing},
    {"0321", kSashimiSwordfish},
    {"03211", kSashimiSwordfish, kFinnedSwordfish},
    {"0322", kSashimiJellyfish},
    {"03221", kSashimiJellyfish, kFinnedJellyfish},
    {"0330", kFrankenXWing},
    {"0331", kFrankenSwordfish},
    {"0332", kFrankenJellyfish},
    {"0340", kFinnedFrankenXWing},
    {"0341", kFinnedFrankenSwordfish},
    {"0342", kFinnedFrankenJellyfish},
    {"03421", kFinnedFrankenJellyfish, kFinnedFrankenJellyfish},
    {"0400", kSkyscraper},
    {"0401", kTwoStringKite},
    {"0402", kEmptyRectangle},
    {"0403", kTurbotFish},
    {"0404", kTwoStringKite, kTwoStringKite},
    {"0405", kEmptyRectangle, kEmptyRectangle},
    {"0500", kSimpleColouring},  // trap
    {"0501", kSimpleColouring},  // wrap
    {"0502", kMultiColouring},  // type 1
    {"0503", kMultiColouring},  // type 2
    {"0600", kUniqueRectangle1},
    {"0601", kUniqueRectangle2},
    {"0602", kUniqueRectangle3},
    {"0603", kUniqueRectangle4},
    {"0604", kUniqueRectangle5},
    {"0605", kUniqueRectangle6},
    {"0606", kHiddenRectangle},
    {"0607", kAvoidableRectangle1},
    {"0608", kAvoidableRectangle2},
    {"0610", kBugPlusOne},
    {"0701", kXChain},
    {"0702", kXyChain},
    {"0703", kRemotePair},
    {"0706", kNiceLoop, {}, true},         // continuous
    {"0707", kNiceLoop},                   // discontinuous
    {"0708", kAic},
    {"0709", kGroupedNiceLoop, {}, true},  // continuous
    {"0710", kGroupedNiceLoop},            // discontinuous
    {"0711", kGroupedAic},
    {"0800", kXyWing},
    {"0801", kXyzWing},
    {"0802", kWxyzWing},
    {"0803", kWWing},
    {"0901", kAlsXz},
    {"0902", kAlsXyWing},
    {"0903", kAlsChain},
    {"0904", kDeathBlossom},
    {"1101", kSueDeCoq},
    {"1301", kForcingChain},               // contradiction
    {"1302", kForcingChain},               // verity
    {"1303", kForcingNet},                 // contradiction
    {"1304", kForcingNet},                 // verity
};
// clang-format on

}  // namespace

std::span<const ReglibCode> reglib_codes() { return kCodes; }

}  // namespace gridmates::sudoku
