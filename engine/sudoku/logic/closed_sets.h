// Finds N owners that have N members together: cells and their candidates (naked subsets), digits
// and their places (hidden subsets). Pure functions; any thread.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/sudoku/logic/geometry.h"

namespace gridmates::sudoku {

inline int size_of(DigitSet digits) { return std::popcount(digits); }
template <std::size_t N>
int size_of(const Bits<N>& set) {
  return set.count();
}

// An owner, with a number that the caller chooses, and its members.
template <class Set>
struct Owner {
  std::uint16_t name = 0;
  Set members{};
};

// Room for the owners of a line and a box; does not allocate.
template <class Set>
class Owners {
 public:
  void add(std::uint16_t name, const Set& members) { owners_[size_++] = {name, members}; }
  void clear() { size_ = 0; }
  int size() const { return static_cast<int>(size_); }
  operator std::span<const Owner<Set>>() const { return {owners_.data(), size_}; }

 private:
  std::array<Owner<Set>, 2 * std::size_t{kMaxSide}> owners_{};
  std::size_t size_ = 0;
};

// The names of the chosen owners, in the order given.
inline constexpr int kMostChosen = 4;
using Chosen = std::array<std::uint16_t, kMostChosen>;

namespace closed_sets_detail {

template <class Set, class Visit>
bool choose(std::span<const Owner<Set>> owners, int size, int depth, const Set& together,
            Chosen& chosen, Visit& visit) {
  if (depth == size) return size_of(together) == size && visit(chosen, together);
  for (std::size_t i = 0; i + static_cast<std::size_t>(size - depth) <= owners.size(); ++i) {
    const Set wider = together | owners[i].members;
    if (size_of(wider) > size) continue;
    chosen[static_cast<std::size_t>(depth)] = owners[i].name;
    if (choose(owners.subspan(i + 1), size, depth + 1, wider, chosen, visit)) return true;
  }
  return false;
}

}  // namespace closed_sets_detail

// Calls visit(chosen, together) for every choice of `size` (1 .. kMostChosen) owners that have
// exactly `size` members together, until it returns true. Returns whether it did.
template <class Set, class Visit>
bool each_closed(const Owners<Set>& owners, int size, Visit visit) {
  Chosen chosen{};
  return closed_sets_detail::choose<Set>(owners, size, 0, Set{}, chosen, visit);
}

// The same with an additional owner that is always among the `size`; its place is chosen[0].
template <class Set, class Visit>
bool each_closed_with(const Set& one, const Owners<Set>& owners, int size, Visit visit) {
  Chosen chosen{};
  return closed_sets_detail::choose<Set>(owners, size, 1, one, chosen, visit);
}

}  // namespace gridmates::sudoku
