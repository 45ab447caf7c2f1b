#include "tests/engine/sudoku/logic/puzzles.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <numeric>

#include "engine/core/random.h"
#include "engine/sudoku/grid/text.h"
#include "engine/sudoku/solver/any_shape.h"
#include "tests/engine/sudoku/logic/positions.h"

namespace gridmates::sudoku {

std::vector<std::string> lines_of(std::string_view file) {
  std::vector<std::string> lines;
  std::ifstream in(std::filesystem::path(GRIDMATES_SOURCE_DIR) / file);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

Digits digits_of(std::string_view line) {
  const Grid grid = *parse_line(line.substr(0, 81));
  return {grid.begin(), grid.end()};
}

std::vector<Digits> own_givens() {
  std::vector<Digits> out;
  for (const OwnPuzzle& puzzle : own_puzzles()) {
    out.emplace_back(puzzle.givens.begin(), puzzle.givens.end());
  }
  return out;
}

Digits dug_puzzle(Shape shape, std::uint64_t seed) {
  core::Random random(core::seed_from(seed));
  Digits grid(static_cast<std::size_t>(shape.cells()), 0);
  std::iota(grid.begin(), grid.begin() + shape.side(), std::uint8_t{1});
  random.shuffle(std::span(grid).first(static_cast<std::size_t>(shape.side())));
  grid = *solve(shape, grid);
  std::vector<std::size_t> order(grid.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  random.shuffle(std::span(order));
  for (std::size_t cell : order) {
    const std::uint8_t digit = std::exchange(grid[cell], std::uint8_t{0});
    if (count_solutions(shape, grid, 2, {.max_nodes = 2'000}).found != 1) grid[cell] = digit;
  }
  return grid;
}

std::vector<Digits> published(const std::string& file, std::size_t most) {
  const auto lines = lines_of("../shared/data/sudoku/" + file);
  if (const char* wish = std::getenv("GRIDMATES_PUZZLES")) most = std::strtoul(wish, nullptr, 10);
  const std::size_t stride =
      std::max<std::size_t>(1, lines.size() / std::max<std::size_t>(1, most));
  std::vector<Digits> out;
  for (std::size_t i = 0; i < lines.size() && out.size() < most; i += stride) {
    out.push_back(digits_of(lines[i]));
  }
  return out;
}

}  // namespace gridmates::sudoku
