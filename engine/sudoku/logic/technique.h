// The human techniques by their published names. Constants and pure functions; any thread.
#pragma once

#include <bitset>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/core/sentence.h"

namespace gridmates::sudoku {

// In the order of the ladder: of two techniques that apply, the first is reported.
enum class Technique : std::uint8_t {
  kFullHouse,
  kHiddenSingle,
  kNakedSingle,
  kPointing,  // locked candidates type 1: a box's places for a digit lie in one line
  kClaiming,  // locked candidates type 2: a line's places for a digit lie in one box
  kLockedPair,
  kLockedTriple,
  kNakedPair,
  kHiddenPair,
  kXWing,
  kNakedTriple,
  kHiddenTriple,
  kSwordfish,
  kSkyscraper,
  kTwoStringKite,
  kTurbotFish,
  kEmptyRectangle,
  kRemotePair,
  kSimpleColouring,
  kWWing,
  kXyWing,
  kXyzWing,
  kUniqueRectangle1,
  kUniqueRectangle2,
  kUniqueRectangle3,
  kUniqueRectangle4,
  kUniqueRectangle5,
  kUniqueRectangle6,
  kHiddenRectangle,
  kAvoidableRectangle1,
  kAvoidableRectangle2,
  kBugPlusOne,
  kFinnedXWing,
  kSashimiXWing,
  kNakedQuad,
  kHiddenQuad,
  kJellyfish,
  kFinnedSwordfish,
  kSashimiSwordfish,
  kFinnedJellyfish,
  kSashimiJellyfish,
  kWxyzWing,
  kMultiColouring,
  kXChain,
  kXyChain,
  kSueDeCoq,
  kAlsXz,
  kNiceLoop,
  kAic,
  kAlsXyWing,
  kGroupedNiceLoop,
  kGroupedAic,
  kAlsChain,
  kDeathBlossom,
  kFrankenXWing,
  kFinnedFrankenXWing,
  kFrankenSwordfish,
  kFinnedFrankenSwordfish,
  kFrankenJellyfish,
  kFinnedFrankenJellyfish,
  kForcingChain,
  kForcingNet,
};
inline constexpr std::size_t kTechniques = static_cast<std::size_t>(Technique::kForcingNet) + 1;

struct TechniqueFacts {
  std::string_view key;     // as written on a command line: "x-wing"
  core::Sentence name;      // as written in a sentence: "X-Wing"
  std::string_view group;   // the group's word on a command line: "fish"
  std::string_view source;  // where it was published, or by whom
};
const TechniqueFacts& facts_of(Technique technique);

// Whether the rows of a table, one per technique, are in the order of the ladder.
template <class Rows>
constexpr bool is_in_order(const Rows& rows) {
  for (std::size_t i = 0; i < kTechniques; ++i) {
    if (rows[i].technique != static_cast<Technique>(i)) return false;
  }
  return true;
}

// By key, in either case; nullopt for other words.
std::optional<Technique> technique_named(std::string_view key);

// The techniques that may be used.
class TechniqueSet {
 public:
  // The empty set.
  TechniqueSet() = default;
  static TechniqueSet all();
  // All except forcing chains and nets, which are a form of trial and error.
  static TechniqueSet logical();
  // From keys separated by commas, in either case; an empty list gives the empty set. Also accepts
  // "all", "logical", and groups: "singles", "locked", "subsets", "fish", "single-digit", "wings",
  // "uniqueness", "colouring", "chains", "als", "forcing". A refusal names the unknown word.
  static core::Result<TechniqueSet> parse(std::string_view list);
  // The same, with one set for each word.
  static core::Result<std::vector<TechniqueSet>> parse_each(std::string_view list);

  bool has(Technique t) const { return bits_[static_cast<std::size_t>(t)]; }
  void add(Technique t) { bits_.set(static_cast<std::size_t>(t)); }
  void remove(Technique t) { bits_.reset(static_cast<std::size_t>(t)); }
  TechniqueSet without(const TechniqueSet& other) const {
    TechniqueSet out = *this;
    out.bits_ &= ~other.bits_;
    return out;
  }
  TechniqueSet with(const TechniqueSet& other) const {
    TechniqueSet out = *this;
    out.bits_ |= other.bits_;
    return out;
  }
  TechniqueSet both(const TechniqueSet& other) const {
    TechniqueSet out = *this;
    out.bits_ &= other.bits_;
    return out;
  }
  friend bool operator==(const TechniqueSet&, const TechniqueSet&) = default;

 private:
  std::bitset<kTechniques> bits_;
};

}  // namespace gridmates::sudoku
