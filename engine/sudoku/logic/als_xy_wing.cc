// ALS-XY-Wing: a set as the stem, two of its digits, a petal for each.
#include "engine/sudoku/logic/als.h"
#include "engine/sudoku/logic/als_petals.h"

namespace gridmates::sudoku {
namespace {

template <class Capacity>
using Set = AlmostLockedSet<Capacity>;

// The step of two petals of a pivot, one for its digit x, the other for y.
template <class Capacity>
bool tell_wing(const Set<Capacity>& one, int x, const Set<Capacity>& pivot, int y,
               const Set<Capacity>& other, Steps& steps) {
  Step step;
  strike_commons(one, other, one.digits() & other.digits() & ~(digit_bit(x) | digit_bit(y)), step);
  if (step.eliminations.empty()) return false;
  tidy(step);
  step.technique = Technique::kAlsXyWing;
  step.cells = list_of(one.cells() | pivot.cells() | other.cells());
  step.digits = digits_of(step.eliminations);
  const int z = step.digits.front();
  step.chains.emplace_back();
  pass_through(one, z, x, step);
  pass_through(pivot, x, y, step);
  pass_through(other, y, z, step);
  return steps.add(std::move(step));
}

// Whether any petals of x and y together eliminate anything.
template <class Capacity>
bool is_fruitful(const Petals<Capacity>& petals, int x, int y, DigitSet digits) {
  for (int z : DigitsOf{digits & ~(digit_bit(x) | digit_bit(y))}) {
    if (petals.reach(x, z).meets(petals.reach(y, z))) return true;
  }
  return false;
}

template <class Capacity>
bool tell_wings(const Board<Capacity>& board, const Set<Capacity>& pivot,
                const Petals<Capacity>& petals, Steps& steps) {
  for (int y : DigitsOf{pivot.digits()}) {
    for (int x : DigitsOf{pivot.digits() & (digit_bit(y) - 1)}) {
      if (!is_fruitful(petals, x, y, board.geometry().all_digits)) continue;
      for (const auto* one : petals.of(x)) {
        for (const auto* other : petals.of(y)) {
          if (one != other && tell_wing(*one, x, pivot, y, *other, steps)) return true;
        }
      }
    }
  }
  return false;
}

}  // namespace

template <class Capacity>
void find_als_xy_wing(const Board<Capacity>& board, Steps& steps) {
  const auto sets = almost_locked_sets(board);
  const AlsLinks<Capacity> links(sets);
  Petals<Capacity> petals;
  for (std::size_t pivot = 0; pivot < sets.size(); ++pivot) {
    petals.begin(sets[pivot].digits());
    for (int digit : DigitsOf{sets[pivot].digits()}) {
      for (std::uint16_t to : links.of(pivot, digit)) petals.add(digit, sets[to]);
    }
    if (tell_wings(board, sets[pivot], petals, steps)) return;
  }
}

template void find_als_xy_wing(const Board<Nine>&, Steps&);
template void find_als_xy_wing(const Board<TwentyFive>&, Steps&);

}  // namespace gridmates::sudoku
