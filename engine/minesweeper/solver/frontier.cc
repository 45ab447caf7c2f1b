#include "engine/minesweeper/solver/frontier.h"

#include <algorithm>

namespace gridmates::minesweeper::counting {

bool Frontier::sort(const Clues& clues) {
  gather(clues);
  if (!decide()) return false;
  make_groups();
  make_components();
  return true;
}

void Frontier::gather(const Clues& clues) {
  ++round_;
  cells_.clear();
  numbers_.clear();
  queue_.clear();
  safe_.clear();
  mined_.clear();
  for (const Clue& clue : clues.all()) {
    const auto index = static_cast<Index>(numbers_.size());
    Number number{.mines = clue.mines, .cells = clue.size, .members = clue.size};
    for (unsigned i = 0; i < clue.size; ++i) {
      Touched& near = touched(clue.cells[i]);
      near.numbers[near.touches++] = index;
      number.member[i] = places_[clue.cells[i]].index;
    }
    if (clue.mines == 0 || clue.mines == clue.size) queue_.push_back(index);
    numbers_.push_back(number);
  }
}

Frontier::Touched& Frontier::touched(Cell cell) {
  Place& place = places_[cell];
  if (place.round != round_) {
    place = {round_, static_cast<Index>(cells_.size())};
    cells_.push_back({.cell = cell});
  }
  return cells_[place.index];
}

// Takes out what a number decides by itself: all its cells are safe, or all are mined.
bool Frontier::decide() {
  while (!queue_.empty()) {
    const Number number = numbers_[queue_.back()];
    queue_.pop_back();
    if (number.mines < 0 || number.mines > number.cells) return false;
    if (number.cells == 0) continue;
    for (unsigned i = 0; i < number.members; ++i) {
      Touched& cell = cells_[number.member[i]];
      if (cell.fate == Fate::kOpen) decide(cell, number.mines > 0);
    }
  }
  return true;
}

void Frontier::decide(Touched& touched, bool mined) {
  touched.fate = Fate::kDecided;
  (mined ? mined_ : safe_).push_back(touched.cell);
  for (unsigned i = 0; i < touched.touches; ++i) {
    Number& number = numbers_[touched.numbers[i]];
    --number.cells;
    number.mines -= mined ? 1 : 0;
    if (number.mines <= 0 || number.mines >= number.cells) queue_.push_back(touched.numbers[i]);
  }
}

// A group is found at its first number, so those of one number are all there is to compare with.
void Frontier::make_groups() {
  groups_.clear();
  for (Number& number : numbers_) {
    if (number.cells == 0) continue;
    const std::size_t first_group = groups_.size();
    for (unsigned i = 0; i < number.members; ++i) {
      Touched& cell = cells_[number.member[i]];
      if (cell.fate == Fate::kOpen) join(cell, first_group);
    }
  }
  for (Number& number : numbers_) number.members = 0;
  for (Index index = 0; index < groups_.size(); ++index) {
    const Group& group = groups_[index];
    for (unsigned i = 0; i < group.touches; ++i) {
      Number& number = numbers_[group.numbers[i]];
      number.member[number.members++] = index;
    }
  }
}

void Frontier::join(Touched& touched, std::size_t first_group) {
  touched.fate = Fate::kGrouped;
  const auto found =
      std::find_if(groups_.begin() + static_cast<std::ptrdiff_t>(first_group), groups_.end(),
                   [&](const Group& group) {
                     return group.numbers == touched.numbers && group.touches == touched.touches;
                   });
  if (found != groups_.end()) {
    found->cells[found->size++] = touched.cell;
  } else {
    groups_.push_back({.size = 1,
                       .touches = touched.touches,
                       .cells = {touched.cell},
                       .numbers = touched.numbers});
  }
}

void Frontier::make_components() {
  number_seen_.assign(numbers_.size(), false);
  group_seen_.assign(groups_.size(), false);
  number_list_.clear();
  group_list_.clear();
  components_.clear();
  // Spans look into the lists, which therefore may not move.
  number_list_.reserve(numbers_.size());
  group_list_.reserve(groups_.size());
  for (Index index = 0; index < numbers_.size(); ++index) {
    if (!number_seen_[index] && numbers_[index].cells > 0) collect(index);
  }
}

// The component of a number: breadth first, the lists being their own queue.
void Frontier::collect(Index start) {
  const std::size_t first_number = number_list_.size(), first_group = group_list_.size();
  Component component;
  number_seen_[start] = true;
  number_list_.push_back(start);
  for (std::size_t next = first_number; next < number_list_.size(); ++next) {
    const Number& number = numbers_[number_list_[next]];
    for (unsigned i = 0; i < number.members; ++i) {
      if (group_seen_[number.member[i]]) continue;
      group_seen_[number.member[i]] = true;
      group_list_.push_back(number.member[i]);
      const Group& group = groups_[number.member[i]];
      component.cells += group.size;
      for (unsigned j = 0; j < group.touches; ++j) {
        if (number_seen_[group.numbers[j]]) continue;
        number_seen_[group.numbers[j]] = true;
        number_list_.push_back(group.numbers[j]);
      }
    }
  }
  component.numbers = std::span<const Index>(number_list_).subspan(first_number);
  component.groups = std::span<const Index>(group_list_).subspan(first_group);
  components_.push_back(component);
}

}  // namespace gridmates::minesweeper::counting
