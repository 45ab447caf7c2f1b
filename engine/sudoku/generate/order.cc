#include "engine/sudoku/generate/order.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace gridmates::sudoku {
namespace {

using Cells = std::vector<std::uint16_t>;

Cells by_rows(Shape shape, core::Random&) {
  Cells cells(static_cast<std::size_t>(shape.cells()));
  std::iota(cells.begin(), cells.end(), std::uint16_t{0});
  return cells;
}

Cells by_chance(Shape shape, core::Random& random) {
  Cells cells = by_rows(shape, random);
  random.shuffle<std::uint16_t>(cells);
  return cells;
}

Cells by_snake(Shape shape, core::Random& random) {
  Cells cells = by_rows(shape, random);
  for (int row = 1; row < shape.side(); row += 2) {
    const auto begin = cells.begin() + row * shape.side();
    std::reverse(begin, begin + shape.side());
  }
  return cells;
}

Cells by_jumps(Shape shape, core::Random&) {
  Cells cells;
  cells.reserve(static_cast<std::size_t>(shape.cells()));
  for (const int first : {0, 1}) {
    for (int cell = first; cell < shape.cells(); cell += 2) {
      cells.push_back(static_cast<std::uint16_t>(cell));
    }
  }
  return cells;
}

struct Row {
  Order order;
  std::string_view name;
  ArrangeCells arrange;
};
constexpr std::array kRows = {
    Row{Order::kRandom, "random", by_chance},
    Row{Order::kRows, "rows", by_rows},
    Row{Order::kSnake, "snake", by_snake},
    Row{Order::kJump, "jump", by_jumps},
};
constexpr std::array kOrders = {Order::kRandom, Order::kRows, Order::kSnake, Order::kJump};

const Row& row_of(Order order) {
  const auto row =
      std::find_if(kRows.begin(), kRows.end(), [&](const Row& one) { return one.order == order; });
  return row == kRows.end() ? kRows.front() : *row;
}

}  // namespace

std::span<const Order> orders() { return kOrders; }

std::string_view name_of(Order order) { return row_of(order).name; }

std::optional<Order> order_named(std::string_view name) {
  const auto row =
      std::find_if(kRows.begin(), kRows.end(), [&](const Row& one) { return one.name == name; });
  return row == kRows.end() ? std::nullopt : std::optional(row->order);
}

ArrangeCells arranger_of(Order order) { return row_of(order).arrange; }

}  // namespace gridmates::sudoku
