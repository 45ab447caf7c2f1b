// LZ-string (P. Sheldon, 2013), as used in links: LZ78 over UTF-16, encoded as bits of which six
// make a base64 character. A pure function; any thread.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace gridmates::sudoku::formats {

// The limit of unpacked UTF-16 units; a link of a hundred bytes could unpack to megabytes.
inline constexpr std::size_t kMaxInflatedUnits = 65'536;

// The unpacked text in UTF-8; nullopt if it is not LZ-string, or too long. Besides the usual
// characters accepts - for /, and percent-encoding.
std::optional<std::string> lz_inflated(std::string_view base64);

}  // namespace gridmates::sudoku::formats
