// Reads puzzles from a text, one per line: 81 characters, `.` or `0` for an empty cell. Ignores
// text after a space or a tab, empty lines and lines that begin with `#`. Accepts CRLF. One thread.
#pragma once

#include <cstdint>
#include <istream>
#include <optional>
#include <string>

#include "engine/core/result.h"

namespace gridmates::store {

// The cells of a puzzle, and its side.
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

  // The next line's givens, with `.` for every empty cell, or the line's error; nullopt at the end.
  // Keeps at most limits::kPuzzleTextBytes of a line.
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
