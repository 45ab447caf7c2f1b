// Writes puzzles. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "engine/sudoku/formats/puzzle.h"

namespace gridmates::sudoku::formats {

// Whether write() has the format: all but kList, kLink and kSdx.
bool is_written(Format format);

// Whether puzzles of this format take several lines, so that a blank line belongs between two.
bool has_several_lines(Format format);

// The puzzle in a format that is written; every line ends with \n.
//
// kLine, kSdm, kGrid and kSs have the givens alone. kCandidates has the candidates (those that the
// givens and placed digits leave, when the puzzle tells none) and does not tell givens from placed
// digits. kSdk and kJson lose nothing. Of remarks, kLine keeps the words of the line, kSdm and kSs
// none, all others every one; kGrid, kCandidates and kSdk have a line with # for each.
std::string write(const Puzzle& puzzle, Format format);

// The givens in one line without an end, empty cells as `.`; as 0 beyond 9x9 where only that tells
// that the digits are 1-9A-G and not 0-9A-F.
std::string givens_in_line(const Puzzle& puzzle);

// All cells in one line without an end, `empty` for an empty one.
std::string cells_in_line(std::span<const std::uint8_t> cells, Symbols symbols, char empty = '.');

}  // namespace gridmates::sudoku::formats
