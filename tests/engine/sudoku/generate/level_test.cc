// Puzzles of a level, graded again independently.
#include <gtest/gtest.h>

#include "engine/core/random.h"
#include "engine/core/seeds.h"
#include "tests/engine/sudoku/generate/checks.h"

namespace gridmates::sudoku {
namespace {

class OfLevel : public testing::TestWithParam<Level> {};

TEST_P(OfLevel, IsWhatAnotherGradeSays) {
  for (const bool minimal : {false, true}) {
    for (const Symmetry symmetry : {Symmetry::kNone, Symmetry::kRotate180}) {
      GeneratorOptions generator_options;
      generator_options.rating = band_of(GetParam());
      generator_options.minimal = minimal;
      generator_options.symmetry = symmetry;
      for (std::uint64_t number = 0; number < 3; ++number) {
        const Made made = make(generator_options, number);
        const Grade again = grade({}, made.puzzle);
        ASSERT_TRUE(made.grade);
        EXPECT_EQ(made.grade->er, again.er) << in_a_line(made.puzzle);
        EXPECT_EQ(!made.is_nearest(), again.solved && level_of(again.er) == GetParam())
            << in_a_line(made.puzzle);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Levels, OfLevel,
                         testing::Values(Level::kBeginner, Level::kEasy, Level::kMedium,
                                         Level::kHard, Level::kExpert),
                         [](const auto& level) { return std::string(name_of(level.param)); });

// The budgets suffice on every seed tried here.
TEST(Levels, AreMetWithinTheBudget) {
  for (const Level level :
       {Level::kBeginner, Level::kEasy, Level::kMedium, Level::kHard, Level::kExpert}) {
    GeneratorOptions generator_options;
    generator_options.rating = band_of(level);
    for (std::uint64_t number = 10; number < 20; ++number) {
      EXPECT_FALSE(make(generator_options, number).is_nearest()) << name_of(level) << number;
    }
  }
}

// Independent of what was made before and in which order: a batch can be split among threads.
TEST(Levels, ASeedOfABatchGivesTheSamePuzzle) {
  const core::Seed batch = core::seed_from(9);
  GeneratorOptions generator_options;
  generator_options.rating = band_of(Level::kHard);
  std::vector<Digits> forwards;
  for (std::uint64_t index = 0; index < 5; ++index) {
    forwards.push_back(generate(generator_options, core::seed_of(batch, index))->puzzle);
  }
  for (std::uint64_t index = 5; index-- > 0;) {
    EXPECT_EQ(generate(generator_options, core::seed_of(batch, index))->puzzle, forwards[index]);
  }
}

TEST(Levels, ARatingOutOfReachIsMarked) {
  GeneratorOptions generator_options;
  generator_options.rating = Band{115, 120};
  generator_options.attempts = 3;
  const Made made = make(generator_options, 1);
  ASSERT_TRUE(made.is_nearest());
  EXPECT_EQ(made.unmet.front().text().substr(0, 50),
            "A rating of 11.5 to 12.0 was asked for; the neares");
  EXPECT_EQ(made.grade->er, grade({}, made.puzzle).er);
}

TEST(Levels, TechniquesThatAreNotAllowedAreNotNeeded) {
  GeneratorOptions generator_options;
  generator_options.techniques = *TechniqueSet::parse("singles");
  const Made made = make(generator_options, 1);
  ASSERT_FALSE(made.is_nearest());
  RatingOptions singles;
  singles.techniques = generator_options.techniques;
  EXPECT_TRUE(grade({}, made.puzzle, singles).solved);

  generator_options.techniques = TechniqueSet::logical();
  generator_options.rating = band_of(Level::kExpert);
  EXPECT_FALSE(make(generator_options, 1).is_nearest());
}

TEST(Levels, GivensAndEmptyCellsToo) {
  GeneratorOptions generator_options;
  generator_options.rating = band_of(Level::kEasy);
  generator_options.min_clues = 30;
  generator_options.min_empty = 45;
  const Made made = make(generator_options, 1);
  EXPECT_FALSE(made.is_nearest());
  EXPECT_GE(made.givens, 30);
  EXPECT_LE(made.givens, 36);
}

TEST(Levels, AGradeOnRequest) {
  GeneratorOptions generator_options;
  EXPECT_FALSE(make(generator_options, 1).grade);
  generator_options.graded = true;
  EXPECT_EQ(make(generator_options, 1).grade->er, grade({}, make(generator_options, 1).puzzle).er);
}

}  // namespace
}  // namespace gridmates::sudoku
