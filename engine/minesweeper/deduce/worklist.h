// A stack of cells to be processed, each in it at most once; last in, first out keeps the work
// local. A plain value; one thread at a time.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/minesweeper/field/shape.h"

namespace gridmates::minesweeper {

class Worklist {
 public:
  explicit Worklist(Shape shape) : waiting_(shape.cells()) {}

  void push(Cell cell) {
    if (waiting_[cell] != 0) return;
    waiting_[cell] = 1;
    cells_.push_back(cell);
  }
  std::optional<Cell> pop() {
    while (!cells_.empty()) {
      const Cell cell = cells_.back();
      cells_.pop_back();
      if (waiting_[cell] == 0) continue;
      waiting_[cell] = 0;
      return cell;
    }
    return std::nullopt;
  }
  // Removes the cell from the list.
  void drop(Cell cell) { waiting_[cell] = 0; }

 private:
  std::vector<Cell> cells_;  // also dropped ones, until they are popped
  std::vector<std::uint8_t> waiting_;
};

}  // namespace gridmates::minesweeper
