// Parses the parts of a RAWVF line; only for its reader. Pure functions; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gridmates::minesweeper::formats {

// Without leading and trailing blanks.
std::string_view trimmed(std::string_view words);
std::string lower(std::string_view words);
// Removes the first word from the line and returns it.
std::string_view take_word(std::string_view& line);
// "12.34", "12.345", "-0.5" in milliseconds.
std::optional<std::int32_t> ms_in(std::string_view words);
// The pixels in "... (248 136) ...".
std::optional<std::array<int, 2>> pixels_in(std::string_view words);
// The numbers (at most a column and a row) before "(248 136)"; nullopt for anything else.
std::optional<std::vector<int>> column_and_row_in(std::string_view words);

}  // namespace gridmates::minesweeper::formats
