// Cells of a room's board that somebody has pointed at or named. Plain values; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace gridmates::terminal {

struct Ping {
  std::vector<std::uint32_t> cells;
  std::uint64_t until_ms = 0;  // by the local clock
  std::string words;           // as they are shown until then
};

}  // namespace gridmates::terminal
