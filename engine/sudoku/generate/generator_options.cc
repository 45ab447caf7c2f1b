#include "engine/sudoku/generate/generator_options.h"

#include <algorithm>
#include <string>

#include "engine/sudoku/generate/needs.h"

namespace gridmates::sudoku {
namespace {

core::Result<core::Ok> check_unbiased(const GeneratorOptions& generator_options) {
  if (generator_options.shape != Shape{})
    return core::untranslated("Unbiased puzzles are 9x9 in boxes of 3x3.");
  if (generator_options.symmetry != Symmetry::kNone || generator_options.order != Order::kRandom ||
      generator_options.grid == FullGrid::kLasVegas || generator_options.min_clues != 0 ||
      generator_options.min_empty != 0) {
    return core::untranslated(
        "An unbiased puzzle has its own way of digging: no symmetry, order, grid or number of "
        "cells can be asked for.");
  }
  return core::Ok{};
}

}  // namespace

std::uint32_t usual_attempts(const GeneratorOptions& generator_options) {
  if (generator_options.unbiased) return kUnbiasedTries;
  const bool requires_some = !generator_options.required.empty();
  if (const int cells = generator_options.shape.cells(); cells > Shape{}.cells()) {
    const double share = static_cast<double>(Shape{}.cells()) / cells;
    const double most = requires_some ? kRequiredAttempts : kRatedAttempts;
    const auto attempts = static_cast<std::uint32_t>(most * share * share * share);
    return std::max(attempts, kFewestAttempts);
  }
  if (requires_some) return kRequiredAttempts;
  return generator_options.constrains_rating() ? kRatedAttempts : kDigAttempts;
}

std::uint64_t usual_work(const GeneratorOptions& generator_options) {
  return generator_options.shape == Shape{} ? kWork : kLargeWork;
}

bool can_solve(const TechniqueSet& techniques) {
  return techniques.has(Technique::kHiddenSingle) || techniques.has(Technique::kNakedSingle);
}

core::Result<core::Ok> check(const GeneratorOptions& generator_options) {
  if (!generator_options.shape.is_known())
    return core::untranslated("There are no grids with boxes of this size.");
  const int cells = generator_options.shape.cells();
  if (generator_options.min_clues < 0 || generator_options.min_clues >= cells) {
    return core::untranslated("A puzzle has 0 to " + std::to_string(cells - 1) + " givens.");
  }
  if (generator_options.min_empty < 0 || generator_options.min_empty > cells) {
    return core::untranslated("A puzzle has 1 to " + std::to_string(cells) + " empty cells.");
  }
  if (generator_options.min_clues + generator_options.min_empty > cells) {
    return core::untranslated(std::to_string(generator_options.min_clues) + " givens and " +
                              std::to_string(generator_options.min_empty) +
                              " empty cells are more than the " + std::to_string(cells) +
                              " cells there are.");
  }
  if (generator_options.rating && generator_options.rating->from > generator_options.rating->to) {
    return core::untranslated("The range of ratings is empty.");
  }
  if (generator_options.grid && !is_known_for(*generator_options.grid, generator_options.shape)) {
    return core::untranslated(
        "Uniform grids are 9x9 in boxes of 3x3; others are made by Las Vegas.");
  }
  if (generator_options.attempts == 0u)
    return core::untranslated("At least one attempt is needed.");
  if (auto good = check_required(generator_options); !good) return good;
  return generator_options.unbiased ? check_unbiased(generator_options) : core::Ok{};
}

}  // namespace gridmates::sudoku
