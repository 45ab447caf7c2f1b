#include "engine/sudoku/solver.h"

#include <bit>

namespace gridmates::sudoku {
namespace {

std::uint8_t lowest(DigitSet digits) {
  return static_cast<std::uint8_t>(std::countr_zero(digits) + 1);
}

// A partly filled grid and what its units have used up. Small enough to be copied at every guess.
class Position {
 public:
  const Grid& grid() const { return grid_; }
  bool is_empty(std::uint8_t cell) const { return grid_[cell] == 0; }
  DigitSet candidates(std::uint8_t cell) const {
    const int used = rows_[row_of(cell)] | columns_[column_of(cell)] | boxes_[box_of(cell)];
    return static_cast<DigitSet>(kAllDigits & ~used);
  }
  // False, and nothing placed, when the digit is no candidate of the cell.
  bool place(std::uint8_t cell, std::uint8_t digit) {
    const DigitSet bit = only(digit);
    if ((candidates(cell) & bit) == 0) return false;
    grid_[cell] = digit;
    rows_[row_of(cell)] |= bit;
    columns_[column_of(cell)] |= bit;
    boxes_[box_of(cell)] |= bit;
    return true;
  }

 private:
  Grid grid_{};
  std::array<DigitSet, kSide> rows_{};
  std::array<DigitSet, kSide> columns_{};
  std::array<DigitSet, kSide> boxes_{};
};

// Singles until there are none, then a guess in the cell with the fewest candidates: the method of
// Peter Norvig, "Solving Every Sudoku Puzzle" (2006), on bit masks.
class Search {
 public:
  Search(std::uint32_t limit, std::uint64_t max_nodes) : limit_(limit), max_nodes_(max_nodes) {}

  Solutions run(const Grid& givens) {
    Position position;
    found_.decided = true;
    for (std::uint8_t cell = 0; cell < kCells; ++cell) {
      if (givens[cell] != 0 && !position.place(cell, givens[cell])) return found_;
    }
    explore(position);
    return found_;
  }

 private:
  bool done() const { return !found_.decided || found_.found >= limit_; }

  // Recursion ends after at most 81 levels: each places a digit.
  void explore(Position position) {
    if (!settle(position)) return;
    const std::optional<std::uint8_t> cell = tightest(position);
    if (!cell) {
      if (++found_.found == 1) found_.first = position.grid();
      return;
    }
    for (DigitSet rest = position.candidates(*cell); rest != 0 && !done(); rest &= rest - 1) {
      Position guess = position;
      if (place(guess, *cell, lowest(rest))) explore(guess);
    }
  }

  // Places naked and hidden singles until there are none; false at a contradiction or the end of
  // the budget.
  bool settle(Position& position) {
    std::uint64_t before = 0;
    do {
      before = found_.nodes;
      if (!place_naked_singles(position) || !place_hidden_singles(position)) return false;
    } while (found_.nodes != before);
    return true;
  }

  bool place_naked_singles(Position& position) {
    for (std::uint8_t cell = 0; cell < kCells; ++cell) {
      if (!position.is_empty(cell)) continue;
      const DigitSet candidates = position.candidates(cell);
      if (candidates == 0) return false;
      if (std::has_single_bit(candidates) && !place(position, cell, lowest(candidates)))
        return false;
    }
    return true;
  }

  bool place_hidden_singles(Position& position) {
    for (std::uint8_t unit = 0; unit < kUnits; ++unit) {
      DigitSet placed = 0;
      DigitSet once = 0;
      DigitSet twice = 0;
      for (std::uint8_t cell : cells_of_unit(unit)) {
        const DigitSet here = position.is_empty(cell) ? position.candidates(cell) : DigitSet{0};
        placed |= only(position.grid()[cell]);
        twice |= once & here;
        once |= here;
      }
      if ((placed | once) != kAllDigits) return false;
      for (DigitSet rest = once & ~twice; rest != 0; rest &= rest - 1) {
        if (!place_in_unit(position, unit, lowest(rest))) return false;
      }
    }
    return true;
  }

  bool place_in_unit(Position& position, std::uint8_t unit, std::uint8_t digit) {
    for (std::uint8_t cell : cells_of_unit(unit)) {
      if (position.is_empty(cell) && (position.candidates(cell) & only(digit)) != 0) {
        return place(position, cell, digit);
      }
    }
    return false;
  }

  static std::optional<std::uint8_t> tightest(const Position& position) {
    std::optional<std::uint8_t> best;
    int fewest = kSide + 1;
    for (std::uint8_t cell = 0; cell < kCells; ++cell) {
      if (!position.is_empty(cell)) continue;
      const int count = std::popcount(position.candidates(cell));
      if (count >= fewest) continue;
      fewest = count;
      best = cell;
    }
    return best;
  }

  // Every digit placed is a node; past the budget nothing is placed any more.
  bool place(Position& position, std::uint8_t cell, std::uint8_t digit) {
    if (found_.nodes >= max_nodes_) {
      found_.decided = false;
      return false;
    }
    ++found_.nodes;
    return position.place(cell, digit);
  }

  std::uint32_t limit_;
  std::uint64_t max_nodes_;
  Solutions found_;
};

}  // namespace

Solutions count_solutions(const Grid& grid, std::uint32_t limit, std::uint64_t max_nodes) {
  return Search(limit, max_nodes).run(grid);
}

std::optional<Grid> solve(const Grid& grid, std::uint64_t max_nodes) {
  return count_solutions(grid, 1, max_nodes).first;
}

}  // namespace gridmates::sudoku
