// Sets that share a restricted common with a stem: of a stem one digit or another must stand, so
// one set or another must lose that digit and have all its others. Plain value; one thread.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "engine/sudoku/logic/almost_locked.h"

namespace gridmates::sudoku {

template <class Capacity>
class Petals {
 public:
  using Cells = CellSet<Capacity>;
  using Set = AlmostLockedSet<Capacity>;

  // Of a new stem with these digits: no petals.
  void begin(DigitSet stem_digits) {
    for (int digit : DigitsOf{stem_digits}) {
      sets_[index(digit)].clear();
      reach_[index(digit)] = {};
    }
  }
  // A set that cannot have the digit when the stem has it; it must live as long.
  void add(int stem_digit, const Set& set) {
    sets_[index(stem_digit)].push_back(&set);
    for (int z : DigitsOf{set.digits() & ~digit_bit(stem_digit)}) {
      reach_[index(stem_digit)][index(z)] |= set.targets(z);
    }
  }
  // All petals of this digit, in the order in which they were added.
  const std::vector<const Set*>& of(int stem_digit) const { return sets_[index(stem_digit)]; }

  // Where z falls by some petal of this digit.
  const Cells& reach(int stem_digit, int z) const { return reach_[index(stem_digit)][index(z)]; }

  // Of the petals of this digit that take z from `target` and are not taken yet, that which takes
  // most of `wanted`, a set with `target`; the first of several, null when there is none.
  const Set* best(int stem_digit, int z, std::size_t target, const Cells& wanted,
                  std::span<const Set* const> taken) const {
    const Set* out = nullptr;
    int most = 0;
    for (const Set* set : sets_[index(stem_digit)]) {
      if (!set->has(z) || !set->targets(z).has(target)) continue;
      const int count = (set->targets(z) & wanted).count();
      if (count > most && std::find(taken.begin(), taken.end(), set) == taken.end()) {
        most = count;
        out = set;
      }
    }
    return out;
  }

 private:
  static std::size_t index(int digit) { return static_cast<std::size_t>(digit - 1); }

  std::array<std::vector<const Set*>, Capacity::kSide> sets_;
  std::array<std::array<Cells, Capacity::kSide>, Capacity::kSide> reach_;
};

}  // namespace gridmates::sudoku
