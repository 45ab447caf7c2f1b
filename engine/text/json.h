// JSON as this project writes it. Pure functions; any thread.
#pragma once

#include <string>
#include <string_view>

namespace gridmates::text {

// A text with quotes around it; what is no UTF-8 becomes U+FFFD.
std::string json_quoted(std::string_view text);

// How many bytes the UTF-8 character at the front takes (Unicode 15, table 3-7); 0 when there is
// none.
std::size_t length_of_character(std::string_view text);

}  // namespace gridmates::text
