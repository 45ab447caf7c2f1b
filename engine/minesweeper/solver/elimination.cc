#include "engine/minesweeper/solver/elimination.h"

#include <bit>
#include <limits>

namespace gridmates::minesweeper::counting {

// Closes one number after another: always the one whose cells open the fewest new numbers (least
// growth of the front, the greedy choice of elimination orders; Dechter, "Bucket elimination: a
// unifying framework for reasoning", 1999). Ties go to the one that has been open longest.
bool Elimination::plan(const Frontier& frontier, const Component& component) {
  begin(frontier, component);
  while (rounds_.size() < component.groups.size()) {
    const Number& number = frontier.number(next_number(frontier, component));
    for (unsigned i = 0; i < number.groups; ++i) {
      const Index group = next_group(frontier, number);
      if (group == kNoGroup) break;
      if (!count(frontier, group)) return false;
    }
  }
  return true;
}

void Elimination::begin(const Frontier& frontier, const Component& component) {
  rounds_.clear();
  open_.clear();
  mark_ = 0;
  free_slots_ = ~std::uint32_t{0};
  progress_.resize(frontier.numbers());
  done_.resize(frontier.groups());
  for (const Index group : component.groups) done_[group] = false;
  for (const Index number : component.numbers) {
    progress_[number] = {.slot = -1, .later = frontier.number(number).cells, .marked = mark_};
  }
}

Index Elimination::next_number(const Frontier& frontier, const Component& component) {
  Index best = 0;
  unsigned least = std::numeric_limits<unsigned>::max();
  const std::span<const Index> choice =
      open_.empty() ? component.numbers : std::span<const Index>(open_);
  for (const Index index : choice) {
    const unsigned opened = news(frontier, frontier.number(index));
    if (opened >= least) continue;
    least = opened;
    best = index;
  }
  return best;
}

// The number of numbers that open if the rest around this one is counted.
unsigned Elimination::news(const Frontier& frontier, const Number& number) {
  ++mark_;
  unsigned opened = 0;
  for (unsigned i = 0; i < number.groups; ++i) {
    if (!done_[number.group[i]]) opened += news(frontier.group(number.group[i]));
  }
  return opened;
}

unsigned Elimination::news(const Group& group) {
  unsigned opened = 0;
  for (unsigned i = 0; i < group.touches; ++i) {
    Progress& progress = progress_[group.numbers[i]];
    if (progress.slot >= 0 || progress.marked == mark_) continue;
    progress.marked = mark_;
    ++opened;
  }
  return opened;
}

// Of the groups around a number, the one to count first: it opens the fewest new numbers.
Index Elimination::next_group(const Frontier& frontier, const Number& number) {
  Index best = kNoGroup;
  unsigned least = std::numeric_limits<unsigned>::max();
  for (unsigned i = 0; i < number.groups; ++i) {
    if (done_[number.group[i]]) continue;
    ++mark_;
    const unsigned opened = news(frontier.group(number.group[i]));
    if (opened >= least) continue;
    least = opened;
    best = number.group[i];
  }
  return best;
}

bool Elimination::count(const Frontier& frontier, Index index) {
  const Group& group = frontier.group(index);
  Round round{.group = index, .size = group.size, .touches = group.touches};
  done_[index] = true;
  for (unsigned i = 0; i < group.touches; ++i) {
    const Index touched = group.numbers[i];
    Progress& progress = progress_[touched];
    if (progress.slot < 0) {
      if (free_slots_ == 0) return false;
      open(touched, frontier.number(touched), round);
    }
    progress.later -= static_cast<std::int8_t>(group.size);
    round.slots[i] = static_cast<std::uint8_t>(progress.slot);
    round.later[i] = progress.later;
    round.touched += Remainders::at(round.slots[i], 1);
  }
  std::erase_if(open_, [&](Index touched) { return close(touched); });
  rounds_.push_back(round);
  return true;
}

void Elimination::open(Index index, const Number& number, Round& round) {
  const auto slot = static_cast<unsigned>(std::countr_zero(free_slots_));
  free_slots_ &= free_slots_ - 1;
  progress_[index].slot = static_cast<std::int8_t>(slot);
  round.opened += Remainders::at(slot, static_cast<std::uint64_t>(number.mines));
  open_.push_back(index);
}

// A number whose cells have all been counted needs nothing more, so its slot is freed.
bool Elimination::close(Index index) {
  const Progress& progress = progress_[index];
  if (progress.later > 0) return false;
  free_slots_ |= std::uint32_t{1} << progress.slot;
  return true;
}

}  // namespace gridmates::minesweeper::counting
