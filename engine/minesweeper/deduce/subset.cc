// What two numbers imply together. The difference of the numbers is the difference in mines between
// the cells around only the one and the cells around only the other. If it equals the number of the
// former cells, these are mined and the latter are safe; two numbers imply nothing else that does
// not follow from one. "Set deduction" in Simon Tatham's Mines.
#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "engine/minesweeper/deduce/deducer.h"

namespace gridmates::minesweeper {
namespace {

// A set of cells in a 7x7 square that contains the surroundings of the number in its middle and of
// every number that shares a cell with it: row by row, the middle is bit 24.
using Wide = std::uint64_t;
constexpr int kSide = 7;
constexpr int kMiddle = 3;

// The surroundings of the middle, from an 8-bit set.
constexpr std::array<Wide, 256> kWide = [] {
  std::array<Wide, 256> wide{};
  for (unsigned set = 0; set < 256; ++set) {
    int i = 0;
    for (int y = kMiddle - 1; y <= kMiddle + 1; ++y) {
      for (int x = kMiddle - 1; x <= kMiddle + 1; ++x) {
        if (x == kMiddle && y == kMiddle) continue;
        if ((set >> i & 1) != 0) wide[set] |= Wide{1} << (kSide * y + x);
        ++i;
      }
    }
  }
  return wide;
}();

// The same for a number elsewhere in the square.
constexpr Wide moved(Wide wide, int right, int down) {
  const int by = kSide * down + right;
  return by < 0 ? wide >> -by : wide << by;
}

std::vector<Cell> cells_of(Wide wide, Shape shape, Cell middle) {
  std::vector<Cell> cells;
  for (; wide != 0; wide &= wide - 1) {
    const int bit = std::countr_zero(wide);
    const int down = bit / kSide - kMiddle, right = bit % kSide - kMiddle;
    cells.push_back(static_cast<Cell>(middle + down * shape.width + right));
  }
  return cells;
}

}  // namespace

std::optional<Step> Deducer::by_subset() {
  while (const auto number = pairs_.pop()) {
    if (!sight_.active(*number)) continue;
    if (auto step = subset_of(*number)) {
      pairs_.push(*number);
      return step;
    }
    components_.push(*number);
  }
  return std::nullopt;
}

std::optional<Step> Deducer::subset_of(Cell number) const {
  const Shape shape = sight_.shape();
  const int column = shape.column(number), row = shape.row(number);
  const Wide mine = kWide[sight_.unknown_around(number)];
  for (int y = std::max(row - 2, 0); y <= std::min(row + 2, shape.height - 1); ++y) {
    for (int x = std::max(column - 2, 0); x <= std::min(column + 2, shape.width - 1); ++x) {
      const auto other = static_cast<Cell>(y * shape.width + x);
      if (!sight_.active(other)) continue;
      const Wide its = moved(kWide[sight_.unknown_around(other)], x - column, y - row);
      if ((mine & its) == 0 || mine == its) continue;
      const int more = sight_.mines_around(number) - sight_.mines_around(other);
      Wide mined = mine & ~its, safe = its & ~mine;
      if (more != std::popcount(mined)) {
        std::swap(mined, safe);
        if (-more != std::popcount(mined)) continue;
      }
      const bool tells_mines = mined != 0;
      return Step{Argument::kSubset,
                  tells_mines,
                  cells_of(tells_mines ? mined : safe, shape, number),
                  {std::min(number, other), std::max(number, other)}};
    }
  }
  return std::nullopt;
}

}  // namespace gridmates::minesweeper
