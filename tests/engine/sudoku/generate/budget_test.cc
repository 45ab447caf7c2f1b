// The budget of a puzzle: any options end, with a puzzle that says what it lacks. Counted, not
// timed: attempts are few here, so that a search without a budget would still end.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/core/random.h"
#include "engine/sudoku/solver/any_shape.h"
#include "tests/engine/sudoku/generate/checks.h"

namespace gridmates::sudoku {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// The most by which one query can exceed the rest of the budget.
std::uint64_t one_question(const GeneratorOptions& generator_options) {
  return static_cast<std::uint64_t>(generator_options.shape.cells()) + kWorkPerNode * kLargeNodes;
}

Made make_one(const GeneratorOptions& generator_options) {
  auto made = generate(generator_options, core::seed_from(9));
  EXPECT_TRUE(made);
  EXPECT_EQ(count_solutions(generator_options.shape, made->puzzle, 2).found, 1u)
      << in_a_line(made->puzzle);
  return *std::move(made);
}

TEST(Budget, IsTenSecondsWorth) {
  GeneratorOptions generator_options;
  EXPECT_EQ(usual_work(generator_options), 400'000'000u);
  for (const Shape shape : {Shape{2, 2}, Shape{4, 4}, Shape{5, 5}}) {
    generator_options.shape = shape;
    EXPECT_EQ(usual_work(generator_options), 32'000'000u);
  }
}

TEST(Budget, EndsMinimalPuzzlesThatAreLarge) {
  for (const Shape shape : {Shape{4, 5}, Shape{5, 5}}) {
    GeneratorOptions generator_options;
    generator_options.shape = shape;
    generator_options.minimal = true;
    generator_options.attempts = 2;
    generator_options.work = 1'000'000;
    const Made made = make_one(generator_options);
    EXPECT_FALSE(made.minimal);
    EXPECT_GE(made.work, *generator_options.work);
    EXPECT_LE(made.work, *generator_options.work + one_question(generator_options));
    EXPECT_EQ(made.attempts, 1u);
    EXPECT_THAT(unmet_of(made),
                ElementsAre("For some givens it could not be determined whether they are needed.",
                            "Full grids tried, up to the limit of work: 1."));
    EXPECT_EQ(make_one(generator_options).puzzle, made.puzzle);
  }
}

TEST(Budget, EndsRatingsOutOfReach) {
  for (const bool minimal : {false, true}) {
    GeneratorOptions generator_options;
    generator_options.shape = {4, 4};
    generator_options.rating = Band{115, 120};
    generator_options.minimal = minimal;
    generator_options.attempts = 20;
    generator_options.work = 1'000'000;
    const Made made = make_one(generator_options);
    EXPECT_GE(made.work, *generator_options.work);
    // The last grade has an extra eighth; before it, the solution may be searched for once.
    EXPECT_LE(made.work, *generator_options.work / 8 * 9 + 2 * kWorkPerNode * kSolverNodes);
    EXPECT_LT(made.attempts, 20u);
    ASSERT_TRUE(made.is_nearest());
    EXPECT_THAT(unmet_of(made).back(), HasSubstr(", up to the limit of work: "));
    EXPECT_EQ(make_one(generator_options).puzzle, made.puzzle);
  }
}

TEST(Budget, ChangesNothingWhereItSuffices) {
  GeneratorOptions generator_options;
  generator_options.minimal = true;
  const Made made = make_one(generator_options);
  EXPECT_FALSE(made.is_nearest());
  EXPECT_LT(made.work, kWork / 1000);
  generator_options.work = made.work;
  EXPECT_EQ(make_one(generator_options).puzzle, made.puzzle);
  EXPECT_FALSE(make_one(generator_options).is_nearest());
  generator_options.work = made.work / 2;
  EXPECT_TRUE(make_one(generator_options).is_nearest());
}

TEST(Budget, IsNotSpentOnWhatCannotBe) {
  for (const Shape shape : {Shape{3, 3}, Shape{4, 4}}) {
    GeneratorOptions generator_options;
    generator_options.shape = shape;
    generator_options.techniques = TechniqueSet::all().without(*TechniqueSet::parse("singles"));
    generator_options.rating = band_of(Level::kExpert);
    const Made made = make_one(generator_options);
    EXPECT_LT(made.work, kLargeWork / 100);
    EXPECT_EQ(made.attempts, 1u);
    EXPECT_EQ(made.givens, usual_givens(shape));
    ASSERT_TRUE(made.grade);
    EXPECT_FALSE(made.grade->solved);
    EXPECT_THAT(unmet_of(made),
                ElementsAre("Without hidden and naked singles no puzzle can be solved."));
  }
}

}  // namespace
}  // namespace gridmates::sudoku
