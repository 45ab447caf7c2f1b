// The Sudoku solver, 9x9: finds, counts and proves unique, as fast as we know how. Pure functions;
// any thread, and as many at once as there are.
//
// Several solvers stand behind it that share nothing but the grid, so that each can be the others'
// referee. They find the same solutions, in different orders. A node is a position that a search
// has looked at, the puzzle itself being the first; a guess is a position that it had to split in
// two.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

#include "engine/sudoku/grid/grid.h"

namespace gridmates::sudoku {

enum class SolverPath : std::uint8_t {
  kFastest,     // the vector search in the widest form that this processor has
  kVector,      // the vector search for any processor; nodes and solutions as in the next two
  kAvx2,        // the same, compiled for AVX2
  kAvx512,      // the same, compiled for AVX-512VL
  kExactCover,  // Knuth's Algorithm X, the referee
  kClauses,     // clauses learned from conflicts, for large grids
};

// Every path but kFastest.
std::span<const SolverPath> solver_paths();

// Whether this build and this processor have the path. All but kAvx2 and kAvx512 always.
bool is_available(SolverPath path);

// "vector", "avx2", "avx512", "exact-cover", "clauses", "fastest", and back; nothing
// for other words.
std::string_view name_of(SolverPath path);
std::optional<SolverPath> path_named(std::string_view name);

// Nodes that deciding one puzzle may take. The hardest of 36,000 published ones takes 835, so an
// honest puzzle never meets this bound, and a grid made to stop a server is dropped within some ten
// milliseconds.
inline constexpr std::uint64_t kSolverNodes = 50'000;

// Nodes between two looks at the stop token.
inline constexpr std::uint64_t kNodesBetweenLooks = 1024;

// What a search may cost. kFastest decides the same within the same budget on every machine.
struct Effort {
  std::uint64_t max_nodes = kSolverNodes;
  std::stop_token stop{};
  SolverPath path = SolverPath::kFastest;  // kFastest stands in for one that is not available
};

// What a search found.
struct Solutions {
  std::uint64_t found = 0;    // solutions seen, at most the limit asked for
  bool decided = false;       // false: budget or stop token ended the search before it knew whether
                              // there are more than `found`
  std::uint64_t nodes = 0;    // positions looked at
  std::uint64_t guesses = 0;  // positions split in two
};

// Counts the solutions of a grid, stopping at `limit` (>= 1). A grid with a clash or with something
// that is no digit has none. Deterministic, unless the stop token intervenes.
Solutions count_solutions(const Grid& grid, std::uint64_t limit, const Effort& effort = {});

// A digit, 1 to 9, that a cell may not have; 0 bans nothing.
struct Ban {
  std::uint8_t cell = 0;
  std::uint8_t digit = 0;
};

// As count_solutions, but only those that do not break the ban: a given can go from a puzzle
// exactly when the puzzle without it has no solution with another digit there, which is sooner
// known than that it has one solution.
Solutions count_solutions_without(const Grid& grid, Ban ban, std::uint64_t limit,
                                  const Effort& effort = {});

// As count_solutions, and writes the solutions into `into`, after what stands there.
Solutions find_solutions(const Grid& grid, std::uint64_t limit, std::vector<Grid>& into,
                         const Effort& effort = {});

// Some solution of the grid, the same one every time; nothing when there is none or the budget ends
// first.
std::optional<Grid> solve(const Grid& grid, const Effort& effort = {});

}  // namespace gridmates::sudoku
