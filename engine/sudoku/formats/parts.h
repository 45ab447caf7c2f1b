// What the readers of the formats share; for this folder alone. Pure functions; any thread.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/sudoku/formats/block.h"
#include "engine/sudoku/formats/reading.h"
#include "engine/sudoku/formats/whole.h"

namespace gridmates::sudoku::formats {

inline constexpr std::string_view kBlanks = " \t";

// The words of a line: what stands between blanks.
std::vector<Piece> words_of(std::string_view line);
Piece first_word(std::string_view line);

// A problem at an offset of a line.
Problem problem_at(LineView line, std::size_t offset, core::Statement why,
                   Trouble trouble = Trouble::kUnreadable);

// What is wrong with the character at an offset that is no cell: "'A' is no cell; a cell is ...".
Problem no_cell(LineView line, std::size_t offset, int side, Symbols symbols);

// A remark without control characters, blanks around it or more than kMaxRemarkBytes.
std::string clean_remark(std::string_view text);

// The side of a grid of this many cells; 0 when they are no square.
int side_of(std::size_t cells);

// The boxes of a grid of this side that begins at an offset of a line, as told, `drawn` or usual.
core::Result<Shape, Problem> shape_for(int side, const ReadOptions& options, LineView line,
                                       std::size_t offset,
                                       std::optional<Shape> drawn = std::nullopt);
// The symbols of such a grid, as told or as they show.
core::Result<Symbols, Problem> symbols_for(const SymbolTally& tally, int side,
                                           const ReadOptions& options, LineView line,
                                           std::size_t offset);

// Takes away what a format could have told of a puzzle and did not: no digit that was put in, no
// candidate.
void drop_what_is_empty(Puzzle& puzzle);

// A row of a grid cut into cells.
struct Row {
  std::vector<Piece> cells;
  int box_columns = 0;     // as bars show it; 0 when they do not
  bool has_bars = false;   // |
  bool is_packed = false;  // no blanks between cells of a box
};
Row cut_row(std::string_view line);

// Whether a line draws an edge of boxes and nothing else.
bool is_border(std::string_view line);

// Cells that stand side by side in a line.
Read read_cells(LineView line, const Piece& cells, const ReadOptions& options);

// The parameter of a link that may hold a puzzle, and the puzzle; empty when there is none.
Piece link_value(std::string_view line);
Read read_link(LineView line, const Piece& value, const ReadOptions& options);
// What a link of f-puzzles or SudokuPad has packed; empty when there is none.
Piece packed_value(std::string_view line);
Read read_packed_link(LineView line, const Piece& value, const ReadOptions& options);

// Rows of cells or candidates, and the sections of .sdk.
Read read_grid(const Block& block, const ReadOptions& options);
Read read_sections(const Block& block, const ReadOptions& options);

}  // namespace gridmates::sudoku::formats
