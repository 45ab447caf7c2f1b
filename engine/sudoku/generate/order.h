// The order in which cells are dug. Pure functions; any thread.
//
// All four are from Y. Xue, B. Jiang, Y. Li, G. Yan and H. Sun, Sudoku Puzzles Generating: from
// Easy to Evil (Mathematics in Practice and Theory, 2009). Only kRandom treats all cells alike.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/core/random.h"
#include "engine/sudoku/grid/shape.h"

namespace gridmates::sudoku {

enum class Order : std::uint8_t {
  kRandom,  // all orders with the same probability
  kRows,    // row by row from the top left
  kSnake,   // row by row, every other row from the right
  kJump,    // every other cell of kRows, then the rest
};

// All orders, in this sequence.
std::span<const Order> orders();

// "random", "rows", "snake", "jump", and back; nullopt for other words.
std::string_view name_of(Order order);
std::optional<Order> order_named(std::string_view name);

// A strategy: all cells of the shape, each once.
using ArrangeCells = std::vector<std::uint16_t> (*)(Shape shape, core::Random& random);
ArrangeCells arranger_of(Order order);

}  // namespace gridmates::sudoku
