#include "engine/sudoku/logic/explain.h"

#include <array>

#include "engine/sudoku/logic/reasons.h"
#include "engine/sudoku/logic/words.h"

namespace gridmates::sudoku {
namespace {

using enum Technique;

struct Reason {
  Technique technique;
  std::string (*why)(const Words& words);
};
constexpr std::array<Reason, kTechniques> kReasons = {{
    {kFullHouse, why_full_house},
    {kHiddenSingle, why_hidden_single},
    {kNakedSingle, why_naked_single},
    {kPointing, why_locked},
    {kClaiming, why_locked},
    {kLockedPair, why_naked_subset},
    {kLockedTriple, why_naked_subset},
    {kNakedPair, why_naked_subset},
    {kHiddenPair, why_hidden_subset},
    {kXWing, why_fish},
    {kNakedTriple, why_naked_subset},
    {kHiddenTriple, why_hidden_subset},
    {kSwordfish, why_fish},
    {kSkyscraper, why_two_links},
    {kTwoStringKite, why_two_links},
    {kTurbotFish, why_two_links},
    {kEmptyRectangle, why_empty_rectangle},
    {kRemotePair, why_remote_pair},
    {kSimpleColouring, why_colouring},
    {kWWing, why_w_wing},
    {kXyWing, why_wing},
    {kXyzWing, why_wing},
    {kUniqueRectangle1, why_last_corner},
    {kUniqueRectangle2, why_common_extra},
    {kUniqueRectangle3, why_corner_subset},
    {kUniqueRectangle4, why_locked_corners},
    {kUniqueRectangle5, why_common_extra},
    {kUniqueRectangle6, why_crossed_corners},
    {kHiddenRectangle, why_locked_corners},
    {kAvoidableRectangle1, why_avoidable_corner},
    {kAvoidableRectangle2, why_avoidable_extra},
    {kBugPlusOne, why_grave},
    {kFinnedXWing, why_fish},
    {kSashimiXWing, why_fish},
    {kNakedQuad, why_naked_subset},
    {kHiddenQuad, why_hidden_subset},
    {kJellyfish, why_fish},
    {kFinnedSwordfish, why_fish},
    {kSashimiSwordfish, why_fish},
    {kFinnedJellyfish, why_fish},
    {kSashimiJellyfish, why_fish},
    {kWxyzWing, why_wing},
    {kMultiColouring, why_colouring},
    {kXChain, why_chain},
    {kXyChain, why_chain},
    {kSueDeCoq, why_sue_de_coq},
    {kAlsXz, why_almost_locked},
    {kNiceLoop, why_chain},
    {kAic, why_chain},
    {kAlsXyWing, why_almost_locked},
    {kGroupedNiceLoop, why_chain},
    {kGroupedAic, why_chain},
    {kAlsChain, why_almost_locked},
    {kDeathBlossom, why_blossom},
    {kFrankenXWing, why_fish},
    {kFinnedFrankenXWing, why_fish},
    {kFrankenSwordfish, why_fish},
    {kFinnedFrankenSwordfish, why_fish},
    {kFrankenJellyfish, why_fish},
    {kFinnedFrankenJellyfish, why_fish},
    {kForcingChain, why_forcing_chain},
    {kForcingNet, why_forcing_net},
}};
static_assert(is_in_order(kReasons));

}  // namespace

std::string sentence(Shape shape, const Step& step, Symbols symbols) {
  const auto technique = static_cast<std::size_t>(step.technique);
  return std::string(facts_of(step.technique).name) + ": " +
         kReasons[technique].why(Words(shape, step, symbols)) + ".";
}

}  // namespace gridmates::sudoku
