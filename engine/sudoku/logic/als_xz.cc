// ALS-XZ, with one restricted common and with two.
#include <algorithm>

#include "engine/sudoku/logic/almost_locked.h"
#include "engine/sudoku/logic/als.h"

namespace gridmates::sudoku {
namespace {

// The eliminations by a locked set outside of the other one, besides the restricted commons.
template <class Capacity>
void strike_locked(const AlmostLockedSet<Capacity>& set, const AlmostLockedSet<Capacity>& other,
                   DigitSet commons, Step& step) {
  for (int digit : DigitsOf{set.digits() & ~commons}) {
    strike(step, set.targets(digit).without(other.cells()), digit);
  }
}

template <class Capacity>
bool tell_pair(const AlmostLockedSet<Capacity>& one, const AlmostLockedSet<Capacity>& other,
               DigitSet commons, Steps& steps) {
  Step step;
  step.technique = Technique::kAlsXz;
  const int x = smallest_of(commons);
  const bool is_doubly_linked = commons != digit_bit(x);
  if (is_doubly_linked) {
    strike_commons(one, other, commons, step);
    strike_locked(one, other, commons, step);
    strike_locked(other, one, commons, step);
  } else {
    strike_commons(one, other, one.digits() & other.digits() & ~commons, step);
  }
  if (step.eliminations.empty()) return false;
  tidy(step);
  step.cells = list_of(one.cells() | other.cells());
  step.digits = digits_of(step.eliminations);
  const int z = is_doubly_linked ? smallest_of(commons & ~digit_bit(x)) : step.digits.front();
  step.chains.emplace_back();
  if (is_doubly_linked) {
    pass_through(one, x, z, step);
    pass_through(other, z, x, step);
  } else {
    pass_through(one, z, x, step);
    pass_through(other, x, z, step);
  }
  return steps.add(std::move(step));
}

}  // namespace

template <class Capacity>
void find_als_xz(const Board<Capacity>& board, Steps& steps) {
  const auto sets = almost_locked_sets(board);
  const AlsLinks<Capacity> links(sets);
  std::vector<DigitSet> commons(sets.size());  // shared with the current set
  for (std::size_t i = 1; i < sets.size(); ++i) {
    std::fill_n(commons.begin(), i, DigitSet{0});
    for (int digit : DigitsOf{sets[i].digits()}) {
      for (std::uint16_t to : links.of(i, digit)) commons[to] |= digit_bit(digit);
    }
    for (std::size_t j = 0; j < i; ++j) {
      if (commons[j] != 0 && tell_pair(sets[j], sets[i], commons[j], steps)) return;
    }
  }
}

template void find_als_xz(const Board<Nine>&, Steps&);
template void find_als_xz(const Board<TwentyFive>&, Steps&);

}  // namespace gridmates::sudoku
