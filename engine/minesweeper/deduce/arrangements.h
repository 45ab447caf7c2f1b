// The arrangements of mines on unknown cells that some numbers, and the number of mines left,
// allow. One thread at a time.
//
// A search with unit propagation and chronological backtracking (Davis, Logemann and Loveland,
// 1962), which begins at the arrangement that it found last and decides only about cells of numbers
// that are not right there: where little has changed, little is searched. Nodes are decisions.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/minesweeper/deduce/sight.h"
#include "engine/minesweeper/field/cells.h"

namespace gridmates::minesweeper {

class Arrangements {
 public:
  enum class Answer : std::uint8_t { kSome, kNone, kUndecided };

  // The unknown cells around these active numbers, as all of these say together. With `counted` the
  // mines left have room among these cells and the other unknown ones, too.
  void load(const Sight& sight, std::span<const Cell> numbers, bool counted);

  // Whether there is an arrangement at all, to be asked first; each decision takes a node of the
  // budget.
  Answer any(std::uint32_t& budget);
  // Whether there is one in which this loaded cell is mined, or is not.
  Answer any_with(Cell cell, bool mined, std::uint32_t& budget);
  // Whether there is one with a mine, or without one, on some cell that is not loaded; counted
  // alone, and there must be such a cell.
  Answer any_elsewhere(bool mined, std::uint32_t& budget);

  // After any() said kSome, of a loaded cell: whether it is mined in the arrangement that was found
  // last, and whether arrangements found since any() differ about it.
  bool mined(Cell cell) const { return model_.has(cell); }
  bool varies(Cell cell) const { return variables_[index_[cell]].varies; }

  // The loaded cells.
  bool loaded(Cell cell) const { return loaded_.has(cell); }
  std::size_t size() const { return variables_.size(); }
  Cell cell(std::size_t i) const { return variables_[i].cell; }

  // Cells that are unknown and not loaded.
  int elsewhere() const { return elsewhere_; }
  // False when the number of mines left excludes no arrangement and tells nothing of the other
  // cells, as disjoint numbers show; counted alone.
  bool count_matters();

 private:
  struct Variable {
    Cell cell = 0;
    bool free = true;
    bool mined = false;   // if not free
    bool wanted = false;  // in the last arrangement
    bool varies = false;
    std::uint8_t size = 0;
    std::array<std::uint16_t, 8> sums{};  // the first `size`
  };
  // Of the loaded cells around a number.
  struct Sum {
    std::int8_t mines = 0;  // to be put on its free cells
    std::int8_t free = 0;
    std::int8_t wanted = 0;  // mines of the last arrangement on its free cells
    std::uint8_t size = 0;
    std::array<std::uint16_t, 8> variables{};  // the first `size`
  };
  // The same of all loaded cells, between two bounds.
  struct Total {
    int least = 0;
    int most = 0;
    int free = 0;
    int wanted = 0;
  };
  struct Decision {
    std::size_t trail = 0;
    std::uint16_t variable = 0;
    bool mined = false;
  };
  // How many mines the free cells hold at least and at most.
  struct Bounds {
    int least = 0;
    int most = 0;
  };

  std::uint16_t variable_of(Cell cell);
  void add_sum(const Sight& sight, Cell number);
  Answer search(std::uint32_t& budget);
  bool propagate();
  bool settle(const Sum& sum);
  bool settle_total();
  void fill(std::span<const std::uint16_t> variables, bool mined);
  void assign(std::uint16_t variable, bool mined);
  void undo(std::size_t trail);
  bool turn_back();
  void adopt();
  const Sum* most_pressing() const;
  std::optional<Decision> next_decision() const;
  Bounds bounds();

  std::vector<Variable> variables_;
  std::vector<Sum> sums_;
  Total total_;
  bool counted_ = false;
  int elsewhere_ = 0;
  Cells model_;  // the last arrangement, of whatever was loaded
  Cells loaded_;
  std::vector<std::uint16_t> index_;  // of a loaded cell among the variables
  std::vector<std::uint16_t> trail_;
  std::vector<std::uint16_t> pending_;
  std::vector<Decision> decisions_;
  std::vector<std::uint8_t> taken_;
};

}  // namespace gridmates::minesweeper
