// The options of the generator, and the limits of its cost. Plain values and pure functions; any
// thread.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/result.h"
#include "engine/sudoku/explainer/rating.h"
#include "engine/sudoku/generate/full_grid.h"
#include "engine/sudoku/generate/order.h"
#include "engine/sudoku/generate/symmetry.h"
#include "engine/sudoku/grid/shape.h"

namespace gridmates::sudoku {

// Every puzzle has exactly one solution; all other properties are constraints here.
struct GeneratorOptions {
  Shape shape;

  Symmetry symmetry = Symmetry::kNone;  // of the pattern of givens
  bool minimal = false;                 // no given can be removed; with a symmetry, no orbit
  int min_clues = 0;                    // at least this many givens
  int min_empty = 0;                    // at least this many empty cells
  std::optional<Band> rating;           // from .. to; band_of(level) for a level
  // The allowed techniques; unless this is all(), the puzzle can be solved with these alone.
  TechniqueSet techniques = TechniqueSet::all();
  // Each entry must be needed (needs.h); of an entry with several techniques, any one of them.
  std::vector<TechniqueSet> required;

  std::optional<FullGrid> grid;  // default: usual_full_grid()
  Order order = Order::kRandom;
  // Only 9x9: among the minimal puzzles with the same number of givens each is equally probable
  // (unbiased.h). Takes some 260,000 tries per puzzle and can be combined only with constraints of
  // the rating.
  bool unbiased = false;

  // The number of full grids dug, or of tries if unbiased, before the nearest puzzle is taken;
  // default: usual_attempts().
  std::optional<std::uint32_t> attempts;
  std::optional<std::uint64_t> work;  // default: usual_work()
  bool graded = false;                // grade the puzzle even if its rating is not constrained

  bool constrains_rating() const {
    return rating.has_value() || !(techniques == TechniqueSet::all()) || !required.empty();
  }
};

// By default, with no constraint of emptiness or rating, digging stops at this many givens, for a
// casual puzzle: 32 of 81, and a larger share on larger grids, half of 25x25, as they need more.
constexpr int usual_givens(Shape shape) {
  return (shape.cells() * (50 + shape.side()) + 149) / 150;
}

// An older scale: difficulty d, 1 to 10, means at least 10 + 5d empty cells of 81, and the same
// proportion on other shapes.
constexpr int empty_cells_of(Shape shape, int difficulty) {
  return (10 + 5 * difficulty) * shape.cells() / 81;
}

// The default attempts: plain digging, with a rating, with required techniques, unbiased. On shapes
// larger than 9x9, where an attempt takes ever longer, the second and the third fall with the cube
// of the number of cells, to no less than the last.
inline constexpr std::uint32_t kDigAttempts = 20'000;
inline constexpr std::uint32_t kRatedAttempts = 1'000;
inline constexpr std::uint32_t kRequiredAttempts = 20'000;
inline constexpr std::uint32_t kUnbiasedTries = 4'000'000;
inline constexpr std::uint32_t kFewestAttempts = 4;
// Solver nodes for one test of uniqueness on shapes other than 9x9, which has kSolverNodes; if they
// do not suffice, the given stays.
inline constexpr std::uint64_t kLargeNodes = 2'000;
std::uint32_t usual_attempts(const GeneratorOptions& generator_options);

// The total budget of a puzzle for any options, some ten seconds. It is counted in inferences of
// the grader; a node of the solver is kWorkPerNode of them, and a test of the digger or a full grid
// is one per cell. A puzzle that meets its constraints hardly ever takes a hundredth. Only unbiased
// tries take longer: some 70 s if all of them fail.
inline constexpr std::uint64_t kWork = 400'000'000;      // 9x9
inline constexpr std::uint64_t kLargeWork = 32'000'000;  // other shapes, where each takes longer
inline constexpr std::uint64_t kWorkPerNode = 16;
std::uint64_t usual_work(const GeneratorOptions& generator_options);

// Whether any puzzle can be solved with these techniques: its last cell needs a single.
bool can_solve(const TechniqueSet& techniques);

// kInvalid, with a sentence, for constraints that are out of range or contradict each other.
core::Result<core::Ok> check(const GeneratorOptions& generator_options);

}  // namespace gridmates::sudoku
