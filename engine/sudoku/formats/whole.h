// Puzzles that stand in one line. Pure functions; any thread.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/sudoku/formats/reading.h"

namespace gridmates::sudoku::formats {

// A line of the text, and where in a line something stands.
struct LineView {
  std::size_t number = 0;
  std::string_view text;
};
struct Piece {
  std::size_t offset = 0;
  std::string_view text;
};

// A puzzle that stands in one line: kLine, kList or kLink, and what of the line has its cells, or
// kJson, and the object.
struct Whole {
  Format format = Format::kLine;
  Piece cells;
};
std::optional<Whole> find_whole(std::string_view line, const ReadOptions& options);
Read read_whole(LineView line, const Whole& whole, const ReadOptions& options);

}  // namespace gridmates::sudoku::formats
