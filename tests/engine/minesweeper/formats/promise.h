// Checks the contract of readers and writers. Pure functions; any thread.
#pragma once

#include <string>
#include <string_view>

namespace gridmates::minesweeper::formats {

// The error in what readers and writers make of the bytes of a file, in words. Empty if every item
// is valid or a printable problem, and reads back the same in each format that can hold it. The
// target of tests/fuzz.
std::string broken_promise(std::string_view bytes);

}  // namespace gridmates::minesweeper::formats
