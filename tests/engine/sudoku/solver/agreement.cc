#include "tests/engine/sudoku/solver/agreement.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "tests/engine/sudoku/banded/banded.h"

namespace gridmates::sudoku {
namespace {

std::string text_of(Shape shape, const Digits& digits) {
  std::string text = std::to_string(shape.box_rows) + "x" + std::to_string(shape.box_columns) + " ";
  for (const std::uint8_t digit : digits) text += std::to_string(digit) + ",";
  return text;
}

// By the rules as sets, without any code of a solver.
bool solves(Shape shape, const Digits& solution, const Digits& puzzle) {
  const int side = shape.side();
  if (solution.size() != puzzle.size()) return false;
  std::set<std::array<int, 3>> seen;
  for (int cell = 0; cell < shape.cells(); ++cell) {
    const int digit = solution[cell];
    if (digit < 1 || digit > side || (puzzle[cell] != 0 && puzzle[cell] != digit)) return false;
    const int row = cell / side;
    const int column = cell % side;
    seen.insert({0, row, digit});
    seen.insert({1, column, digit});
    seen.insert({2, row / shape.box_rows * side + column / shape.box_columns, digit});
  }
  return seen.size() == 3 * puzzle.size();
}

// The error in the solutions of one solver by themselves.
std::string judge(Shape shape, const Digits& digits, const Solutions& told,
                  std::vector<Digits>& solutions) {
  if (told.found != solutions.size()) return "miscounts";
  for (const Digits& solution : solutions) {
    if (!solves(shape, solution, digits)) return "finds what is no solution";
  }
  std::sort(solutions.begin(), solutions.end());
  if (std::adjacent_find(solutions.begin(), solutions.end()) != solutions.end()) {
    return "finds a solution twice";
  }
  return {};
}

Solutions ask_banded(Shape, const Digits& digits, std::uint64_t limit, std::uint64_t max_nodes,
                     std::vector<Digits>& into) {
  Grid grid{};
  std::copy(digits.begin(), digits.end(), grid.begin());
  std::vector<Grid> found;
  const Solutions told = find_banded(grid, limit, {.max_nodes = max_nodes}, &found);
  for (const Grid& one : found) into.emplace_back(one.begin(), one.end());
  return told;
}

}  // namespace

std::vector<ComparedSolver> compared_solvers(Shape shape) {
  std::vector<ComparedSolver> all;
  if (shape == Shape{}) all.push_back({"banded", ask_banded});
  for (const SolverPath path : solver_paths()) {
    const bool general = path == SolverPath::kExactCover || path == SolverPath::kClauses;
    if (!is_available(path) || (shape != Shape{} && !general)) continue;
    all.push_back(
        {std::string(name_of(path)), [path](Shape of, const Digits& digits, std::uint64_t limit,
                                            std::uint64_t max_nodes, std::vector<Digits>& into) {
           return find_solutions(of, digits, limit, into, {max_nodes, {}, path});
         }});
  }
  return all;
}

std::string disagreement(Shape shape, const Digits& digits, std::uint64_t limit,
                         std::uint64_t max_nodes, std::span<const ComparedSolver> asked) {
  std::optional<std::vector<Digits>> expected;
  for (const ComparedSolver& solver : asked) {
    std::vector<Digits> solutions;
    const Solutions told = solver.find(shape, digits, limit, max_nodes, solutions);
    std::string wrong = judge(shape, digits, told, solutions);
    if (wrong.empty() && told.decided) {
      if (!expected) expected = solutions;
      const bool same =
          told.found < limit ? solutions == *expected : solutions.size() == expected->size();
      if (!same) wrong = "finds other solutions than the first";
    }
    if (!wrong.empty()) return solver.name + " " + wrong + ": " + text_of(shape, digits);
  }
  return {};
}

std::string disagreement(Shape shape, const Digits& digits, std::uint64_t limit,
                         std::uint64_t max_nodes) {
  return disagreement(shape, digits, limit, max_nodes, compared_solvers(shape));
}

std::string disagreement(const Grid& grid, std::uint64_t limit, std::uint64_t max_nodes) {
  return disagreement({}, Digits(grid.begin(), grid.end()), limit, max_nodes);
}

std::string disagreement_on(std::span<const std::uint8_t> bytes) {
  constexpr std::array kShapes = {Shape{},     Shape{2, 2}, Shape{2, 3}, Shape{3, 2}, Shape{2, 4},
                                  Shape{2, 5}, Shape{4, 3}, Shape{4, 4}, Shape{5, 1}};
  if (bytes.empty()) return {};
  const Shape shape = kShapes[bytes[0] % kShapes.size()];
  bytes = bytes.subspan(1);
  Digits digits(static_cast<std::size_t>(shape.cells()));
  for (std::size_t i = 0; i < bytes.size() && i < digits.size(); ++i) {
    const bool garbage = bytes[i] >= 250;
    const bool given = bytes[i] < 128;
    digits[i] =
        garbage ? bytes[i] : static_cast<std::uint8_t>(given ? bytes[i] % (shape.side() + 1) : 0);
  }
  return disagreement(shape, digits, 20, 20'000);
}

Digits pattern(Shape shape) {
  const int side = shape.side();
  Digits digits;
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) {
      const int shift = row % shape.box_rows * shape.box_columns + row / shape.box_rows;
      digits.push_back(static_cast<std::uint8_t>((shift + column) % side + 1));
    }
  }
  return digits;
}

}  // namespace gridmates::sudoku
