#include "engine/sudoku/generate/recipe.h"

#include <algorithm>
#include <string>

namespace gridmates::sudoku {
namespace {

core::Result<core::Ok> check_unbiased(const Recipe& recipe) {
  if (recipe.shape != Shape{}) return core::invalid("Unbiased puzzles are 9x9 in boxes of 3x3.");
  if (recipe.symmetry != Symmetry::kNone || recipe.order != Order::kRandom ||
      recipe.grid == FullGrid::kLasVegas || recipe.min_clues != 0 || recipe.min_empty != 0) {
    return core::invalid(
        "An unbiased puzzle has its own way of digging: no symmetry, order, grid or number of "
        "cells can be asked for.");
  }
  return core::Ok{};
}

}  // namespace

std::uint32_t usual_attempts(const Recipe& recipe) {
  if (recipe.unbiased) return kUnbiasedTries;
  if (const int cells = recipe.shape.cells(); cells > Shape{}.cells()) {
    const double share = static_cast<double>(Shape{}.cells()) / cells;
    const auto attempts = static_cast<std::uint32_t>(kRatedAttempts * share * share * share);
    return std::max(attempts, kFewestAttempts);
  }
  return recipe.wishes_rating() ? kRatedAttempts : kDigAttempts;
}

std::uint64_t usual_work(const Recipe& recipe) {
  return recipe.shape == Shape{} ? kWork : kLargeWork;
}

bool can_solve(const TechniqueSet& techniques) {
  return techniques.has(Technique::kHiddenSingle) || techniques.has(Technique::kNakedSingle);
}

core::Result<core::Ok> check(const Recipe& recipe) {
  if (!recipe.shape.is_known()) return core::invalid("There are no grids with boxes of this size.");
  const int cells = recipe.shape.cells();
  if (recipe.min_clues < 0 || recipe.min_clues >= cells) {
    return core::invalid("A puzzle has 0 to " + std::to_string(cells - 1) + " givens.");
  }
  if (recipe.min_empty < 0 || recipe.min_empty > cells) {
    return core::invalid("A puzzle has 1 to " + std::to_string(cells) + " empty cells.");
  }
  if (recipe.min_clues + recipe.min_empty > cells) {
    return core::invalid(std::to_string(recipe.min_clues) + " givens and " +
                         std::to_string(recipe.min_empty) + " empty cells are more than the " +
                         std::to_string(cells) + " cells there are.");
  }
  if (recipe.rating && recipe.rating->from > recipe.rating->to) {
    return core::invalid("The range of ratings is empty.");
  }
  if (recipe.grid && !is_known_for(*recipe.grid, recipe.shape)) {
    return core::invalid("Uniform grids are 9x9 in boxes of 3x3; others are made by Las Vegas.");
  }
  if (recipe.attempts == 0u) return core::invalid("At least one attempt is needed.");
  return recipe.unbiased ? check_unbiased(recipe) : core::Ok{};
}

}  // namespace gridmates::sudoku
