// Several cells on which keys act together. Plain value; one thread.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace gridmates::terminal {

struct Selection {
  std::vector<std::uint32_t> cells;  // in order, including the cursor's; empty: only the cursor's
  bool by_arrows = false;            // arrows select

  bool empty() const { return cells.empty(); }
  bool has(std::uint32_t cell) const { return std::ranges::find(cells, cell) != cells.end(); }
  void end() { *this = {}; }
  // Selects both cells as the cursor moves from one to the other.
  void extend(std::uint32_t from, std::uint32_t to) {
    for (const std::uint32_t cell : {from, to}) {
      if (from != to && !has(cell)) cells.push_back(cell);
    }
  }
};

}  // namespace gridmates::terminal
