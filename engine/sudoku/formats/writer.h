// Writes puzzles. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "engine/sudoku/formats/puzzle.h"

namespace gridmates::sudoku::formats {

// Whether write() supports the format: all except kList, kLink and kSdx.
bool is_written(Format format);

// Whether puzzles of this format take several lines, so that a blank line must separate them.
bool has_several_lines(Format format);

// The puzzle in a format that write() supports; every line ends with \n.
//
// kLine, kSdm, kGrid and kSs have only the givens. kCandidates has the candidates (if the puzzle
// has none, those that its digits leave) and does not distinguish givens from placed digits. kSdk
// and kJson lose nothing. Of the remarks, kLine keeps the words of the line, kSdm and kSs none, the
// others all; kGrid, kCandidates and kSdk have a line with # for each.
std::string write(const Puzzle& puzzle, Format format);

// The givens in one line without an end, empty cells as `.`; as 0 beyond 9x9 if only that shows
// that the digits are 1-9A-G, not 0-9A-F.
std::string givens_in_line(const Puzzle& puzzle);

// All cells in one line without an end, `empty` for empty cells.
std::string cells_in_line(std::span<const std::uint8_t> cells, Symbols symbols, char empty = '.');

}  // namespace gridmates::sudoku::formats
