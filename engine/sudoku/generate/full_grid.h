// How a full grid comes about. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>

#include "engine/core/random.h"
#include "engine/sudoku/grid/shape.h"

namespace gridmates::sudoku {

enum class FullGrid : std::uint8_t {
  kUniform,   // every grid with the same probability; 9x9 in 3x3 boxes alone (uniform.h)
  kLasVegas,  // a few random cells, then exact cover with its options shuffled; every shape
};

// "uniform", "lasvegas", and back; nothing for other words.
std::string_view name_of(FullGrid strategy);
std::optional<FullGrid> full_grid_named(std::string_view name);

// What is used where nothing is asked for: uniform where it is known, else Las Vegas.
FullGrid usual_full_grid(Shape shape);
bool is_known_for(FullGrid strategy, Shape shape);

// Rounds of Las Vegas, and positions that one may look at, a cell of the grid: searches that begin
// badly rarely end, so it is better to begin again.
inline constexpr int kLasVegasRounds = 400;
inline constexpr std::uint64_t kLasVegasNodesPerCell = 4;

// A strategy: a full grid by chance; nothing when its budget or the stop token ends it first.
using MakeFullGrid = std::optional<Digits> (*)(Shape shape, core::Random& random,
                                               const std::stop_token& stop);
MakeFullGrid maker_of(FullGrid strategy);

}  // namespace gridmates::sudoku
