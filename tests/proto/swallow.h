// Processes the bytes of a frame like a server or a client before any rules apply.
#pragma once

#include <cstdint>
#include <span>

namespace gridmates::convert::test {

// Like a server: parses a ClientFrame and converts its moves and options. True if it was a frame.
bool swallow_client_frame(std::span<const std::uint8_t> bytes);

// Like a client: parses a ServerFrame, applies its deltas to the worked example and to the view in
// it, if any, and hashes the results. True if it was a frame.
bool swallow_server_frame(std::span<const std::uint8_t> bytes);

}  // namespace gridmates::convert::test
