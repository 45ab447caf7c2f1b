// Puzzles in a text file, one a line: 81 characters, `.` or `0` for an empty cell; whatever follows
// a space or a tab is left alone, and so are empty lines and lines that begin with `#`. Lines may
// end as on Windows. One thread.
#pragma once

#include <cstdint>
#include <istream>
#include <optional>
#include <string>

#include "engine/core/result.h"

namespace gridmates::store {

// Cells of a puzzle, and a side of it.
inline constexpr std::size_t kPuzzleCells = 81;
inline constexpr std::uint32_t kPuzzleSide = 9;

struct BadLine {
  std::string reason;  // for the author of the file
};
using PuzzleLine = core::Result<std::string, BadLine>;

class PuzzleLines {
 public:
  // `in` outlives it.
  explicit PuzzleLines(std::istream& in) : in_(in) {}

  // The next line's givens, with `.` for every empty cell, or what is wrong with the line; nullopt
  // at the end. Of a line longer than limits::kPuzzleTextBytes no more than that is kept.
  std::optional<PuzzleLine> next();
  // The number of the line that next() returned, from 1.
  std::uint64_t line() const { return line_; }

 private:
  // The next line without its end; false at the end of the file.
  bool read_line();

  std::istream& in_;
  std::string text_;
  bool too_long_ = false;
  std::uint64_t line_ = 0;
};

}  // namespace gridmates::store
