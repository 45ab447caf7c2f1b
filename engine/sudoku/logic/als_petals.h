// Sets that share a restricted common with a stem: one of the stem's digits must stand, so one of
// the sets must lose that digit and have all its others. Plain value; one thread.
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

  // Starts with a new stem with these digits and no petals.
  void begin(DigitSet stem_digits) {
    for (int digit : DigitsOf{stem_digits}) {
      sets_[index(digit)].clear();
      reach_[index(digit)] = {};
    }
  }
  // Adds a set that cannot have the digit when the stem has it; the set must outlive this object.
  void add(int stem_digit, const Set& set) {
    sets_[index(stem_digit)].push_back(&set);
    for (int z : DigitsOf{set.digits() & ~digit_bit(stem_digit)}) {
      reach_[index(stem_digit)][index(z)] |= set.targets(z);
    }
  }
  // All petals of this digit, in the order in which they were added.
  const std::vector<const Set*>& of(int stem_digit) const { return sets_[index(stem_digit)]; }

  // The cells from which some petal of this digit eliminates z.
  const Cells& reach(int stem_digit, int z) const { return reach_[index(stem_digit)][index(z)]; }

  // Of the petals of this digit that eliminate z from `target` and are not taken, the one that
  // covers most of `wanted` (which contains `target`); the first of several, null if there is none.
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
