// Words about boards that are being made. Pure; any thread.
#pragma once

#include <cstdint>
#include <string>

namespace gridmates::words {

// "making a board: 12 tried"
inline std::string making_words(std::uint32_t tried) {
  return "making a board: " + std::to_string(tried) + " tried";
}

}  // namespace gridmates::words
