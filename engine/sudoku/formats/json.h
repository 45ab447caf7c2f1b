// JSON as this project writes it. Pure functions; any thread.
#pragma once

#include <string>

#include "engine/sudoku/formats/reading.h"
#include "engine/sudoku/formats/whole.h"

namespace gridmates::sudoku::formats {

// One object and \n: puzzle, box ("3x3"), format, and if present placed (a line like puzzle),
// candidates (a list with a text for each cell) and remarks (a list of {kind, text}).
std::string write_json(const Puzzle& puzzle);

// The puzzle of a line that is an object: puzzle is required; box, placed, candidates and remarks
// are optional; other members are ignored.
Read read_json(LineView line, const ReadOptions& options);

}  // namespace gridmates::sudoku::formats
