// What kind of puzzle is asked for, and what making it may cost. Plain values and pure functions;
// any thread.
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

// Every puzzle has exactly one solution; everything else is a constraint.
struct GeneratorOptions {
  Shape shape;

  Symmetry symmetry = Symmetry::kNone;  // of the pattern of givens
  bool minimal = false;                 // no given can go; with a symmetry, no orbit of givens
  int min_clues = 0;                    // at least this many givens
  int min_empty = 0;                    // at least this many empty cells
  std::optional<Band> rating;           // from .. to; band_of(level) for a level
  // What may be needed; where it is not all(), the puzzle can be solved with these alone.
  TechniqueSet techniques = TechniqueSet::all();
  // What must be needed, each of them (needs.h); of one with several techniques, any of these.
  std::vector<TechniqueSet> required;

  std::optional<FullGrid> grid;  // usual_full_grid() where nothing is said
  Order order = Order::kRandom;
  // 9x9 alone: among the minimal puzzles with the same number of givens each is as probable as any
  // other (unbiased.h). Takes some 260,000 tries a puzzle and goes with constraints of the rating
  // alone.
  bool unbiased = false;

  // Full grids dug, or tries where it is unbiased, before the nearest puzzle is taken;
  // usual_attempts() where nothing is said.
  std::optional<std::uint32_t> attempts;
  std::optional<std::uint64_t> work;  // usual_work() where nothing is said
  bool graded = false;                // the puzzle is graded even if its rating is not constrained

  bool constrains_rating() const {
    return rating.has_value() || !(techniques == TechniqueSet::all()) || !required.empty();
  }
};

// Where nothing is said of how empty or how hard a puzzle should be, digging stops at this many
// givens, for an evening between friends: 32 of 81, and a larger share on larger grids, half of
// 25x25, as they need more.
constexpr int usual_givens(Shape shape) {
  return (shape.cells() * (50 + shape.side()) + 149) / 150;
}

// The older scale: difficulty 1 to 10 is at least 10 + 5d empty cells of 81, as many in proportion
// on other shapes.
constexpr int empty_cells_of(Shape shape, int difficulty) {
  return (10 + 5 * difficulty) * shape.cells() / 81;
}

// The budgets: plain digging, with a rating asked for, with techniques required, unbiased. For
// shapes larger than 9x9, where an attempt takes ever longer, the second and the third fall with
// the cube of the number of cells, to no less than the last.
inline constexpr std::uint32_t kDigAttempts = 20'000;
inline constexpr std::uint32_t kRatedAttempts = 1'000;
inline constexpr std::uint32_t kRequiredAttempts = 20'000;
inline constexpr std::uint32_t kUnbiasedTries = 4'000'000;
inline constexpr std::uint32_t kFewestAttempts = 4;
// Nodes that one question about solutions may take on shapes other than 9x9, which has
// kSolverNodes: where they do not suffice, the given stays.
inline constexpr std::uint64_t kLargeNodes = 2'000;
std::uint32_t usual_attempts(const GeneratorOptions& generator_options);

// The budget over all of that: what a puzzle may cost, whatever is asked for, some ten seconds. It
// is counted in inferences of the grader; a node of the solver is kWorkPerNode of them, and a
// question of the digger or a full grid is one a cell. A puzzle that meets its constraints hardly
// ever takes a hundredth. Unbiased tries alone take longer: some 70 s, were all of them in vain.
inline constexpr std::uint64_t kWork = 400'000'000;      // 9x9
inline constexpr std::uint64_t kLargeWork = 32'000'000;  // other shapes, where each takes longer
inline constexpr std::uint64_t kWorkPerNode = 16;
std::uint64_t usual_work(const GeneratorOptions& generator_options);

// Whether any puzzle can be solved with these techniques: its last cell takes a single.
bool can_solve(const TechniqueSet& techniques);

// kInvalid, with a sentence, for constraints out of range or that exclude each other.
core::Result<core::Ok> check(const GeneratorOptions& generator_options);

}  // namespace gridmates::sudoku
