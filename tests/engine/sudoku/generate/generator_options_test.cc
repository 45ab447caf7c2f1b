// Impossible GeneratorOptions, and the defaults.
#include "engine/sudoku/generate/generator_options.h"

#include <gtest/gtest.h>

#include <functional>

namespace gridmates::sudoku {
namespace {

// The refusal's sentence for options with this change; empty if they are valid.
std::string refusal_of(const std::function<void(GeneratorOptions&)>& change) {
  GeneratorOptions generator_options;
  change(generator_options);
  const auto good = check(generator_options);
  if (good) return "";
  EXPECT_EQ(good.error().code, core::RefusalCode::kInvalid);
  EXPECT_FALSE(good.error().sentence.empty());
  return good.error().message;
}

TEST(GeneratorOptions, IsRefusedWithASentence) {
  EXPECT_EQ(refusal_of([](GeneratorOptions&) {}), "");
  EXPECT_EQ(refusal_of([](GeneratorOptions& r) { r.shape = {1, 3}; }),
            "There are no grids with boxes of this size.");
  EXPECT_EQ(refusal_of([](GeneratorOptions& r) { r.min_clues = 81; }),
            "The number of givens is 0 to 80.");
  EXPECT_EQ(refusal_of([](GeneratorOptions& r) { r.min_empty = -1; }),
            "The number of empty cells is 1 to 81.");
  EXPECT_EQ(refusal_of([](GeneratorOptions& r) {
              r.min_clues = 40;
              r.min_empty = 42;
            }),
            "Givens (40) and empty cells (42) together exceed the cells of the grid (81).");
  EXPECT_EQ(refusal_of([](GeneratorOptions& r) { r.rating = Band{30, 20}; }),
            "The range of ratings is empty.");
  EXPECT_EQ(refusal_of([](GeneratorOptions& r) { r.attempts = 0; }),
            "At least one attempt is needed.");
  EXPECT_EQ(refusal_of([](GeneratorOptions& r) {
              r.shape = {4, 4};
              r.grid = FullGrid::kUniform;
            }),
            "Uniform grids are 9x9 in boxes of 3x3; others are made by Las Vegas.");
}

TEST(GeneratorOptions, AnUnbiasedOneHasItsOwnWay) {
  EXPECT_EQ(refusal_of([](GeneratorOptions& r) { r.unbiased = true; }), "");
  for (const auto& change : std::vector<std::function<void(GeneratorOptions&)>>{
           [](GeneratorOptions& r) { r.shape = {2, 3}; },
           [](GeneratorOptions& r) { r.symmetry = Symmetry::kFull; },
           [](GeneratorOptions& r) { r.order = Order::kRows; },
           [](GeneratorOptions& r) { r.min_empty = 50; },
           [](GeneratorOptions& r) { r.grid = FullGrid::kLasVegas; }}) {
    EXPECT_NE(refusal_of([&](GeneratorOptions& r) {
                r.unbiased = true;
                change(r);
              }),
              "");
  }
}

TEST(GeneratorOptions, BudgetsFallWithSize) {
  GeneratorOptions generator_options;
  EXPECT_EQ(usual_attempts(generator_options), kDigAttempts);
  generator_options.rating = Band{0, 30};
  EXPECT_EQ(usual_attempts(generator_options), kRatedAttempts);
  generator_options.shape = {4, 4};
  EXPECT_EQ(usual_attempts(generator_options), 31u);
  generator_options.shape = {5, 5};
  EXPECT_EQ(usual_attempts(generator_options), kFewestAttempts);
  generator_options = {};
  generator_options.unbiased = true;
  EXPECT_EQ(usual_attempts(generator_options), kUnbiasedTries);
  generator_options = {};
  generator_options.required = *TechniqueSet::parse_each("x-wing");
  EXPECT_EQ(usual_attempts(generator_options), kRequiredAttempts);
  generator_options.shape = {4, 4};
  EXPECT_EQ(usual_attempts(generator_options), 633u);
}

TEST(GeneratorOptions, DifficultyIsAnumberOfEmptyCells) {
  EXPECT_EQ(empty_cells_of({}, 1), 15);
  EXPECT_EQ(empty_cells_of({}, 10), 60);
  EXPECT_EQ(empty_cells_of({4, 4}, 5), 35 * 256 / 81);
  EXPECT_EQ(usual_givens({}), 32);
}

}  // namespace
}  // namespace gridmates::sudoku
