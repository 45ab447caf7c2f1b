// Holds readers and writers to what they promise. Pure functions; any thread.
#pragma once

#include <string>
#include <string_view>

namespace gridmates::minesweeper::formats {

// What is wrong with what readers and writers make of the bytes of a file, in words; empty when
// every item is sound or a printable problem, and reads the same again in each format that has a
// place for it. The target of tests/fuzz.
std::string broken_promise(std::string_view bytes);

}  // namespace gridmates::minesweeper::formats
