// How a full grid is made. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>

#include "engine/core/random.h"
#include "engine/sudoku/grid/shape.h"

namespace gridmates::sudoku {

enum class FullGrid : std::uint8_t {
  kUniform,   // every grid with the same probability; only 9x9 with 3x3 boxes (uniform.h)
  kLasVegas,  // a few random cells, then exact cover with its options shuffled; every shape
};

// "uniform", "lasvegas", and back; nullopt for other words.
std::string_view name_of(FullGrid strategy);
std::optional<FullGrid> full_grid_named(std::string_view name);

// The default: uniform where it is supported, else Las Vegas.
FullGrid usual_full_grid(Shape shape);
bool is_known_for(FullGrid strategy, Shape shape);

// The limits of Las Vegas: rounds, and positions visited per round and cell of the grid. Searches
// that begin badly rarely end, so it is better to restart.
inline constexpr int kLasVegasRounds = 400;
inline constexpr std::uint64_t kLasVegasNodesPerCell = 4;

// A strategy: a random full grid; nullopt if its budget or the stop token ends it first.
using MakeFullGrid = std::optional<Digits> (*)(Shape shape, core::Random& random,
                                               const std::stop_token& stop);
MakeFullGrid maker_of(FullGrid strategy);

}  // namespace gridmates::sudoku
