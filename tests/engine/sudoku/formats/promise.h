// Holds readers and writers to what they promise. Pure functions; any thread.
#pragma once

#include <string>
#include <string_view>

namespace gridmates::sudoku::formats {

// What is wrong with what readers and writers make of a text, in words; empty when every item is a
// sound puzzle or a printable problem, and every puzzle reads the same again in each format in
// which it is written. The target of tests/fuzz.
std::string broken_promise(std::string_view text);

// How many puzzles of a text were read.
std::size_t puzzles_in(std::string_view text);

}  // namespace gridmates::sudoku::formats
