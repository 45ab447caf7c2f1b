#include "engine/sudoku/generate/dig.h"

#include <algorithm>

namespace gridmates::sudoku {

std::optional<Dug> Digger::dig(const Digits& full, std::span<const std::uint16_t> cells,
                               DigLimits limits) const {
  Dug dug{full, shape_.cells(), true, {}};
  const std::vector<std::uint16_t> queue = orbits_of(cells);
  dug.removed.reserve(queue.size());
  // The first third of the cells can nearly always go; from then on, ever fewer at once.
  std::size_t stride = std::max<std::size_t>(1, queue.size() / 3);
  for (std::size_t next = 0; next < queue.size();) {
    if (effort_.stop.stop_requested()) return std::nullopt;
    const auto some = affordable(
        OrbitSpan(queue).subspan(next, std::min(stride, queue.size() - next)), dug.givens, limits);
    if (some.empty()) {
      dug.minimal = false;
      if (dug.givens <= limits.enough) break;
      ++next;
      continue;
    }
    write(some, nullptr, dug.puzzle);
    const Count solutions = count(dug.puzzle, some, full);
    if (solutions == Count::kOne) {
      dug.givens -= cells_in(some);
      dug.removed.insert(dug.removed.end(), some.begin(), some.end());
      next += some.size();
      continue;
    }
    write(some, &full, dug.puzzle);
    stride = std::max<std::size_t>(1, some.size() / 2);
    if (some.size() > 1) continue;
    dug.minimal = dug.minimal && solutions == Count::kMore;
    ++next;
  }
  return dug;
}

void Digger::put_back(Dug& dug, const Digits& full) const {
  const std::uint16_t last = dug.removed.back();
  dug.removed.pop_back();
  write({&last, 1}, &full, dug.puzzle);
  dug.givens += cells_in({&last, 1});
  dug.minimal = false;
}

// The orbits of cells, each where its first cell stands.
std::vector<std::uint16_t> Digger::orbits_of(std::span<const std::uint16_t> cells) const {
  std::vector<std::uint16_t> queue;
  std::vector<bool> is_known(static_cast<std::size_t>(orbits_.count()));
  queue.reserve(is_known.size());
  for (const std::uint16_t cell : cells) {
    const auto orbit = static_cast<std::uint16_t>(orbits_.of(cell));
    if (is_known[orbit]) continue;
    is_known[orbit] = true;
    queue.push_back(orbit);
  }
  return queue;
}

// The first ones of a queue, as many as may go before there are few enough givens.
Digger::OrbitSpan Digger::affordable(OrbitSpan queue, int givens, DigLimits limits) const {
  std::size_t count = 0;
  while (count < queue.size() && givens > limits.enough) {
    givens -= static_cast<int>(orbits_.cells(queue[count]).size());
    if (givens < limits.fewest) break;
    ++count;
  }
  return queue.first(count);
}

int Digger::cells_in(OrbitSpan orbits) const {
  int cells = 0;
  for (const std::uint16_t orbit : orbits) {
    cells += static_cast<int>(orbits_.cells(orbit).size());
  }
  return cells;
}

// Writes what `from` has in these orbits, or nothing.
void Digger::write(OrbitSpan orbits, const Digits* from, Digits& to) const {
  for (const std::uint16_t orbit : orbits) {
    for (const std::uint16_t cell : orbits_.cells(orbit)) {
      to[cell] = from != nullptr ? (*from)[cell] : std::uint8_t{0};
    }
  }
}

// How many solutions there are, where there was one before these orbits were removed. Of a single
// cell of 9x9 it is asked whether it can have another digit.
Digger::Count Digger::count(const Digits& puzzle, OrbitSpan removed, const Digits& full) const {
  if (const std::uint16_t cell = orbits_.cells(removed[0])[0];
      shape_ == Shape{} && cells_in(removed) == 1) {
    Grid grid;
    std::copy_n(puzzle.begin(), kCells, grid.begin());
    const Ban ban = {static_cast<std::uint8_t>(cell), full[cell]};
    const Solutions others = count_solutions_without(grid, ban, 1, effort_);
    if (others.found > 0) return Count::kMore;
    return others.decided ? Count::kOne : Count::kUnknown;
  }
  const Solutions solutions = count_solutions(shape_, puzzle, 2, effort_);
  if (solutions.found > 1) return Count::kMore;
  return solutions.decided ? Count::kOne : Count::kUnknown;
}

}  // namespace gridmates::sudoku
