#include "engine/sudoku/logic/technique.h"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

namespace gridmates::sudoku {
namespace {

using enum Technique;

std::vector<Technique> members(const TechniqueSet& set) {
  std::vector<Technique> out;
  for (std::size_t i = 0; i < kTechniques; ++i) {
    if (set.has(static_cast<Technique>(i))) out.push_back(static_cast<Technique>(i));
  }
  return out;
}

TEST(Techniques, HaveKeysAndNamesOfTheirOwnAndASource) {
  std::set<std::string_view> keys;
  std::set<std::string_view> names;
  for (Technique technique : members(TechniqueSet::all())) {
    const TechniqueFacts& facts = facts_of(technique);
    EXPECT_TRUE(keys.insert(facts.key).second) << facts.key;
    EXPECT_TRUE(names.insert(facts.name.text()).second) << facts.name.text();
    EXPECT_FALSE(facts.source.empty()) << facts.key;
    EXPECT_EQ(technique_named(facts.key), technique);
  }
  EXPECT_EQ(keys.size(), kTechniques);
}

TEST(Techniques, StandInTheDocumentWithTheirSources) {
  std::ifstream file(GRIDMATES_SOURCE_DIR "/docs/SUDOKU.md");
  std::stringstream document;
  document << file.rdbuf();
  for (Technique technique : members(TechniqueSet::all())) {
    const TechniqueFacts& facts = facts_of(technique);
    std::stringstream row;
    row << "| `" << facts.key << "` | " << facts.name.text() << " | " << facts.group << " | "
        << facts.source << " |";
    EXPECT_NE(document.str().find(row.str()), std::string::npos) << row.str();
  }
}

TEST(Techniques, AreNamedInEitherCaseAndByKeyAlone) {
  EXPECT_EQ(technique_named("X-Wing"), kXWing);
  EXPECT_EQ(technique_named("fish"), std::nullopt);
  EXPECT_EQ(technique_named(""), std::nullopt);
}

TEST(TechniqueSet, ReadsAListWordByWord) {
  const auto each = TechniqueSet::parse_each("x-wing, locked");
  ASSERT_TRUE(each);
  ASSERT_EQ(each->size(), 2u);
  EXPECT_EQ(members(each->front()), std::vector{kXWing});
  EXPECT_EQ(members(each->back()), (std::vector{kPointing, kClaiming}));
  EXPECT_EQ(TechniqueSet::parse_each("x-wing,y-wing").error().message,
            "y-wing is not a technique.");
}

TEST(TechniqueSet, ReadsKeysAndGroups) {
  EXPECT_EQ(members(*TechniqueSet::parse("x-wing, NAKED-PAIR")), (std::vector{kNakedPair, kXWing}));
  EXPECT_EQ(members(*TechniqueSet::parse("singles,locked")),
            (std::vector{kFullHouse, kHiddenSingle, kNakedSingle, kPointing, kClaiming}));
  EXPECT_EQ(*TechniqueSet::parse("all"), TechniqueSet::all());
  EXPECT_EQ(members(*TechniqueSet::parse("")), std::vector<Technique>{});
}

TEST(TechniqueSet, OfAllGroupsIsEverything) {
  EXPECT_EQ(*TechniqueSet::parse("singles,locked,subsets,fish,single-digit,wings,uniqueness,"
                                 "colouring,chains,als,forcing"),
            TechniqueSet::all());
}

TEST(TechniqueSet, IsLogicalWithoutTrialAndError) {
  EXPECT_EQ(members(TechniqueSet::all().without(TechniqueSet::logical())),
            (std::vector{kForcingChain, kForcingNet}));
  EXPECT_EQ(*TechniqueSet::parse("logical"), TechniqueSet::logical());
}

TEST(TechniqueSet, NamesTheWordThatIsNone) {
  const auto refused = TechniqueSet::parse("x-wing,y-fish,aic");
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().code, core::RefusalCode::kInvalid);
  EXPECT_EQ(refused.error().message, "y-fish is not a technique.");
  EXPECT_FALSE(TechniqueSet::parse("x-wing,,aic").ok());
  EXPECT_FALSE(TechniqueSet::parse("x-wing,").ok());
}

}  // namespace
}  // namespace gridmates::sudoku
