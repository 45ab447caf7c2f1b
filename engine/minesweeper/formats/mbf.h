// .mbf, a binary field: width, height, the number of mines (two bytes, big-endian), and for each
// mine its column and row, both from 0. Pure functions; any thread.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/minesweeper/field/field.h"
#include "engine/minesweeper/formats/problem.h"

namespace gridmates::minesweeper::formats {

// Whether these bytes are an .mbf, not text; needs the first four, or all if the third is a tab.
bool is_mbf(std::string_view bytes);

// Longer .mbf files are not read.
inline constexpr std::size_t kMaxMbfBytes = 4 + 2 * std::size_t{kMaxCells};

core::Result<Field, Problem> read_mbf(std::string_view bytes);

// Writes the mines in the order of their cells.
std::string write_mbf(const Field& field);

}  // namespace gridmates::minesweeper::formats
