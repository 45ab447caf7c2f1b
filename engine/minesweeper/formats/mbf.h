// .mbf, a field in bytes: width, height, the number of mines (two bytes, the larger first), and for
// each mine its column and row, both from 0. Pure functions; any thread.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/minesweeper/field/field.h"
#include "engine/minesweeper/formats/problem.h"

namespace gridmates::minesweeper::formats {

// Whether these are bytes as an .mbf has them, and no text: four of them are enough to see it.
bool is_mbf(std::string_view bytes);

// No .mbf that is read is longer.
inline constexpr std::size_t kMaxMbfBytes = 4 + 2 * std::size_t{kMaxCells};

core::Result<Field, Problem> read_mbf(std::string_view bytes);

// Mines in the order of their cells.
std::string write_mbf(const Field& field);

}  // namespace gridmates::minesweeper::formats
