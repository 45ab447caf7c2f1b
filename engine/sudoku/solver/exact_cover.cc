#include "engine/sudoku/solver/exact_cover.h"

#include <algorithm>
#include <array>

#include "engine/sudoku/solver/paths.h"

namespace gridmates::sudoku {
namespace {

// Chooses the givens; false if one is not a digit or two of them clash.
bool choose_givens(DancingLinks& links, Shape shape, std::span<const std::uint8_t> grid) {
  for (std::size_t cell = 0; cell < grid.size(); ++cell) {
    if (grid[cell] == 0) continue;
    if (grid[cell] > shape.side()) return false;
    const int option = static_cast<int>(cell) * shape.side() + grid[cell] - 1;
    if (!links.choose(option)) return false;
  }
  return true;
}

template <class Cells>
Cells write_down(std::span<const int> options, int side, Cells cells) {
  for (const int option : options) {
    cells[static_cast<std::size_t>(option / side)] = static_cast<std::uint8_t>(option % side + 1);
  }
  return cells;
}

}  // namespace

DancingLinks cover_of(Shape shape) {
  const int side = shape.side();
  DancingLinks links(4 * shape.cells());
  for (int cell = 0; cell < shape.cells(); ++cell) {
    const int row = cell / side;
    const int column = cell % side;
    const int box = row / shape.box_rows * shape.box_rows + column / shape.box_columns;
    for (int digit = 0; digit < side; ++digit) {
      const std::array items = {cell, shape.cells() + row * side + digit,
                                2 * shape.cells() + column * side + digit,
                                3 * shape.cells() + box * side + digit};
      links.add_option(items);
    }
  }
  return links;
}

Solutions count_by_cover(Shape shape, std::span<const std::uint8_t> grid, std::uint64_t limit,
                         const Effort& effort, std::vector<Digits>* keep) {
  SearchAccount account(limit, effort);
  if (!shape.is_known() || grid.size() != static_cast<std::size_t>(shape.cells())) {
    return account.result();
  }
  DancingLinks links = cover_of(shape);
  if (choose_givens(links, shape, grid)) {
    links.search(account, [&](std::span<const int> options) {
      if (keep != nullptr) keep->push_back(write_down(options, shape.side(), Digits(grid.size())));
      return account.count();
    });
  }
  return account.result();
}

void search_exact_cover(const Grid& givens, SearchAccount& account) {
  static const DancingLinks kMatrix = cover_of({});
  DancingLinks links = kMatrix;
  if (!choose_givens(links, {}, givens)) return;
  links.search(account, [&](std::span<const int> options) {
    return account.add([&] { return write_down(options, kSide, Grid{}); });
  });
}

}  // namespace gridmates::sudoku
