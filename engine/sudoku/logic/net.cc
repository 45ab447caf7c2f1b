#include "engine/sudoku/logic/net.h"

namespace gridmates::sudoku {

template <class Capacity>
Net<Capacity>::Net(const Board<Capacity>& board) : board_(board) {}

template <class Capacity>
void Net<Capacity>::assume(Candidate c) {
  board_.place(c);
  placed_[c.digit - 1u].add(c.cell);
  Cells alone;
  alone.add(c.cell);
  facts_.push_back({alone, c.digit, true});
}

template <class Capacity>
void Net<Capacity>::exclude(Candidate c) {
  board_.eliminate(c);
  Cells alone;
  alone.add(c.cell);
  facts_.push_back({alone, c.digit, false});
}

template <class Capacity>
bool Net<Capacity>::settle(NetReach reach) {
  // Every round removes a candidate or is the last.
  while (true) {
    Outcome outcome = take_naked_singles();
    if (outcome == Outcome::kNothing) outcome = take_hidden_singles();
    if (outcome == Outcome::kNothing && reach == NetReach::kLockedCandidates) {
      outcome = take_locked_candidates();
    }
    if (outcome != Outcome::kProgress) return outcome == Outcome::kNothing;
  }
}

// All at once: cells that are a place of one digit and not of a second one.
template <class Capacity>
auto Net<Capacity>::take_naked_singles() -> Outcome {
  Cells once;
  Cells twice;
  for (int digit = 1; digit <= board_.side(); ++digit) {
    twice |= once & board_.places(digit);
    once |= board_.places(digit);
  }
  if (!board_.empty_cells().is_part_of(once)) return Outcome::kContradiction;
  const Cells singles = once.without(twice);
  if (singles.none()) return Outcome::kNothing;
  for (std::size_t cell : singles) {
    const DigitSet left = board_.candidates(cell);
    if (left == 0) return Outcome::kContradiction;
    assume({static_cast<Cell>(cell), static_cast<std::uint8_t>(std::countr_zero(left) + 1)});
  }
  return Outcome::kProgress;
}

template <class Capacity>
auto Net<Capacity>::take_hidden_singles() -> Outcome {
  const Geometry<Capacity>& geometry = board_.geometry();
  Outcome outcome = Outcome::kNothing;
  for (int unit = 0; unit < geometry.units; ++unit) {
    const auto u = static_cast<Unit>(unit);
    for (int digit : DigitsOf{geometry.all_digits & ~board_.placed_in(u)}) {
      Cells places = board_.places(digit, u);
      const std::size_t cell = places.first();
      if (places.none()) return Outcome::kContradiction;
      places.remove(cell);
      if (places.any()) continue;
      assume({static_cast<Cell>(cell), static_cast<std::uint8_t>(digit)});
      outcome = Outcome::kProgress;
    }
  }
  return outcome;
}

// The first one that eliminates anything; singles may follow from it.
template <class Capacity>
auto Net<Capacity>::take_locked_candidates() -> Outcome {
  const Geometry<Capacity>& geometry = board_.geometry();
  for (int unit = 0; unit < geometry.units; ++unit) {
    const auto u = static_cast<Unit>(unit);
    for (int digit : DigitsOf{geometry.all_digits & ~board_.placed_in(u)}) {
      const Cells places = board_.places(digit, u);
      Cells gone = board_.places(digit);
      for (std::size_t cell : places) {
        gone &= geometry.peers[cell];
        if (gone.none()) break;
      }
      if (gone.none()) continue;
      for (std::size_t cell : gone) {
        board_.eliminate({static_cast<Cell>(cell), static_cast<std::uint8_t>(digit)});
      }
      facts_.push_back({places, static_cast<std::uint8_t>(digit), true});
      return Outcome::kProgress;
    }
  }
  return Outcome::kNothing;
}

template class Net<Nine>;
template class Net<TwentyFive>;

}  // namespace gridmates::sudoku
