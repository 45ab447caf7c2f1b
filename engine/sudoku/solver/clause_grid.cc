#include "engine/sudoku/solver/clause_grid.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "engine/sudoku/solver/clauses.h"
#include "engine/sudoku/solver/paths.h"
#include "engine/sudoku/solver/singles.h"

namespace gridmates::sudoku {
namespace {

class ClauseGrid {
 public:
  ClauseGrid(Shape shape, std::vector<Candidates> candidates)
      : shape_(shape), candidates_(std::move(candidates)) {
    for (const Candidates here : candidates_) {
      first_variable_.push_back(variables_);
      if (!std::has_single_bit(here)) variables_ += std::popcount(here);
    }
  }

  Clauses clauses() const {
    Clauses clauses(variables_);
    const auto side = static_cast<std::size_t>(shape_.side());
    const std::vector<int> units = cells_of_units(shape_);
    for (int cell = 0; cell < shape_.cells(); ++cell) add_cell(cell, clauses);
    for (std::size_t first = 0; first < units.size(); first += side) {
      const bool is_box = first >= 2 * side * side;
      for (int digit = 0; digit < shape_.side(); ++digit) {
        add_unit(std::span(units).subspan(first, side), digit, is_box, clauses);
      }
    }
    return clauses;
  }

  // The solution in the current assignment.
  Digits solution(const Clauses& clauses) const {
    Digits digits;
    for (std::size_t cell = 0; cell < candidates_.size(); ++cell) {
      Candidates here = candidates_[cell];
      int variable = first_variable_[cell];
      while (!std::has_single_bit(here) && !clauses.is_true(variable)) {
        here &= here - 1;
        ++variable;
      }
      digits.push_back(static_cast<std::uint8_t>(std::countr_zero(here) + 1));
    }
    return digits;
  }

 private:
  bool is_open(int cell, int digit) const {
    const Candidates here = candidates_[cell];
    return !std::has_single_bit(here) && (here >> digit & 1) != 0;
  }

  int variable(int cell, int digit) const {
    const Candidates below = candidates_[cell] & ((Candidates{1} << digit) - 1);
    return first_variable_[cell] + std::popcount(below);
  }

  void add_cell(int cell, Clauses& clauses) const {
    std::vector<Literal> any;
    for (int digit = 0; digit < shape_.side(); ++digit) {
      if (is_open(cell, digit)) any.push_back(positive(variable(cell, digit)));
    }
    if (any.empty()) return;
    clauses.add(any);
    for (std::size_t i = 0; i < any.size(); ++i) {
      for (std::size_t j = i + 1; j < any.size(); ++j) exclude(any[i], any[j], clauses);
    }
  }

  void add_unit(std::span<const int> unit, int digit, bool is_box, Clauses& clauses) const {
    std::vector<Literal> any;
    std::vector<int> cells;
    for (const int cell : unit) {
      if (!is_open(cell, digit)) continue;
      for (std::size_t i = 0; i < any.size(); ++i) {
        if (!is_box || !share_line(cell, cells[i])) {
          exclude(any[i], positive(variable(cell, digit)), clauses);
        }
      }
      any.push_back(positive(variable(cell, digit)));
      cells.push_back(cell);
    }
    if (!any.empty()) clauses.add(any);
  }

  bool share_line(int a, int b) const {
    return a / shape_.side() == b / shape_.side() || a % shape_.side() == b % shape_.side();
  }

  static void exclude(Literal a, Literal b, Clauses& clauses) {
    const Literal pair[] = {negated(a), negated(b)};
    clauses.add(pair);
  }

  Shape shape_;
  std::vector<Candidates> candidates_;
  std::vector<int> first_variable_;  // by cell
  int variables_ = 0;
};

bool is_grid(Shape shape, std::span<const std::uint8_t> digits) {
  return shape.is_known() && digits.size() == static_cast<std::size_t>(shape.cells()) &&
         std::all_of(digits.begin(), digits.end(),
                     [&](std::uint8_t digit) { return digit <= shape.side(); });
}

// Calls `found` with every solution until it or the account returns false.
void search(Shape shape, std::span<const std::uint8_t> digits, SearchAccount& account,
            const std::function<bool(const Digits&)>& found) {
  if (!is_grid(shape, digits)) return;
  auto candidates = place_singles(shape, digits);
  if (!candidates) return;
  const ClauseGrid grid(shape, *std::move(candidates));
  Clauses clauses = grid.clauses();
  clauses.search(account, [&] { return found(grid.solution(clauses)); });
}

}  // namespace

Solutions count_by_clauses(Shape shape, std::span<const std::uint8_t> grid, std::uint64_t limit,
                           const Effort& effort, std::vector<Digits>* keep) {
  SearchAccount account(limit, effort);
  search(shape, grid, account, [&](const Digits& solution) {
    if (keep != nullptr) keep->push_back(solution);
    return account.count();
  });
  return account.result();
}

void search_clauses(const Grid& givens, SearchAccount& account) {
  search({}, givens, account, [&](const Digits& solution) {
    return account.add([&] {
      Grid grid;
      std::copy(solution.begin(), solution.end(), grid.begin());
      return grid;
    });
  });
}

}  // namespace gridmates::sudoku
