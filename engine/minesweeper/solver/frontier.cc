#include "engine/minesweeper/solver/frontier.h"

#include <algorithm>
#include <bit>

namespace gridmates::minesweeper::counting {
namespace {

// Popcount of nine bits.
constexpr auto kCount = [] {
  std::array<std::int8_t, 512> count{};
  for (unsigned i = 0; i < 512; ++i) count[i] = static_cast<std::int8_t>(std::popcount(i));
  return count;
}();

}  // namespace

bool Frontier::sort(const Clues& clues) {
  if (!decide(clues)) return false;
  gather(clues.shape());
  make_groups();
  make_components();
  return true;
}

// The rest of a number.
Number Frontier::number_of(const Clue& clue) const {
  const int mines = kCount[mines_.around(clue.column, clue.row)];
  return {.mines = static_cast<std::int8_t>(clue.number - mines),
          .cells = kCount[undecided_.around(clue.column, clue.row)]};
}

// Applies what single numbers decide: all cells around one are safe, or all are mined. Repeats
// until a pass over all numbers decides nothing.
bool Frontier::decide(const Clues& clues) {
  undecided_ = clues.closed();
  mines_ = clues.shown();
  open_ = clues.all();
  for (bool decided = true; decided;) {
    decided = false;
    std::size_t kept = 0;
    for (const Clue clue : open_) {
      const Number number = number_of(clue);
      if (number.mines < 0 || number.mines > number.cells) return false;
      if (number.mines > 0 && number.mines < number.cells) {
        open_[kept++] = clue;
      } else if (number.cells > 0) {
        const unsigned cells = undecided_.around(clue.column, clue.row);
        undecided_.remove_around(clue.column, clue.row, cells);
        if (number.mines > 0) mines_.add_around(clue.column, clue.row, cells);
        decided = true;
      }
    }
    open_.resize(kept);
  }
  return true;
}

// Collects the cells of the numbers that are still open.
void Frontier::gather(Shape shape) {
  ++sorts_;
  cells_.clear();
  numbers_.clear();
  members_.resize(open_.size());
  for (const Clue clue : open_) {
    const auto index = static_cast<Index>(numbers_.size());
    numbers_.push_back(number_of(clue));
    std::size_t members = 0;
    for (unsigned nine = undecided_.around(clue.column, clue.row); nine != 0; nine &= nine - 1) {
      const auto step = static_cast<unsigned>(std::countr_zero(nine));
      const Index place = touched(shape.at(clue.column + step % 3 - 1, clue.row + step / 3 - 1));
      cells_[place].numbers[cells_[place].touches++] = index;
      members_[index][members++] = place;
    }
  }
}

Index Frontier::touched(Cell cell) {
  Place& place = places_[cell];
  if (place.sort != sorts_) {
    place = {sorts_, static_cast<Index>(cells_.size())};
    cells_.push_back({.cell = cell});
  }
  return place.index;
}

// A group is found at its first number, so a cell is compared only with groups of that number.
void Frontier::make_groups() {
  groups_.clear();
  for (Index index = 0; index < numbers_.size(); ++index) {
    const std::size_t first_group = groups_.size();
    for (int i = 0; i < numbers_[index].cells; ++i) {
      Touched& cell = cells_[members_[index][static_cast<std::size_t>(i)]];
      if (!cell.grouped) join(cell, first_group);
    }
  }
  for (Index index = 0; index < groups_.size(); ++index) {
    const Group& group = groups_[index];
    for (unsigned i = 0; i < group.touches; ++i) {
      Number& number = numbers_[group.numbers[i]];
      number.group[number.groups++] = index;
    }
  }
}

void Frontier::join(Touched& touched, std::size_t first_group) {
  touched.grouped = true;
  for (std::size_t i = first_group; i < groups_.size(); ++i) {
    Group& group = groups_[i];
    if (group.touches != touched.touches || group.numbers != touched.numbers) continue;
    group.cells[group.size++] = touched.cell;
    return;
  }
  groups_.push_back(
      {.size = 1, .touches = touched.touches, .cells = {touched.cell}, .numbers = touched.numbers});
}

void Frontier::make_components() {
  number_seen_.assign(numbers_.size(), false);
  group_seen_.assign(groups_.size(), false);
  number_list_.clear();
  group_list_.clear();
  components_.clear();
  // Spans point into these lists, so they must not reallocate.
  number_list_.reserve(numbers_.size());
  group_list_.reserve(groups_.size());
  for (Index index = 0; index < numbers_.size(); ++index) {
    if (!number_seen_[index]) collect(index);
  }
}

// The component of a number: breadth first, with the lists as queues.
void Frontier::collect(Index start) {
  const std::size_t first_number = number_list_.size(), first_group = group_list_.size();
  number_seen_[start] = true;
  number_list_.push_back(start);
  for (std::size_t next = first_number; next < number_list_.size(); ++next) {
    const Number& number = numbers_[number_list_[next]];
    for (unsigned i = 0; i < number.groups; ++i) {
      const Index index = number.group[i];
      if (group_seen_[index]) continue;
      group_seen_[index] = true;
      group_list_.push_back(index);
      const Group& group = groups_[index];
      for (unsigned j = 0; j < group.touches; ++j) {
        if (number_seen_[group.numbers[j]]) continue;
        number_seen_[group.numbers[j]] = true;
        number_list_.push_back(group.numbers[j]);
      }
    }
  }
  components_.push_back({std::span<const Index>(number_list_).subspan(first_number),
                         std::span<const Index>(group_list_).subspan(first_group)});
}

}  // namespace gridmates::minesweeper::counting
