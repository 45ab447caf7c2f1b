// The cells of a ping, or cells named in talk. Plain values; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace gridmates::terminal {

struct Ping {
  std::vector<std::uint32_t> cells;
  std::uint64_t until_ms = 0;  // by the local clock
  std::string words;           // the message that is shown until then
};

}  // namespace gridmates::terminal
