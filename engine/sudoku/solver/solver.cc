#include "engine/sudoku/solver/solver.h"

#include <algorithm>
#include <array>

#include "engine/sudoku/solver/paths.h"
#include "engine/sudoku/solver/search_account.h"

namespace gridmates::sudoku {
namespace {

struct Path {
  SolverPath path;
  std::string_view name;
};
constexpr std::array kNames = {
    Path{SolverPath::kFastest, "fastest"},
    Path{SolverPath::kVector, "vector"},
    Path{SolverPath::kAvx2, "avx2"},
    Path{SolverPath::kAvx512, "avx512"},
    Path{SolverPath::kExactCover, "exact-cover"},
    Path{SolverPath::kClauses, "clauses"},
};
constexpr std::array kPaths = {SolverPath::kVector, SolverPath::kAvx2, SolverPath::kAvx512,
                               SolverPath::kExactCover, SolverPath::kClauses};

using Search = void (*)(const Grid&, SearchAccount&);

#if defined(__x86_64__)
bool has_avx2() {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}
bool has_avx512() {
  return has_avx2() && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512dq");
}
Search widest() { return has_avx512() ? search_avx512 : has_avx2() ? search_avx2 : search_vector; }
#else
bool has_avx2() { return false; }
bool has_avx512() { return false; }
Search widest() { return search_vector; }
#endif

Search search_of(SolverPath path) {
  static const Search kWidest = widest();
  switch (path) {
    case SolverPath::kVector:
      return search_vector;
    case SolverPath::kExactCover:
      return search_exact_cover;
    case SolverPath::kClauses:
      return search_clauses;
#if defined(__x86_64__)
    case SolverPath::kAvx2:
      return has_avx2() ? search_avx2 : kWidest;
    case SolverPath::kAvx512:
      return has_avx512() ? search_avx512 : kWidest;
#endif
    default:
      return kWidest;
  }
}

Solutions run(const Grid& grid, const Effort& effort, SearchAccount& account) {
  const bool digits =
      std::all_of(grid.begin(), grid.end(), [](std::uint8_t digit) { return digit <= kSide; });
  if (digits) search_of(effort.path)(grid, account);
  return account.result();
}

}  // namespace

std::span<const SolverPath> solver_paths() { return kPaths; }

bool is_available(SolverPath path) {
  if (path == SolverPath::kAvx2) return has_avx2();
  if (path == SolverPath::kAvx512) return has_avx512();
  return true;
}

std::string_view name_of(SolverPath path) {
  for (const Path& named : kNames) {
    if (named.path == path) return named.name;
  }
  return {};
}

std::optional<SolverPath> path_named(std::string_view name) {
  for (const Path& named : kNames) {
    if (named.name == name) return named.path;
  }
  return std::nullopt;
}

Solutions count_solutions(const Grid& grid, std::uint64_t limit, const Effort& effort) {
  SearchAccount account(limit, effort);
  return run(grid, effort, account);
}

Solutions count_solutions_without(const Grid& grid, Ban ban, std::uint64_t limit,
                                  const Effort& effort) {
  SearchAccount account(limit, effort, nullptr, ban);
  return run(grid, effort, account);
}

Solutions find_solutions(const Grid& grid, std::uint64_t limit, std::vector<Grid>& into,
                         const Effort& effort) {
  SearchAccount account(limit, effort, &into);
  return run(grid, effort, account);
}

std::optional<Grid> solve(const Grid& grid, const Effort& effort) {
  std::vector<Grid> found;
  find_solutions(grid, 1, found, effort);
  return found.empty() ? std::nullopt : std::optional(found.front());
}

}  // namespace gridmates::sudoku
