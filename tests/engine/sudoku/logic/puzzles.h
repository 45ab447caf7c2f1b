// Puzzles to reason about: our own, dug ones of any shape, published ones where they lie beside the
// project. Reads files; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/sudoku/grid/shape.h"

namespace gridmates::sudoku {

// The lines of a file of the project's folder, or beside it ("../shared/..."); none when it is not
// there.
std::vector<std::string> lines_of(std::string_view file);

// Digits of a 9x9 line.
Digits digits_of(std::string_view line);

// The givens of own_puzzles(), see positions.h.
std::vector<Digits> own_givens();

// A puzzle with one solution, from a full grid of which a number of cells at random are emptied
// where that leaves it one; the same for the same seed.
Digits dug_puzzle(Shape shape, std::uint64_t seed);

// Every n-th puzzle of a file of the shared data, at most `most` of them (GRIDMATES_PUZZLES raises
// that); none when it is not there.
std::vector<Digits> published(const std::string& file, std::size_t most);

}  // namespace gridmates::sudoku
