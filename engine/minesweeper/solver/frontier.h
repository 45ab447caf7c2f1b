// The closed cells around numbers, prepared for counting: cells that single numbers decide are
// removed, cells that touch the same numbers form a group, and groups that share a number form a
// component. Scratch memory that is reused; one thread at a time.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/minesweeper/solver/clues.h"

namespace gridmates::minesweeper::counting {

using Index = std::uint16_t;

// The rest of a clue: `mines` in `cells` undecided cells, 0 < mines < cells, and their groups.
struct Number {
  std::int8_t mines = 0;
  std::int8_t cells = 0;
  std::uint8_t groups = 0;
  std::array<Index, 8> group{};
};

// Interchangeable cells: `size` cells with k mines are C(size, k) ways.
struct Group {
  std::uint8_t size = 0;
  std::uint8_t touches = 0;
  std::array<Cell, 8> cells{};
  std::array<Index, 8> numbers{};  // `touches` of them, ascending
};

struct Component {
  std::span<const Index> numbers;
  std::span<const Index> groups;
};

class Frontier {
 public:
  // Returns false if the numbers contradict each other, as far as single numbers show.
  bool sort(const Clues& clues);

  // Results of the last sort(), also the spans.
  const Number& number(Index index) const { return numbers_[index]; }
  const Group& group(Index index) const { return groups_[index]; }
  std::size_t numbers() const { return numbers_.size(); }
  std::size_t groups() const { return groups_.size(); }
  const std::vector<Component>& components() const { return components_; }
  // Undecided closed cells: those of the groups, and those that touch no number.
  const Rows& undecided() const { return undecided_; }
  int grouped() const { return static_cast<int>(cells_.size()); }
  // Mines that are shown or decided.
  const Rows& mines() const { return mines_; }

 private:
  struct Touched {
    Cell cell = 0;
    std::uint8_t touches = 0;
    std::array<Index, 8> numbers{};
    bool grouped = false;
  };
  struct Place {
    std::uint32_t sort = 0;
    Index index = 0;
  };

  bool decide(const Clues& clues);
  Number number_of(const Clue& clue) const;
  void gather(Shape shape);
  Index touched(Cell cell);
  void make_groups();
  void join(Touched& touched, std::size_t first_group);
  void make_components();
  void collect(Index start);

  Rows undecided_;
  Rows mines_;
  std::vector<Clue> open_;   // those that have undecided cells
  std::uint32_t sorts_ = 0;  // entries with another number are stale
  std::vector<Place> places_ = std::vector<Place>(kMaxCells);  // in cells_
  std::vector<Touched> cells_;
  std::vector<std::array<Index, 8>> members_;  // by number: places in cells_
  std::vector<Number> numbers_;
  std::vector<Group> groups_;
  std::vector<std::uint8_t> number_seen_, group_seen_;
  std::vector<Index> number_list_, group_list_;  // component after component
  std::vector<Component> components_;
};

}  // namespace gridmates::minesweeper::counting
