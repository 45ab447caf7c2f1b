#include "engine/sudoku/generate/generator_options.h"

#include <algorithm>
#include <string>

#include "engine/sudoku/generate/needs.h"

namespace gridmates::sudoku {
namespace {

core::Result<core::Ok> check_unbiased(const GeneratorOptions& generator_options) {
  if (generator_options.shape != Shape{})
    return core::invalid("Unbiased puzzles are 9x9 in boxes of 3x3.");
  if (generator_options.symmetry != Symmetry::kNone || generator_options.order != Order::kRandom ||
      generator_options.grid == FullGrid::kLasVegas || generator_options.min_clues != 0 ||
      generator_options.min_empty != 0) {
    return core::invalid(
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
    return core::invalid("There are no grids with boxes of this size.");
  const int cells = generator_options.shape.cells();
  if (generator_options.min_clues < 0 || generator_options.min_clues >= cells) {
    return core::invalid("The number of givens is 0 to {max}.",
                         {{"max", std::to_string(cells - 1)}});
  }
  if (generator_options.min_empty < 0 || generator_options.min_empty > cells) {
    return core::invalid("The number of empty cells is 1 to {max}.",
                         {{"max", std::to_string(cells)}});
  }
  if (generator_options.min_clues + generator_options.min_empty > cells) {
    return core::invalid(
        "Givens ({givens}) and empty cells ({empty}) together exceed the cells of the grid "
        "({cells}).",
        {{"givens", std::to_string(generator_options.min_clues)},
         {"empty", std::to_string(generator_options.min_empty)},
         {"cells", std::to_string(cells)}});
  }
  if (generator_options.rating && generator_options.rating->from > generator_options.rating->to) {
    return core::invalid("The range of ratings is empty.");
  }
  if (generator_options.grid && !is_known_for(*generator_options.grid, generator_options.shape)) {
    return core::invalid("Uniform grids are 9x9 in boxes of 3x3; others are made by Las Vegas.");
  }
  if (generator_options.attempts == 0u) return core::invalid("At least one attempt is needed.");
  if (auto good = check_required(generator_options); !good) return good;
  return generator_options.unbiased ? check_unbiased(generator_options) : core::Ok{};
}

}  // namespace gridmates::sudoku
