// Puzzles that need techniques, graded again independently with and without them.
#include "engine/sudoku/generate/needs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/engine/sudoku/generate/checks.h"

namespace gridmates::sudoku {
namespace {

using testing::ElementsAre;

constexpr const char* kNoJellyfish =
    "Jellyfish was required; the nearest puzzle found is not shown to need it.";

GeneratorOptions requiring(std::string_view list) {
  GeneratorOptions generator_options;
  generator_options.required = *TechniqueSet::parse_each(list);
  return generator_options;
}

// Whether a grade up to the puzzle's rating gets stuck without these techniques.
bool gets_stuck_without(const Made& made, const TechniqueSet& techniques) {
  RatingOptions options;
  options.techniques = TechniqueSet::all().without(techniques);
  const Grade without = grade({}, made.puzzle, options);
  return !without.solved || without.er > made.grade->er;
}

std::uint16_t steps_of(const Made& made, Technique technique) {
  return made.grade->techniques[static_cast<std::size_t>(technique)];
}

class Required : public testing::TestWithParam<std::string_view> {};

TEST_P(Required, IsNeeded) {
  const GeneratorOptions generator_options = requiring(GetParam());
  for (std::uint64_t number = 0; number < 3; ++number) {
    const Made made = make(generator_options, number);
    ASSERT_FALSE(made.is_nearest()) << made.unmet.front().text();
    EXPECT_EQ(made.grade->er, grade({}, made.puzzle).er);
    for (const TechniqueSet& required : generator_options.required) {
      EXPECT_TRUE(gets_stuck_without(made, required)) << in_a_line(made.puzzle);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Techniques, Required,
                         testing::Values("pointing", "x-wing", "swordfish", "xy-wing",
                                         "unique-rectangle-1", "x-chain", "forcing-chain",
                                         "x-wing,xy-wing", "fish,wings"),
                         [](const auto& list) {
                           std::string name(list.param);
                           for (char& c : name) c = c == '-' || c == ',' ? '_' : c;
                           return name;
                         });

TEST(Needs, GoWithLevelsSymmetriesAndSizes) {
  GeneratorOptions generator_options = requiring("x-wing");
  generator_options.rating = band_of(Level::kHard);
  generator_options.symmetry = Symmetry::kRotate180;
  const Made hard = make(generator_options, 1);
  ASSERT_FALSE(hard.is_nearest()) << hard.unmet.front().text();
  EXPECT_EQ(level_of(hard.grade->er), Level::kHard);
  EXPECT_GT(steps_of(hard, Technique::kXWing), 0);

  generator_options = requiring("x-wing");
  generator_options.shape = {2, 3};
  const Made small = make(generator_options, 1);
  ASSERT_FALSE(small.is_nearest()) << small.unmet.front().text();
  EXPECT_GT(steps_of(small, Technique::kXWing), 0);

  generator_options = requiring("swordfish");
  generator_options.minimal = true;
  EXPECT_TRUE(make(generator_options, 1).minimal);
}

TEST(Needs, OfAGroupOneIsEnough) {
  const Made made = make(requiring("fish"), 2);
  ASSERT_FALSE(made.is_nearest());
  EXPECT_GT(steps_of(made, Technique::kXWing) + steps_of(made, Technique::kSwordfish) +
                steps_of(made, Technique::kJellyfish),
            0);
}

TEST(Needs, WhatTheBudgetDoesNotReachIsMarkedAndSaysWhatWasTried) {
  GeneratorOptions generator_options = requiring("jellyfish");
  generator_options.attempts = 5;
  const Made made = make(generator_options, 1);
  EXPECT_THAT(unmet_of(made), ElementsAre(kNoJellyfish, "Full grids tried: 5."));
  EXPECT_EQ(made.attempts, 5u);
  ASSERT_TRUE(made.grade);
  EXPECT_TRUE(made.grade->decided);
}

// Minimal ones that take chains are skipped before they are fully graded.
TEST(Needs, NothingIsSaidOfARatingThatNobodyAskedFor) {
  GeneratorOptions generator_options = requiring("jellyfish");
  generator_options.minimal = true;
  generator_options.attempts = 1;
  for (std::uint64_t number = 0; number < 5; ++number) {
    const Made made = make(generator_options, number);
    EXPECT_THAT(unmet_of(made), ElementsAre(kNoJellyfish, "Full grids tried: 1."));
  }
}

TEST(Needs, APuzzleThatTakesItIsNearerThanOneThatDoesNot) {
  GeneratorOptions generator_options = requiring("x-wing");
  generator_options.rating = Band{65, 74};  // where chains can replace it
  generator_options.attempts = 40;
  const Made made = make(generator_options, 1);
  EXPECT_THAT(
      unmet_of(made),
      ElementsAre("X-Wing was required; the nearest puzzle found takes it, but is not shown "
                  "to need it.",
                  "Full grids tried: 40."));
  EXPECT_GT(steps_of(made, Technique::kXWing), 0);
}

// An X-Wing is rated 3.2.
TEST(Needs, WhatIsHarderThanTheRatingIsNotTried) {
  GeneratorOptions generator_options = requiring("x-wing");
  generator_options.rating = band_of(Level::kEasy);
  const Made made = make(generator_options, 1);
  EXPECT_THAT(unmet_of(made), ElementsAre("A puzzle that needs X-Wing is rated 3.2 or more."));
  EXPECT_LT(made.attempts, 10u);
  EXPECT_EQ(level_of(made.grade->er), Level::kEasy);
}

TEST(Needs, WhatTheScaleDoesNotKnowOrIsForbiddenIsRefused) {
  const auto refusal_of = [](const GeneratorOptions& generator_options) {
    const auto good = check(generator_options);
    return good ? "" : good.error().message;
  };
  EXPECT_EQ(refusal_of(requiring("x-wing,skyscraper")),
            "The scale of ratings has no step of its own for Skyscraper, so no puzzle is known to "
            "need it.");
  GeneratorOptions forbidden = requiring("x-wing");
  forbidden.techniques = *TechniqueSet::parse("singles");
  EXPECT_EQ(refusal_of(forbidden), "X-Wing cannot be both required and forbidden.");
  forbidden.techniques = *TechniqueSet::parse("singles,x-wing");
  EXPECT_EQ(refusal_of(forbidden), "");
}

// In practice a grade gives `without`; here it is given.
TEST(Needs, AreWhatTheRatingWithoutThemSays) {
  const GeneratorOptions generator_options = requiring("x-wing");
  Grade taken{true, true, 42, 0, 0, ""};
  taken.techniques[static_cast<std::size_t>(Technique::kXWing)] = 1;
  const auto unneeded_with = [&](const Grade& grade, const Grade& without) {
    return unneeded(generator_options, grade, [&](const TechniqueSet&, Rating) { return without; })
        .size();
  };
  EXPECT_EQ(unneeded_with(taken, {false, false, 65, 0, 0, ""}), 0u) << "harder without it";
  EXPECT_EQ(unneeded_with(taken, {true, false, 26, 0, 0, ""}), 0u) << "not solved without it";
  EXPECT_EQ(unneeded_with(taken, {true, true, 42, 0, 0, ""}), 1u) << "as hard without it";
  EXPECT_EQ(unneeded_with(taken, {false, false, 26, 0, 0, ""}), 1u) << "not known";
  EXPECT_EQ(unneeded_with({true, true, 42, 0, 0, ""}, {false, false, 65, 0, 0, ""}), 1u)
      << "not taken";
}

TEST(Needs, InWords) {
  EXPECT_EQ(in_words(*TechniqueSet::parse("x-wing")).text(), "X-Wing");
  EXPECT_EQ(in_words(*TechniqueSet::parse("x-wing,swordfish")).text(), "X-Wing or Swordfish");
  EXPECT_EQ(in_words(*TechniqueSet::parse("x-wing,swordfish,jellyfish")).text(),
            "X-Wing, Swordfish or Jellyfish");
}

}  // namespace
}  // namespace gridmates::sudoku
