#include "engine/sudoku/solver/singles.h"

#include <bit>

namespace gridmates::sudoku {
namespace {

bool is_single(Candidates candidates) { return std::has_single_bit(candidates); }

class Placing {
 public:
  Placing(Shape shape, std::span<const std::uint8_t> digits)
      : side_(static_cast<std::size_t>(shape.side())), units_(cells_of_units(shape)) {
    const Candidates all = (Candidates{1} << side_) - 1;
    for (const std::uint8_t digit : digits) {
      cells_.push_back(digit == 0 ? all : Candidates{1} << (digit - 1));
    }
  }

  // Unit by unit until none changes, at the latest when no candidate is left. False if a unit
  // cannot be filled.
  bool run() {
    bool changed = true;
    while (changed) {
      changed = false;
      for (std::size_t first = 0; first < units_.size(); first += side_) {
        if (!look_at(std::span(units_).subspan(first, side_), changed)) return false;
      }
    }
    return true;
  }

  std::vector<Candidates> take() { return std::move(cells_); }

 private:
  bool look_at(std::span<const int> unit, bool& changed) {
    Candidates once = 0;
    Candidates twice = 0;
    Candidates placed = 0;
    for (const int cell : unit) {
      const Candidates here = cells_[cell];
      if (is_single(here) && (placed & here) != 0) return false;
      if (is_single(here)) placed |= here;
      twice |= once & here;
      once |= here;
    }
    if (once != (Candidates{1} << side_) - 1) return false;
    const Candidates hidden = once & ~twice;
    for (const int cell : unit) {
      Candidates& here = cells_[cell];
      if (is_single(here)) continue;
      const Candidates before = here;
      here = (here & hidden) != 0 ? here & hidden : here & ~placed;
      if (here == 0 || (here & hidden & (here - 1)) != 0) return false;
      changed = changed || here != before;
    }
    return true;
  }

  std::size_t side_;
  std::vector<int> units_;
  std::vector<Candidates> cells_;
};

}  // namespace

std::vector<int> cells_of_units(Shape shape) {
  const int side = shape.side();
  std::vector<int> cells;
  for (int unit = 0; unit < side; ++unit) {
    for (int i = 0; i < side; ++i) cells.push_back(unit * side + i);
  }
  for (int unit = 0; unit < side; ++unit) {
    for (int i = 0; i < side; ++i) cells.push_back(i * side + unit);
  }
  for (int unit = 0; unit < side; ++unit) {
    const int row = unit / shape.box_rows * shape.box_rows;
    const int column = unit % shape.box_rows * shape.box_columns;
    for (int i = 0; i < side; ++i) {
      cells.push_back((row + i / shape.box_columns) * side + column + i % shape.box_columns);
    }
  }
  return cells;
}

std::optional<std::vector<Candidates>> place_singles(Shape shape,
                                                     std::span<const std::uint8_t> digits) {
  Placing placing(shape, digits);
  if (!placing.run()) return std::nullopt;
  return placing.take();
}

}  // namespace gridmates::sudoku
