#include <array>

#include "engine/core/seeds.h"
#include "engine/tictactoe/grid.h"

namespace gridmates::tictactoe {

// A direction of lines, with a factor for the chance that a line is overlooked.
struct Windows::Way {
  int right, down;
  std::uint32_t overlooked;
};

namespace {

// The value of a window by the number of marks that it lacks, from one.
constexpr std::array<int, 6> kWorthByLack = {0, 220, 60, 16, 4, 1};

// A window is made of at most 19 cells, and there are at most 4 lines through a cell.
std::uint64_t key_number(std::size_t place) {
  core::Random random(core::seed_from(place + 1));
  return random.next();
}

}  // namespace

Windows::Windows(const Variant& variant, std::uint32_t overlooked_permille, core::Random* random)
    : variant_(variant) {
  for (const Way& way : {Way{1, 0, 1}, Way{0, 1, 1}, Way{1, 1, 2}, Way{-1, 1, 2}}) {
    add_lines(way, overlooked_permille, random);
  }
  std::vector<std::vector<std::uint16_t>> of_cell(variant.cells());
  for (std::size_t window = 0; window < size(); ++window) {
    for (const CellNumber cell : cells(window)) {
      of_cell[cell].push_back(static_cast<std::uint16_t>(window));
    }
  }
  for (const auto& windows : of_cell) {
    begins_.push_back(static_cast<std::uint32_t>(windows_.size()));
    windows_.insert(windows_.end(), windows.begin(), windows.end());
  }
  begins_.push_back(static_cast<std::uint32_t>(windows_.size()));
  for (std::size_t marks = 1; marks < variant.in_a_row(); ++marks) {
    const std::size_t lack = variant.in_a_row() - marks;
    worth_.at(marks) = kWorthByLack.at(std::min(lack, kWorthByLack.size() - 1));
  }
  for (std::size_t i = 0; i < 2u * variant.cells(); ++i) numbers_.push_back(key_number(i));
}

void Windows::add_lines(const Way& way, std::uint32_t overlooked_permille, core::Random* random) {
  const int columns = variant_.columns;
  const int rows = variant_.rows();
  const int length = variant_.in_a_row();
  const auto on = [&](int column, int row) {
    return column >= 0 && column < columns && row >= 0 && row < rows;
  };
  const auto number = [&](int column, int row) {
    return on(column, row) ? static_cast<CellNumber>(row * columns + column) : kNone;
  };
  for (int begin = 0; begin < columns * rows; ++begin) {
    int column = begin % columns;
    int row = begin / columns;
    if (on(column - way.right, row - way.down)) continue;  // not the first cell of its line
    const bool is_seen =
        random == nullptr || random->below(1000) >= overlooked_permille * way.overlooked;
    for (; is_seen && on(column + (length - 1) * way.right, row + (length - 1) * way.down);
         column += way.right, row += way.down) {
      for (int i = 0; i < length; ++i) {
        cells_.push_back(number(column + i * way.right, row + i * way.down));
      }
      beside_.push_back({number(column - way.right, row - way.down),
                         number(column + length * way.right, row + length * way.down)});
    }
  }
}

}  // namespace gridmates::tictactoe
