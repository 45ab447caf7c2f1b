// Shared by the readers of the formats; only for this folder. Pure functions; any thread.
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

// The words of a line, separated by blanks.
std::vector<Piece> words_of(std::string_view line);
Piece first_word(std::string_view line);

// A problem at an offset of a line.
Problem problem_at(LineView line, std::size_t offset, core::Statement why,
                   Trouble trouble = Trouble::kUnreadable);

// The problem of an invalid cell character at an offset: "'A' is no cell; a cell is ...".
Problem no_cell(LineView line, std::size_t offset, int side, Symbols symbols);

// The remark without control characters and surrounding blanks, cut to kMaxRemarkBytes.
std::string clean_remark(std::string_view text);

// The side of a grid with this number of cells; 0 if that is not a square.
int side_of(std::size_t cells);

// The boxes of a grid of this side at an offset of a line: those of the options, `drawn` or usual.
core::Result<Shape, Problem> shape_for(int side, const ReadOptions& options, LineView line,
                                       std::size_t offset,
                                       std::optional<Shape> drawn = std::nullopt);
// The symbols of such a grid: those of the options, or as the tally shows.
core::Result<Symbols, Problem> symbols_for(const SymbolTally& tally, int side,
                                           const ReadOptions& options, LineView line,
                                           std::size_t offset);

// Clears optional parts of a puzzle that are empty: placed digits without a digit, candidates
// without a candidate.
void drop_what_is_empty(Puzzle& puzzle);

// A row of a grid cut into cells.
struct Row {
  std::vector<Piece> cells;
  int box_columns = 0;     // as bars show it; 0: unknown
  bool has_bars = false;   // |
  bool is_packed = false;  // no blanks between cells of a box
};
Row cut_row(std::string_view line);

// Whether a line consists only of an edge of boxes.
bool is_border(std::string_view line);

// Reads cells that are adjacent in a line.
Read read_cells(LineView line, const Piece& cells, const ReadOptions& options);

// The parameter of a link that may hold a puzzle, and the puzzle; empty if there is none.
Piece link_value(std::string_view line);
Read read_link(LineView line, const Piece& value, const ReadOptions& options);
// The packed data of an f-puzzles or SudokuPad link; empty if there is none.
Piece packed_value(std::string_view line);
Read read_packed_link(LineView line, const Piece& value, const ReadOptions& options);

// Rows of cells or candidates, and the sections of .sdk.
Read read_grid(const Block& block, const ReadOptions& options);
Read read_sections(const Block& block, const ReadOptions& options);

}  // namespace gridmates::sudoku::formats
