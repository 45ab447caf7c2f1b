// Collects the lines of a puzzle that has several lines. One owner at a time.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "engine/sudoku/formats/reading.h"

namespace gridmates::sudoku::formats {

// The limits of remarks of a puzzle and of bytes in each; the rest is dropped.
inline constexpr std::size_t kMaxRemarks = 64;
inline constexpr std::size_t kMaxRemarkBytes = 1000;

struct Line {
  std::size_t number = 0;
  std::string text;
};

enum class Section : std::uint8_t { kPuzzle, kState, kMarks, kColours };
inline constexpr std::size_t kSections = 4;

struct Block {
  std::vector<Remark> remarks;
  std::array<std::vector<Line>, kSections> rows;  // without sections all are in kPuzzle
  Section section = Section::kPuzzle;
  bool has_sections = false;
  bool is_drawn = false;       // with borders or bars
  std::size_t first_line = 0;  // of a row or section; 0: none yet
  std::size_t first_column = 0;
  std::size_t side = 0;  // the number of cells in the first row

  std::vector<Line>& rows_in(Section which) { return rows[static_cast<std::size_t>(which)]; }
  const std::vector<Line>& rows_in(Section which) const {
    return rows[static_cast<std::size_t>(which)];
  }
  bool is_open() const { return first_line != 0; }
  bool is_complete() const { return is_open() && rows_in(section).size() == side; }
};

// The puzzle that a block describes, or its problem.
Read read_block(const Block& block, const ReadOptions& options);

}  // namespace gridmates::sudoku::formats
