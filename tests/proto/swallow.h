// Does with a frame's bytes what a server or a client does with them before any rule is asked.
#pragma once

#include <cstdint>
#include <span>

namespace gridmates::convert::test {

// As a server: parse a ClientFrame, convert the moves and options in it. True when it was a frame.
bool swallow_client_frame(std::span<const std::uint8_t> bytes);

// As a client: parse a ServerFrame, apply the deltas in it to the worked example and to the view
// that it carries, if it carries one, and hash what comes out. True when it was a frame.
bool swallow_server_frame(std::span<const std::uint8_t> bytes);

}  // namespace gridmates::convert::test
