// Several cells that keys act on together. Plain value; one thread.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace gridmates::terminal {

struct Selection {
  std::vector<std::uint32_t> cells;  // as they came, with the cursor's; empty: only that one
  bool by_arrows = false;            // arrows select

  bool empty() const { return cells.empty(); }
  bool has(std::uint32_t cell) const { return std::ranges::find(cells, cell) != cells.end(); }
  void end() { *this = {}; }
  // The cursor goes from one cell to another, and both are selected.
  void extend(std::uint32_t from, std::uint32_t to) {
    for (const std::uint32_t cell : {from, to}) {
      if (from != to && !has(cell)) cells.push_back(cell);
    }
  }
};

}  // namespace gridmates::terminal
