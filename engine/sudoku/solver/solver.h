// The Sudoku solver, 9x9: finds and counts solutions and proves that one is unique, as fast as
// possible. Pure functions; any thread, any number at once.
//
// Several independent solvers stand behind it, so that each can verify the others. They find the
// same solutions, in different orders. A node is a position that a search has visited, the puzzle
// itself being the first; a guess is a position that it had to split in two.
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
  kExactCover,  // Knuth's Algorithm X, the reference
  kClauses,     // conflict-driven clause learning, for large grids
};

// Every path except kFastest.
std::span<const SolverPath> solver_paths();

// Whether this build and this processor support the path: always, except kAvx2 and kAvx512.
bool is_available(SolverPath path);

// "vector", "avx2", "avx512", "exact-cover", "clauses", "fastest", and back; nullopt for other
// words.
std::string_view name_of(SolverPath path);
std::optional<SolverPath> path_named(std::string_view name);

// The default limit of nodes to decide one puzzle. The hardest of 36,000 published ones takes 835,
// so a real puzzle never reaches it, and a grid made to overload a server is given up within some
// ten milliseconds.
inline constexpr std::uint64_t kSolverNodes = 50'000;

// Nodes between two checks of the stop token.
inline constexpr std::uint64_t kNodesBetweenLooks = 1024;

// The budget of a search. kFastest decides the same within the same budget on every machine.
struct Effort {
  std::uint64_t max_nodes = kSolverNodes;
  std::stop_token stop{};
  SolverPath path = SolverPath::kFastest;  // kFastest replaces one that is not available
};

// What a search found.
struct Solutions {
  std::uint64_t found = 0;    // solutions found, at most the limit
  bool decided = false;       // false: budget or stop token ended the search before it knew whether
                              // there are more than `found`
  std::uint64_t nodes = 0;    // positions visited
  std::uint64_t guesses = 0;  // positions split in two
};

// Counts the solutions of a grid, stopping at `limit` (>= 1). A grid with a clash or with an
// invalid digit has none. Deterministic, unless the stop token intervenes.
Solutions count_solutions(const Grid& grid, std::uint64_t limit, const Effort& effort = {});

// A digit, 1 to 9, that a cell may not have; 0 bans nothing.
struct Ban {
  std::uint8_t cell = 0;
  std::uint8_t digit = 0;
};

// Like count_solutions, but counts only solutions that obey the ban: a given can be removed from a
// puzzle exactly if the puzzle without it has no solution with another digit there, which is faster
// to decide than whether it has one solution.
Solutions count_solutions_without(const Grid& grid, Ban ban, std::uint64_t limit,
                                  const Effort& effort = {});

// Like count_solutions, and appends the solutions to `into`.
Solutions find_solutions(const Grid& grid, std::uint64_t limit, std::vector<Grid>& into,
                         const Effort& effort = {});

// A solution of the grid, the same one every time; nullopt if there is none or the budget ends
// first.
std::optional<Grid> solve(const Grid& grid, const Effort& effort = {});

}  // namespace gridmates::sudoku
