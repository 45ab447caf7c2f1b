// The words of room codes: short, well known, and not easily confused when spoken. A constant; any
// thread.
#pragma once

#include <array>
#include <string_view>

namespace gridmates::lobby {

inline constexpr std::size_t kWordCount = 284;
// In capitals, 4 to 6 letters, each once.
extern const std::array<std::string_view, kWordCount> kWords;

}  // namespace gridmates::lobby
