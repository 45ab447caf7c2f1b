// Cells that have to be looked at, each at most once at a time; the last one in is the first one
// out, so that work stays where it is. A plain value; one thread at a time.
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
  // It need not be looked at any more.
  void drop(Cell cell) { waiting_[cell] = 0; }

 private:
  std::vector<Cell> cells_;  // those that were dropped, too, until their turn comes
  std::vector<std::uint8_t> waiting_;
};

}  // namespace gridmates::minesweeper
