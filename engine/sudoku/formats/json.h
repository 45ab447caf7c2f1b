// JSON as this project writes it. Pure functions; any thread.
#pragma once

#include <string>

#include "engine/sudoku/formats/reading.h"
#include "engine/sudoku/formats/whole.h"

namespace gridmates::sudoku::formats {

// One object and \n: puzzle, box ("3x3"), format, and where there are any placed (a line as puzzle
// is), candidates (a list with a text for each cell) and remarks (a list of {kind, text}).
std::string write_json(const Puzzle& puzzle);

// The puzzle of an object that is a line: puzzle is needed; box, placed, candidates and remarks are
// taken where they are; any other member is passed over.
Read read_json(LineView line, const ReadOptions& options);

}  // namespace gridmates::sudoku::formats
