// The closed cells that numbers tell of, sorted for counting: what single numbers decide is taken
// out, cells that touch the same numbers are one group, and groups that share a number are one
// component. Scratch memory that is used again; one thread at a time.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/minesweeper/field/shape.h"
#include "engine/minesweeper/solver/clues.h"

namespace gridmates::minesweeper::counting {

using Index = std::uint16_t;

// What is left of a clue: `mines` of `cells` undecided cells, 0 < mines < cells.
struct Number {
  std::int8_t mines = 0;
  std::uint8_t cells = 0;
  std::uint8_t members = 0;
  std::array<Index, 8> member{};  // while cells are sorted: cells; then: groups
};

// Cells of which only the number of mines matters: `size` cells with k mines are C(size, k) ways.
struct Group {
  std::uint8_t size = 0;
  std::uint8_t touches = 0;
  std::array<Cell, 8> cells{};
  std::array<Index, 8> numbers{};  // `touches` of them, ascending
};

struct Component {
  std::span<const Index> numbers;
  std::span<const Index> groups;
  int cells = 0;
};

class Frontier {
 public:
  // False: the numbers contradict each other, as seen from one number after the other.
  bool sort(const Clues& clues);

  const Number& number(Index index) const { return numbers_[index]; }
  const Group& group(Index index) const { return groups_[index]; }
  std::size_t numbers() const { return numbers_.size(); }
  std::size_t groups() const { return groups_.size(); }
  // Spans of the last sort().
  const std::vector<Component>& components() const { return components_; }
  const std::vector<Cell>& safe() const { return safe_; }
  const std::vector<Cell>& mined() const { return mined_; }
  std::size_t cells() const { return cells_.size(); }  // decided or not

 private:
  enum class Fate : std::uint8_t { kOpen, kDecided, kGrouped };
  struct Touched {
    Cell cell = 0;
    Fate fate = Fate::kOpen;
    std::uint8_t touches = 0;
    std::array<Index, 8> numbers{};
  };
  struct Place {
    std::uint32_t round = 0;
    Index index = 0;
  };

  void gather(const Clues& clues);
  Touched& touched(Cell cell);
  bool decide();
  void decide(Touched& touched, bool mined);
  void make_groups();
  void join(Touched& touched, std::size_t first_group);
  void make_components();
  void collect(Index start);

  std::uint32_t round_ = 0;  // of sort(): what carries another one is left over
  std::vector<Place> places_ = std::vector<Place>(kMaxCells);
  std::vector<Touched> cells_;
  std::vector<Number> numbers_;
  std::vector<Index> queue_;  // numbers that may decide all their cells
  std::vector<Group> groups_;
  std::vector<bool> number_seen_, group_seen_;
  std::vector<Index> number_list_, group_list_;  // component after component
  std::vector<Component> components_;
  std::vector<Cell> safe_, mined_;
};

}  // namespace gridmates::minesweeper::counting
