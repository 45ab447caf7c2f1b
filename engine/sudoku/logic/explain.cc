#include "engine/sudoku/logic/explain.h"

#include <algorithm>
#include <array>
#include <vector>

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

const Reason& reason_of(const Step& step) {
  return kReasons[static_cast<std::size_t>(step.technique)];
}

// Whether the grid has a cell, digit, unit or candidate.
class Has {
 public:
  explicit Has(Shape shape) : shape_(shape) {}
  bool operator()(Cell cell) const { return cell < shape_.cells(); }
  // A digit, or a unit.
  bool digit(std::uint8_t one) const { return one >= 1 && one <= shape_.side(); }
  bool unit(Unit one) const { return one < 3 * shape_.side(); }
  bool operator()(Candidate one) const { return (*this)(one.cell) && digit(one.digit); }
  bool cells(const std::vector<Cell>& all) const { return std::ranges::all_of(all, *this); }
  bool digits(const std::vector<std::uint8_t>& all) const {
    return std::ranges::all_of(all, [this](std::uint8_t one) { return digit(one); });
  }
  bool units(const std::vector<Unit>& all) const {
    return std::ranges::all_of(all, [this](Unit one) { return unit(one); });
  }
  bool candidates(const std::vector<Candidate>& all) const {
    return std::ranges::all_of(all, *this);
  }
  bool operator()(const Node& node) const {
    return !node.cells.empty() && cells(node.cells) && digit(node.digit);
  }
  bool operator()(const AlmostLocked& set) const {
    return !set.cells.empty() && cells(set.cells) && digits(set.digits);
  }
  bool operator()(const std::vector<Node>& chain) const {
    return !chain.empty() && std::ranges::all_of(chain, *this);
  }

 private:
  Shape shape_;
};

}  // namespace

std::string sentence(Shape shape, const Step& step, Symbols symbols, const Language& language) {
  const Words words(shape, step, symbols, language);
  return words.say("{technique}: {reason}.",
                   {{"technique", words.say(facts_of(step.technique).name)},
                    {"reason", reason_of(step).why(words)}});
}

bool is_on(Shape shape, const Step& step) {
  const Has has(shape);
  return static_cast<std::size_t>(step.technique) < kTechniques && has.cells(step.cells) &&
         has.digits(step.digits) && has.units(step.units) && has.units(step.covers) &&
         has.candidates(step.fins) && has.candidates(step.placements) &&
         has.candidates(step.eliminations) && std::ranges::all_of(step.chains, has) &&
         std::ranges::all_of(step.sets, has);
}

bool has_its_parts(const Step& step) {
  const auto why = reason_of(step).why;
  const bool has_chain = !step.chains.empty();
  if (why == why_empty_rectangle) return !step.units.empty();
  if (why == why_chain || why == why_remote_pair || why == why_corner_subset) return has_chain;
  if (why == why_forcing_chain) return has_chain;
  if (why == why_forcing_net) return has_chain && !step.eliminations.empty();
  if (why == why_almost_locked) return has_chain && !step.sets.empty() && !step.digits.empty();
  if (why != why_colouring) return true;
  const auto has_two = [](const std::vector<Node>& colours) { return colours.size() == 2; };
  return has_chain && !step.eliminations.empty() && std::ranges::all_of(step.chains, has_two);
}

}  // namespace gridmates::sudoku
