// Checks the contract of readers and writers. Pure functions; any thread.
#pragma once

#include <string>
#include <string_view>

namespace gridmates::sudoku::formats {

// The error in what readers and writers make of a text, in words. Empty if every item is a valid
// puzzle or a printable problem, and every puzzle reads back the same in each format in which it is
// written. The target of tests/fuzz.
std::string broken_promise(std::string_view text);

// The number of puzzles that were read from a text.
std::size_t puzzles_in(std::string_view text);

}  // namespace gridmates::sudoku::formats
