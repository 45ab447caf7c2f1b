// JSON as this project writes it. Pure functions; any thread.
#pragma once

#include <string>
#include <string_view>

namespace gridmates::text {

// The text in quotes, escaped; invalid UTF-8 becomes U+FFFD.
std::string json_quoted(std::string_view text);

}  // namespace gridmates::text
