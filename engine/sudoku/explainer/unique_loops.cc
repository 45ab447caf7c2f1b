#include "engine/sudoku/explainer/unique_loops.h"

#include <optional>

#include "engine/sudoku/explainer/choices.h"
#include "engine/sudoku/explainer/loop_search.h"

namespace gridmates::sudoku::explainer {
namespace {

// By type, from 1: rectangles, then longer loops.
constexpr ScaleStep kRectangles[] = {ScaleStep::kUniqueRectangle1, ScaleStep::kUniqueRectangle2,
                                     ScaleStep::kUniqueRectangle3, ScaleStep::kUniqueRectangle4};
constexpr ScaleStep kLongerLoops[] = {ScaleStep::kUniqueLoop1, ScaleStep::kUniqueLoop2,
                                      ScaleStep::kUniqueLoop3, ScaleStep::kUniqueLoop4};

// In tenths, beyond a loop of six.
int added_by_loop(std::size_t cells) { return cells >= 10 ? 4 : cells >= 8 ? 1 : 0; }

// Tries the types on loop after loop and keeps the easiest; ties go to the lowest type, then to the
// first found.
template <class Capacity>
class LoopTypes {
 public:
  LoopTypes(const CandidateGrid<Capacity>& grid, const std::array<bool, 5>& types)
      : grid_(grid), types_(types) {}

  void look_at(std::span<const Cell> loop, DigitSet both) {
    both_ = both;
    size_ = loop.size();
    base_ = row_of(step_of(1)).rating + added_by_loop(size_);
    extra_cells_.clear();
    DigitSet extras = 0;
    for (Cell cell : loop) {
      if (grid_.count(cell) <= 2) continue;
      extra_cells_.push_back(cell);
      extras |= grid_.candidates(cell) & ~both;
    }
    if (extra_cells_.empty()) return;
    if (extra_cells_.size() == 1) {
      try_type_1();
    } else if (extra_cells_.size() > 2 || has_one(extras)) {
      try_type_2(first_extra());
    } else {
      try_type_3(extras);
    }
    if (extra_cells_.size() == 2) try_type_4();
  }

  // The choices tried since the last call, in inferences.
  std::uint64_t take_work() {
    const std::uint64_t work = choices_ / kChoicesPerInference;
    choices_ %= kChoicesPerInference;
    return work;
  }

  bool close(Deductions& out) const {
    if (!best_rating_) return false;
    for (Candidate c : best_) out.remove(c);
    return out.close(best_step_, *best_rating_ - row_of(best_step_).rating);
  }

 private:
  // Whether this would be better than the best so far; if so, begins it.
  bool is_better(int rating, int type) {
    if (!types_[static_cast<std::size_t>(type)]) return false;
    if (best_rating_ && std::pair(rating, type) >= std::pair(*best_rating_, best_type_)) {
      return false;
    }
    trial_.clear();
    return true;
  }
  void remove(Cell cell, DigitSet digits) {
    for (int digit : DigitsOf{grid_.candidates(cell) & digits}) {
      trial_.push_back({cell, static_cast<std::uint8_t>(digit)});
    }
  }
  void keep(int rating, int type) {
    if (trial_.empty()) return;
    best_.swap(trial_);
    best_rating_ = rating;
    best_type_ = type;
    best_step_ = step_of(type);
  }
  ScaleStep step_of(int type) const { return (size_ > 4 ? kLongerLoops : kRectangles)[type - 1]; }

  DigitSet first_extra() const {
    const DigitSet extras = grid_.candidates(extra_cells_[0]) & ~both_;
    return extras & (~extras + 1);
  }

  // The only extra cell must be neither digit.
  void try_type_1() {
    if (!is_better(base_, 1)) return;
    remove(extra_cells_[0], both_);
    keep(base_, 1);
  }

  // One of the extra cells must be their common extra digit.
  void try_type_2(DigitSet extra) {
    if (!is_better(base_, 2)) return;
    CellSet<Capacity> cells;
    for (Cell cell : extra_cells_) cells.add(cell);
    for (std::size_t cell : grid_.geometry().seen_by_all(cells)) {
      remove(static_cast<Cell>(cell), extra);
    }
    keep(base_, 2);
  }

  // The two extra cells act like one cell that has their extra digits: it may be part of a set.
  void try_type_3(DigitSet extras) {
    for (int size = std::popcount(extras); size <= static_cast<int>(grid_.side()) - 2; ++size) {
      for (UnitKind kind : kBoxRowColumn) {
        const Unit unit = grid_.geometry().units_of[extra_cells_[0]][kind];
        if (unit != grid_.geometry().units_of[extra_cells_[1]][kind]) continue;
        const std::size_t one = grid_.layout().index[extra_cells_[0]][kind];
        const std::size_t other = grid_.layout().index[extra_cells_[1]][kind];
        if (2 * size <= grid_.empty_in(unit)) try_naked(unit, one, other, extras, size);
        if (2 * size < grid_.empty_in(unit)) try_hidden(unit, one, other, extras, size);
      }
    }
  }

  void try_naked(Unit unit, std::size_t one, std::size_t other, DigitSet extras, int size) {
    const int rating = base_ + size - 1;
    const Spots loop_spots = Spots{1} << one | Spots{1} << other;
    const DigitSet in_both =
        extras & grid_.candidates(extra_cells_[0]) & grid_.candidates(extra_cells_[1]);
    each_choice(size, static_cast<int>(grid_.side()), [&](std::uint64_t choice) {
      ++choices_;
      const auto chosen = static_cast<Spots>(choice);
      if ((chosen & loop_spots) != Spots{1} << one || !is_better(rating, 3)) return false;
      DigitSet others = 0;
      for (std::size_t spot : EachBit{chosen & ~loop_spots}) {
        const DigitSet candidates = grid_.candidates(grid_.cell_at(unit, spot));
        if (std::popcount(candidates) < 2) return false;
        others |= candidates;
      }
      const DigitSet set = others | extras;
      if (std::popcount(others | in_both) != size || std::popcount(set) != size) return false;
      for (std::size_t spot = 0; spot < grid_.side(); ++spot) {
        if (((chosen | loop_spots) >> spot & 1) == 0) remove(grid_.cell_at(unit, spot), set);
      }
      keep(rating, 3);
      return false;
    });
  }

  void try_hidden(Unit unit, std::size_t one, std::size_t other, DigitSet extras, int size) {
    const int rating = base_ + size - 2;
    std::array<int, Capacity::kSide> digits;
    int count = 0;
    for (int digit : DigitsOf{grid_.geometry().all_digits & ~both_ & ~extras}) {
      digits[static_cast<std::size_t>(count++)] = digit;
    }
    if (count == 0) return;
    each_choice(size - 2, count, [&](std::uint64_t choice) {
      ++choices_;
      DigitSet set = both_;
      for (std::size_t i : EachBit{static_cast<std::uint32_t>(choice)}) set |= digit_bit(digits[i]);
      Spots cells = 0;
      for (int digit : DigitsOf{set}) {
        const Spots spots = grid_.spots(unit, digit) & ~(Spots{1} << other);
        if (spots == 0) return false;
        cells |= spots;
      }
      if (std::popcount(cells) != size || !is_better(rating, 3)) return false;
      for (std::size_t spot : EachBit{cells & ~(Spots{1} << one)}) {
        remove(grid_.cell_at(unit, spot), ~set);
      }
      keep(rating, 3);
      return false;
    });
  }

  // One of the two digits must stand in one of the two extra cells, so neither has the other digit.
  void try_type_4() {
    const int low = std::countr_zero(both_) + 1;
    const int high = std::bit_width(both_);
    for (int locked : {low, high}) {
      if (!is_locked(locked)) continue;
      if (!is_better(base_, 4)) return;
      for (Cell cell : extra_cells_) remove(cell, both_ & ~digit_bit(locked));
      keep(base_, 4);
      return;
    }
  }

  bool is_locked(int digit) const {
    for (UnitKind kind : kBoxRowColumn) {
      const Unit unit = grid_.geometry().units_of[extra_cells_[0]][kind];
      if (unit != grid_.geometry().units_of[extra_cells_[1]][kind]) continue;
      if (std::popcount(grid_.spots(unit, digit)) == 2) return true;
    }
    return false;
  }

  const CandidateGrid<Capacity>& grid_;
  const std::array<bool, 5>& types_;
  DigitSet both_ = 0;
  std::size_t size_ = 0;
  int base_ = 0;
  std::vector<Cell> extra_cells_;
  std::vector<Candidate> trial_;
  std::vector<Candidate> best_;
  std::uint64_t choices_ = 0;
  std::optional<int> best_rating_;
  int best_type_ = 0;
  ScaleStep best_step_{};
};

}  // namespace

template <class Capacity>
bool find_unique_loop(const CandidateGrid<Capacity>& grid, const std::array<bool, 5>& allowed,
                      Budget& budget, Deductions& out) {
  LoopTypes<Capacity> types(grid, allowed);
  int steps = kLoopSteps;
  for (std::size_t cell : grid.pairs()) {
    const DigitSet both = grid.candidates(cell);
    LoopSearch<Capacity> search(grid, both, steps);
    search.from(static_cast<Cell>(cell), [&](std::span<const Cell> loop) {
      if (budget.is_spent()) return;
      types.look_at(loop, both);
      budget.spend(types.take_work());
    });
  }
  return types.close(out);
}

template bool find_unique_loop(const CandidateGrid<Nine>&, const std::array<bool, 5>&, Budget&,
                               Deductions&);
template bool find_unique_loop(const CandidateGrid<TwentyFive>&, const std::array<bool, 5>&,
                               Budget&, Deductions&);

}  // namespace gridmates::sudoku::explainer
