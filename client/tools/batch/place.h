// Positions of errors in input, as text in the person's language. Pure functions; any thread.
#pragma once

#include <cstddef>
#include <string>

namespace gridmates::tools {

// "line 3, column 5: WHY"; for column 0, the whole line, "line 3: WHY".
std::string at_place(std::size_t line, std::size_t column, const std::string& why);
// "byte 5: WHY"
std::string at_byte(std::size_t byte, const std::string& why);

}  // namespace gridmates::tools
