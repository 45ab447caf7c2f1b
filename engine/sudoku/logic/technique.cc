#include "engine/sudoku/logic/technique.h"

#include <algorithm>
#include <array>
#include <string>

namespace gridmates::sudoku {
namespace {

using enum Technique;
using core::Sentence;

struct Row {
  Technique technique;
  TechniqueFacts facts;
};

// "Players' Forum" is the forum of sudoku.com, where most of the names were coined in 2005-2007;
// Sudopedia and the manual of HoDoKu (B. Hobiger, 2008) collect them.
constexpr std::array<Row, kTechniques> kRows = {{
    {kFullHouse, {"full-house", Sentence("Full House"), "singles", "Sudopedia"}},
    {kHiddenSingle, {"hidden-single", Sentence("Hidden Single"), "singles", "Sudopedia"}},
    {kNakedSingle, {"naked-single", Sentence("Naked Single"), "singles", "Sudopedia"}},
    {kPointing,
     {"pointing", Sentence("Pointing"), "locked", "Locked Candidates type 1, Sudopedia"}},
    {kClaiming,
     {"claiming", Sentence("Claiming"), "locked", "Locked Candidates type 2, Sudopedia"}},
    {kLockedPair, {"locked-pair", Sentence("Locked Pair"), "subsets", "HoDoKu"}},
    {kLockedTriple, {"locked-triple", Sentence("Locked Triple"), "subsets", "HoDoKu"}},
    {kNakedPair, {"naked-pair", Sentence("Naked Pair"), "subsets", "Sudopedia"}},
    {kHiddenPair, {"hidden-pair", Sentence("Hidden Pair"), "subsets", "Sudopedia"}},
    {kXWing, {"x-wing", Sentence("X-Wing"), "fish", "Players' Forum, 2005"}},
    {kNakedTriple, {"naked-triple", Sentence("Naked Triple"), "subsets", "Sudopedia"}},
    {kHiddenTriple, {"hidden-triple", Sentence("Hidden Triple"), "subsets", "Sudopedia"}},
    {kSwordfish, {"swordfish", Sentence("Swordfish"), "fish", "Players' Forum, 2005"}},
    {kSkyscraper,
     {"skyscraper", Sentence("Skyscraper"), "single-digit",
      "Havard, Strong Links, Players' Forum, 2006"}},
    {kTwoStringKite,
     {"two-string-kite", Sentence("Two-String Kite"), "single-digit",
      "Havard, Strong Links, Players' Forum, 2006"}},
    {kTurbotFish,
     {"turbot-fish", Sentence("Turbot Fish"), "single-digit", "Nick70, Players' Forum, 2005"}},
    {kEmptyRectangle,
     {"empty-rectangle", Sentence("Empty Rectangle"), "single-digit",
      "Havard, The Empty Rectangle, Players' Forum, 2006"}},
    {kRemotePair, {"remote-pair", Sentence("Remote Pair"), "chains", "Sudopedia"}},
    {kSimpleColouring,
     {"simple-colouring", Sentence("Simple Colouring"), "colouring", "Simple Colors, Sudopedia"}},
    {kWWing, {"w-wing", Sentence("W-Wing"), "wings", "G. Woods, 2006"}},
    {kXyWing, {"xy-wing", Sentence("XY-Wing"), "wings", "Players' Forum, 2005"}},
    {kXyzWing, {"xyz-wing", Sentence("XYZ-Wing"), "wings", "Players' Forum, 2005"}},
    {kUniqueRectangle1,
     {"unique-rectangle-1", Sentence("Unique Rectangle Type 1"), "uniqueness",
      "R. Woodhead (MadOverlord), Players' Forum, 2005"}},
    {kUniqueRectangle2,
     {"unique-rectangle-2", Sentence("Unique Rectangle Type 2"), "uniqueness",
      "R. Woodhead (MadOverlord), Players' Forum, 2005"}},
    {kUniqueRectangle3,
     {"unique-rectangle-3", Sentence("Unique Rectangle Type 3"), "uniqueness",
      "R. Woodhead (MadOverlord), Players' Forum, 2005"}},
    {kUniqueRectangle4,
     {"unique-rectangle-4", Sentence("Unique Rectangle Type 4"), "uniqueness",
      "R. Woodhead (MadOverlord), Players' Forum, 2005"}},
    {kUniqueRectangle5,
     {"unique-rectangle-5", Sentence("Unique Rectangle Type 5"), "uniqueness", "Sudopedia"}},
    {kUniqueRectangle6,
     {"unique-rectangle-6", Sentence("Unique Rectangle Type 6"), "uniqueness", "Sudopedia"}},
    {kHiddenRectangle,
     {"hidden-rectangle", Sentence("Hidden Rectangle"), "uniqueness", "Sudopedia"}},
    {kAvoidableRectangle1,
     {"avoidable-rectangle-1", Sentence("Avoidable Rectangle Type 1"), "uniqueness", "Sudopedia"}},
    {kAvoidableRectangle2,
     {"avoidable-rectangle-2", Sentence("Avoidable Rectangle Type 2"), "uniqueness", "Sudopedia"}},
    {kBugPlusOne,
     {"bug-plus-one", Sentence("BUG+1"), "uniqueness",
      "Bivalue Universal Grave, Players' Forum, 2005"}},
    {kFinnedXWing, {"finned-x-wing", Sentence("Finned X-Wing"), "fish", "Players' Forum, 2006"}},
    {kSashimiXWing, {"sashimi-x-wing", Sentence("Sashimi X-Wing"), "fish", "Players' Forum, 2006"}},
    {kNakedQuad, {"naked-quad", Sentence("Naked Quad"), "subsets", "Sudopedia"}},
    {kHiddenQuad, {"hidden-quad", Sentence("Hidden Quad"), "subsets", "Sudopedia"}},
    {kJellyfish, {"jellyfish", Sentence("Jellyfish"), "fish", "Players' Forum, 2005"}},
    {kFinnedSwordfish,
     {"finned-swordfish", Sentence("Finned Swordfish"), "fish", "Players' Forum, 2006"}},
    {kSashimiSwordfish,
     {"sashimi-swordfish", Sentence("Sashimi Swordfish"), "fish", "Players' Forum, 2006"}},
    {kFinnedJellyfish,
     {"finned-jellyfish", Sentence("Finned Jellyfish"), "fish", "Players' Forum, 2006"}},
    {kSashimiJellyfish,
     {"sashimi-jellyfish", Sentence("Sashimi Jellyfish"), "fish", "Players' Forum, 2006"}},
    {kWxyzWing, {"wxyz-wing", Sentence("WXYZ-Wing"), "wings", "Sudopedia"}},
    {kMultiColouring,
     {"multi-colouring", Sentence("Multi-Colouring"), "colouring", "Multi-Colors, Sudopedia"}},
    {kXChain, {"x-chain", Sentence("X-Chain"), "chains", "Sudopedia"}},
    {kXyChain, {"xy-chain", Sentence("XY-Chain"), "chains", "Sudopedia"}},
    {kSueDeCoq,
     {"sue-de-coq", Sentence("Sue de Coq"), "als",
      "Sue de Coq, Two-Sector Disjoint Subsets, Players' Forum, 2005"}},
    {kAlsXz,
     {"als-xz", Sentence("ALS-XZ"), "als", "bennys, Almost Locked Sets, Players' Forum, 2005"}},
    {kNiceLoop,
     {"nice-loop", Sentence("Nice Loop"), "chains", "Jeff, Nice Loops, Players' Forum, 2005"}},
    {kAic, {"aic", Sentence("AIC"), "chains", "Myth Jellies, Alternating Inference Chains, 2006"}},
    {kAlsXyWing,
     {"als-xy-wing", Sentence("ALS-XY-Wing"), "als",
      "bennys, Almost Locked Sets, Players' Forum, 2005"}},
    {kGroupedNiceLoop, {"grouped-nice-loop", Sentence("Grouped Nice Loop"), "chains", "Sudopedia"}},
    {kGroupedAic, {"grouped-aic", Sentence("Grouped AIC"), "chains", "HoDoKu"}},
    {kAlsChain, {"als-chain", Sentence("ALS Chain"), "als", "ALS-XY-Chain, HoDoKu"}},
    {kDeathBlossom, {"death-blossom", Sentence("Death Blossom"), "als", "Sudopedia"}},
    {kFrankenXWing,
     {"franken-x-wing", Sentence("Franken X-Wing"), "fish",
      "Obi-Wahn, Arbitrary Sized Fish, Players' Forum, 2006"}},
    {kFinnedFrankenXWing,
     {"finned-franken-x-wing", Sentence("Finned Franken X-Wing"), "fish",
      "Obi-Wahn, Arbitrary Sized Fish, Players' Forum, 2006"}},
    {kFrankenSwordfish,
     {"franken-swordfish", Sentence("Franken Swordfish"), "fish",
      "Obi-Wahn, Arbitrary Sized Fish, Players' Forum, 2006"}},
    {kFinnedFrankenSwordfish,
     {"finned-franken-swordfish", Sentence("Finned Franken Swordfish"), "fish",
      "Obi-Wahn, Arbitrary Sized Fish, Players' Forum, 2006"}},
    {kFrankenJellyfish,
     {"franken-jellyfish", Sentence("Franken Jellyfish"), "fish",
      "Obi-Wahn, Arbitrary Sized Fish, Players' Forum, 2006"}},
    {kFinnedFrankenJellyfish,
     {"finned-franken-jellyfish", Sentence("Finned Franken Jellyfish"), "fish",
      "Obi-Wahn, Arbitrary Sized Fish, Players' Forum, 2006"}},
    {kForcingChain,
     {"forcing-chain", Sentence("Forcing Chain"), "forcing",
      "N. Juillerat, Sudoku Explainer, 2006"}},
    {kForcingNet,
     {"forcing-net", Sentence("Forcing Net"), "forcing",
      "Dynamic Forcing Chains; N. Juillerat, Sudoku Explainer, 2006"}},
}};
static_assert(is_in_order(kRows));

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return out;
}

// The techniques that a word of a list stands for; empty for an unknown word.
TechniqueSet meant_by(std::string_view word) {
  if (word == "all") return TechniqueSet::all();
  if (word == "logical") return TechniqueSet::logical();
  TechniqueSet out;
  for (const Row& row : kRows) {
    if (word == row.facts.key || word == row.facts.group) out.add(row.technique);
  }
  return out;
}

std::string_view trim(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

}  // namespace

const TechniqueFacts& facts_of(Technique technique) {
  return kRows[static_cast<std::size_t>(technique)].facts;
}

std::optional<Technique> technique_named(std::string_view key) {
  const auto row = std::find_if(kRows.begin(), kRows.end(), [wanted = lower(key)](const Row& r) {
    return r.facts.key == wanted;
  });
  if (row == kRows.end()) return std::nullopt;
  return row->technique;
}

TechniqueSet TechniqueSet::all() {
  TechniqueSet out;
  out.bits_.set();
  return out;
}

TechniqueSet TechniqueSet::logical() { return all().without(meant_by("forcing")); }

core::Result<std::vector<TechniqueSet>> TechniqueSet::parse_each(std::string_view list) {
  std::vector<TechniqueSet> out;
  if (trim(list).empty()) return out;
  for (std::size_t from = 0; from <= list.size();) {
    const std::size_t comma = std::min(list.find(',', from), list.size());
    const std::string_view word = trim(list.substr(from, comma - from));
    out.push_back(meant_by(lower(word)));
    if (out.back() == TechniqueSet{})
      return core::invalid("{text} is not a technique.", {{"text", std::string(word)}});
    from = comma + 1;
  }
  return out;
}

core::Result<TechniqueSet> TechniqueSet::parse(std::string_view list) {
  const auto each = parse_each(list);
  if (!each) return each.error();
  TechniqueSet out;
  for (const TechniqueSet& meant : *each) out = out.with(meant);
  return out;
}

}  // namespace gridmates::sudoku
