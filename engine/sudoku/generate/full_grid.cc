#include "engine/sudoku/generate/full_grid.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include "engine/sudoku/generate/uniform.h"
#include "engine/sudoku/solver/dancing_links.h"

namespace gridmates::sudoku {
namespace {

std::optional<Digits> uniform(Shape, core::Random& random, const std::stop_token&) {
  const auto grid = uniform_grid(random);
  return grid ? std::optional(Digits(grid->begin(), grid->end())) : std::nullopt;
}

// The exact cover of a shape with its options in random order, so that the search tries digits and
// places in random order.
class ShuffledCover {
 public:
  ShuffledCover(Shape shape, core::Random& random)
      : side_(shape.side()),
        links_(4 * shape.cells()),
        meaning_(static_cast<std::size_t>(side_ * shape.cells())) {
    std::iota(meaning_.begin(), meaning_.end(), 0);
    random.shuffle<int>(meaning_);
    for (const int option : meaning_) add(shape, option / side_, option % side_);
  }

  // Chooses the first `begin_with` options that are compatible, then completes the grid.
  std::optional<Digits> complete(int begin_with, const Effort& effort) {
    for (int option = 0, chosen = 0; option < links_.options() && chosen < begin_with; ++option) {
      if (links_.choose(option)) ++chosen;
    }
    Digits grid;
    SearchAccount account(1, effort);
    links_.search(account, [&](std::span<const int> options) {
      grid.resize(options.size());
      for (const int option : options) {
        const int meaning = meaning_[static_cast<std::size_t>(option)];
        grid[static_cast<std::size_t>(meaning / side_)] =
            static_cast<std::uint8_t>(meaning % side_ + 1);
      }
      return account.count();
    });
    return grid.empty() ? std::nullopt : std::optional(std::move(grid));
  }

 private:
  void add(Shape shape, int cell, int digit) {
    const int row = cell / side_;
    const int column = cell % side_;
    const int box = row / shape.box_rows * shape.box_rows + column / shape.box_columns;
    const int cells = shape.cells();
    links_.add_option(std::array{cell, cells + row * side_ + digit,
                                 2 * cells + column * side_ + digit,
                                 3 * cells + box * side_ + digit});
  }

  int side_;
  DancingLinks links_;
  std::vector<int> meaning_;  // by option: digit-1 + side * cell
};

// The number of random cells to begin with: eleven on 9x9, after Y. Xue, B. Jiang, Y. Li, G. Yan,
// H. Sun, Sudoku Puzzles Generating: from Easy to Evil (Mathematics in Practice and Theory, 2009).
constexpr int begin_with(Shape shape) { return shape.side() + 2; }

std::optional<Digits> las_vegas(Shape shape, core::Random& random, const std::stop_token& stop) {
  const auto nodes = kLasVegasNodesPerCell * static_cast<std::uint64_t>(shape.cells());
  for (int round = 0; round < kLasVegasRounds && !stop.stop_requested(); ++round) {
    if (auto grid = ShuffledCover(shape, random).complete(begin_with(shape), {nodes, stop})) {
      return grid;
    }
  }
  return std::nullopt;
}

}  // namespace

std::string_view name_of(FullGrid strategy) {
  return strategy == FullGrid::kUniform ? "uniform" : "lasvegas";
}

std::optional<FullGrid> full_grid_named(std::string_view name) {
  for (const FullGrid strategy : {FullGrid::kUniform, FullGrid::kLasVegas}) {
    if (name_of(strategy) == name) return strategy;
  }
  return std::nullopt;
}

FullGrid usual_full_grid(Shape shape) {
  return is_known_for(FullGrid::kUniform, shape) ? FullGrid::kUniform : FullGrid::kLasVegas;
}

bool is_known_for(FullGrid strategy, Shape shape) {
  return strategy == FullGrid::kLasVegas || shape == Shape{};
}

MakeFullGrid maker_of(FullGrid strategy) {
  return strategy == FullGrid::kUniform ? uniform : las_vegas;
}

}  // namespace gridmates::sudoku
