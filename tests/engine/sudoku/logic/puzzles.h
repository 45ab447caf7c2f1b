// Puzzles for techniques: our own, dug ones of any shape, and published ones if they are beside the
// project. Reads files; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/sudoku/grid/shape.h"

namespace gridmates::sudoku {

// The lines of a file in the project's folder or beside it ("../shared/..."); empty if it does not
// exist.
std::vector<std::string> lines_of(std::string_view file);

// The digits of a 9x9 line.
Digits digits_of(std::string_view line);

// The givens of own_puzzles(), see positions.h.
std::vector<Digits> own_givens();

// A puzzle with one solution: a full grid in which random cells are emptied while it stays unique.
// The same seed gives the same puzzle.
Digits dug_puzzle(Shape shape, std::uint64_t seed);

// Every n-th puzzle of a file of the shared data, at most `most` of them (GRIDMATES_PUZZLES raises
// that); empty if it does not exist.
std::vector<Digits> published(const std::string& file, std::size_t most);

}  // namespace gridmates::sudoku
