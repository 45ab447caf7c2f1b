// Puzzles in a single line. Pure functions; any thread.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/sudoku/formats/reading.h"

namespace gridmates::sudoku::formats {

// A line of the text; below, a part of a line and its offset.
struct LineView {
  std::size_t number = 0;
  std::string_view text;
};
struct Piece {
  std::size_t offset = 0;
  std::string_view text;
};

// A puzzle in a single line: kLine, kList or kLink, with the part of the line that has the cells;
// or kJson, with the object.
struct Whole {
  Format format = Format::kLine;
  Piece cells;
};
std::optional<Whole> find_whole(std::string_view line, const ReadOptions& options);
Read read_whole(LineView line, const Whole& whole, const ReadOptions& options);

}  // namespace gridmates::sudoku::formats
