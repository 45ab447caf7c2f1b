// LZ-string (P. Sheldon, 2013), as links carry it: LZ78 over UTF-16 in bits, six of which make a
// character of base 64. A pure function; any thread.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace gridmates::sudoku::formats {

// UTF-16 units that a text may come to; a link of a hundred bytes could stand for megabytes.
inline constexpr std::size_t kMaxInflatedUnits = 65'536;

// The text that was packed, in UTF-8; nothing when it is no such text, or too long. Besides the
// usual characters - stands for /, and what is percent-encoded for itself.
std::optional<std::string> lz_inflated(std::string_view base64);

}  // namespace gridmates::sudoku::formats
