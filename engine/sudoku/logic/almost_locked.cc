#include "engine/sudoku/logic/almost_locked.h"

namespace gridmates::sudoku {
namespace {

// Enumerates the sets of one size in one unit.
template <class Capacity>
class Enumeration {
 public:
  Enumeration(const Board<Capacity>& board, int size, AlmostLockedSets<Capacity>& found)
      : board_(board), size_(size), found_(found) {}

  void look_in(Unit unit) {
    unit_ = unit;
    extend(board_.geometry().cells_of[unit] & board_.empty_cells(), {}, 0, 0);
  }

 private:
  using Cells = CellSet<Capacity>;

  void extend(Cells left, const Cells& cells, int count, DigitSet digits) {
    if (count == size_) {
      if (std::popcount(digits) == size_ + 1 && is_first_sight(cells)) {
        found_.emplace_back(board_, cells, digits);
      }
      return;
    }
    for (std::size_t cell : left) {
      if (found_.size() >= kMostAlses) return;
      left.remove(cell);
      const DigitSet together = digits | board_.candidates(cell);
      if (std::popcount(together) > size_ + 1) continue;
      Cells more = cells;
      more.add(cell);
      extend(left, more, count + 1, together);
    }
  }

  // Cells that share two units count for the line, and a single cell for its row.
  bool is_first_sight(const Cells& cells) const {
    const auto& geometry = board_.geometry();
    for (Unit unit : geometry.units_of[cells.first()]) {
      if (cells.is_part_of(geometry.cells_of[unit])) return unit == unit_;
    }
    return true;
  }

  const Board<Capacity>& board_;
  int size_;
  AlmostLockedSets<Capacity>& found_;
  Unit unit_ = 0;
};

}  // namespace

template <class Capacity>
AlmostLockedSet<Capacity>::AlmostLockedSet(const Board<Capacity>& board, const Cells& cells,
                                           DigitSet digits)
    : cells_(cells), digits_(digits) {
  std::size_t rank = 0;
  for (int digit : DigitsOf{digits}) {
    places_[rank] = board.places(digit) & cells;
    targets_[rank] = board.geometry().seen_by_all(places_[rank]) & board.places(digit);
    ++rank;
  }
}

template <class Capacity>
AlmostLockedSets<Capacity> almost_locked_sets(const Board<Capacity>& board) {
  AlmostLockedSets<Capacity> found;
  for (int size = 1; size <= most_als_cells(board.side()); ++size) {
    Enumeration<Capacity> enumeration(board, size, found);
    for (int unit = 0; unit < board.geometry().units; ++unit) {
      enumeration.look_in(static_cast<Unit>(unit));
    }
  }
  return found;
}

// Sets with the same digit are stored contiguously, as each is compared with every other.
template <class Capacity>
AlsLinks<Capacity>::AlsLinks(const AlmostLockedSets<Capacity>& sets) : sets_(sets.size()) {
  struct Place {
    CellSet<Capacity> places;
    CellSet<Capacity> targets;
    std::uint16_t set;
  };
  std::vector<Place> with_digit;
  starts_.reserve(sets_ * Capacity::kSide + 1);
  for (int digit = 1; digit <= Capacity::kSide; ++digit) {
    with_digit.clear();
    for (std::size_t set = 0; set < sets_; ++set) {
      if (!sets[set].has(digit)) continue;
      with_digit.push_back(
          {sets[set].places(digit), sets[set].targets(digit), static_cast<std::uint16_t>(set)});
    }
    std::size_t next = 0;
    for (std::size_t set = 0; set < sets_; ++set) {
      starts_.push_back(static_cast<std::uint32_t>(links_.size()));
      if (next == with_digit.size() || with_digit[next].set != set) continue;
      const CellSet<Capacity> targets = with_digit[next++].targets;
      if (targets.none()) continue;
      for (const Place& other : with_digit) {
        if (other.places.is_part_of(targets)) links_.push_back(other.set);
      }
    }
  }
  starts_.push_back(static_cast<std::uint32_t>(links_.size()));
}

template class AlmostLockedSet<Nine>;
template class AlmostLockedSet<TwentyFive>;
template AlmostLockedSets<Nine> almost_locked_sets(const Board<Nine>&);
template AlmostLockedSets<TwentyFive> almost_locked_sets(const Board<TwentyFive>&);
template class AlsLinks<Nine>;
template class AlsLinks<TwentyFive>;

}  // namespace gridmates::sudoku
