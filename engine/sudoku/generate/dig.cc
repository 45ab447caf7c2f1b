#include "engine/sudoku/generate/dig.h"

#include <algorithm>

#include "engine/sudoku/generate/generator_options.h"

namespace gridmates::sudoku {

std::optional<Dug> Digger::dig(const Digits& full, std::span<const std::uint16_t> cells,
                               DigLimits limits) const {
  Dug dug{full, shape_.cells(), true, {}, 0};
  const std::vector<std::uint16_t> queue = orbits_of(cells);
  dug.removed.reserve(queue.size());
  // The first third of the cells can nearly always be removed at once; after that fewer and fewer.
  std::size_t stride = std::max<std::size_t>(1, queue.size() / 3);
  for (std::size_t next = 0; next < queue.size();) {
    if (effort_.stop.stop_requested()) return std::nullopt;
    if (dug.work >= limits.work) {
      dug.minimal = false;
      break;
    }
    const auto some = affordable(
        OrbitSpan(queue).subspan(next, std::min(stride, queue.size() - next)), dug.givens, limits);
    if (some.empty()) {
      dug.minimal = false;
      if (dug.givens <= limits.enough) break;
      ++next;
      continue;
    }
    write(some, nullptr, dug.puzzle);
    const Count solutions = count(dug, some, full);
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

// The orbits of these cells, in the order of their first cells.
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

// The first orbits of a queue, as many as may be removed before there are few enough givens.
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

// Sets these orbits to the digits of `from`, or to empty.
void Digger::write(OrbitSpan orbits, const Digits* from, Digits& to) const {
  for (const std::uint16_t orbit : orbits) {
    for (const std::uint16_t cell : orbits_.cells(orbit)) {
      to[cell] = from != nullptr ? (*from)[cell] : std::uint8_t{0};
    }
  }
}

// How many solutions there are, given that there was one before these orbits were removed.
Digger::Count Digger::count(Dug& dug, OrbitSpan removed, const Digits& full) const {
  const bool is_ban = may_ban(removed);
  const Solutions told = is_ban ? count_others(dug.puzzle, removed, full)
                                : count_solutions(shape_, dug.puzzle, 2, effort_);
  dug.work += static_cast<std::uint64_t>(shape_.cells()) + kWorkPerNode * told.nodes;
  if (told.found > (is_ban ? 0u : 1u)) return Count::kMore;
  return told.decided ? Count::kOne : Count::kUnknown;
}

// For a single cell of 9x9 the test is whether it can have another digit.
bool Digger::may_ban(OrbitSpan removed) const {
  return shape_ == Shape{} && cells_in(removed) == 1;
}

Solutions Digger::count_others(const Digits& puzzle, OrbitSpan removed, const Digits& full) const {
  const std::uint16_t cell = orbits_.cells(removed[0])[0];
  Grid grid;
  std::copy_n(puzzle.begin(), kCells, grid.begin());
  return count_solutions_without(grid, {static_cast<std::uint8_t>(cell), full[cell]}, 1, effort_);
}

}  // namespace gridmates::sudoku
