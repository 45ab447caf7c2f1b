// The arrangements of mines on unknown cells that some numbers, and optionally the number of mines
// left, allow. One thread at a time.
//
// A search with unit propagation and chronological backtracking (Davis, Logemann and Loveland,
// 1962), which begins at the arrangement found last and decides only cells of numbers that it does
// not satisfy: after a small change the search is short. Nodes are decisions.
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

  // Loads the unknown cells around these active numbers, constrained by all of the numbers. With
  // `counted`, the mines left must also fit into these cells and the other unknown ones.
  void load(const Sight& sight, std::span<const Cell> numbers, bool counted);

  // Whether there is an arrangement at all; must be called first. Each decision costs a node of the
  // budget.
  Answer any(std::uint32_t& budget);
  // Whether there is an arrangement in which this loaded cell is mined, or is not.
  Answer any_with(Cell cell, bool mined, std::uint32_t& budget);
  // Whether there is one with a mine, or without one, on some cell that is not loaded; only with
  // `counted`, and only if there is such a cell.
  Answer any_elsewhere(bool mined, std::uint32_t& budget);

  // For a loaded cell, after any() returned kSome: whether it is mined in the arrangement found
  // last, and whether the arrangements found since any() differ in it.
  bool mined(Cell cell) const { return model_.has(cell); }
  bool varies(Cell cell) const { return variables_[index_[cell]].varies; }

  // The loaded cells.
  bool loaded(Cell cell) const { return loaded_.has(cell); }
  std::size_t size() const { return variables_.size(); }
  Cell cell(std::size_t i) const { return variables_[i].cell; }

  // The number of unknown cells that are not loaded.
  int elsewhere() const { return elsewhere_; }
  // False when disjoint numbers show that the number of mines left neither excludes an arrangement
  // nor decides another cell; only with `counted`.
  bool count_matters();

 private:
  struct Variable {
    Cell cell = 0;
    bool free = true;
    bool mined = false;   // if not free
    bool wanted = false;  // mined in the last arrangement
    bool varies = false;
    std::uint8_t size = 0;
    std::array<std::uint16_t, 8> sums{};  // the first `size`
  };
  // The constraint of one number on the loaded cells around it.
  struct Sum {
    std::int8_t mines = 0;  // still to be placed on its free cells
    std::int8_t free = 0;
    std::int8_t wanted = 0;  // mines of the last arrangement on its free cells
    std::uint8_t size = 0;
    std::array<std::uint16_t, 8> variables{};  // the first `size`
  };
  // The constraint on all loaded cells: between two bounds.
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
  // The least and the greatest number of mines that the free cells hold.
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
  Cells model_;  // the last arrangement; also of cells loaded earlier
  Cells loaded_;
  std::vector<std::uint16_t> index_;  // of each loaded cell, its place among the variables
  std::vector<std::uint16_t> trail_;
  std::vector<std::uint16_t> pending_;
  std::vector<Decision> decisions_;
  std::vector<std::uint8_t> taken_;
};

}  // namespace gridmates::minesweeper
