// How a WebSocket server has to behave, as the Autobahn test suite has it: its cases of the groups
// 1 to 7 and 10, under its numbers and as strict as its best outcome. What this server takes
// otherwise on purpose, text and long messages, is derived from them.
#pragma once

#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

#include "tests/support/raw_websocket.h"

namespace gridmates::net {

inline constexpr std::uint16_t kNormal = 1000;
inline constexpr std::uint16_t kProtocolError = 1002;
inline constexpr std::uint16_t kNoSuchData = 1003;
inline constexpr std::uint16_t kNoCode = 1005;  // of a close frame without any
inline constexpr std::uint16_t kBadText = 1007;
inline constexpr std::uint16_t kTooLong = 1009;

// How the bytes of an exchange are cut up: pieces of this many bytes, a piece a frame, or one
// piece.
using Chops = std::size_t;
inline constexpr Chops kOctets = 1;
inline constexpr Chops kFrames = 0;
inline constexpr Chops kTogether = std::string::npos;

// What is sent, and the frames that have to come back before anything else is done.
struct Exchange {
  std::vector<std::string> sent;  // the bytes of a frame each, or of a part of one
  std::vector<support::WireFrame> back;
};

struct ConformanceCase {
  std::string number;
  std::vector<Exchange> exchanges;
  // Behind all that comes back: one close frame with one of these codes, and then the end.
  std::vector<std::uint16_t> codes = {kNormal};
  // A close of the client's with kNormal is sent at last. False: the case ends without it.
  bool client_closes = true;
  Chops chops = kTogether;

  // For GoogleTest.
  friend void PrintTo(const ConformanceCase& test, std::ostream* out) { *out << test.number; }
};

// The suite's cases with their expected outcome. `data`: the opcode of messages, which the server
// sends back as binary ones. With kText group 1 is 1.1, with kBinary 1.2.
std::vector<ConformanceCase> conformance_cases(support::Opcode data);
// Group 6: text that is UTF-8, which would be sent back, and text that is not.
std::vector<ConformanceCase> utf8_cases();

// The case for a server that closes with `code` in place of sending the first message back.
ConformanceCase refused(ConformanceCase suite, std::uint16_t code);

// What a table of cases is made of.
support::WireFrame binary(std::string payload);
std::string final_frame(support::Opcode opcode, std::string payload = {});
std::string first_fragment(support::Opcode opcode, std::string payload = {});
std::string middle_fragment(std::string payload = {});
std::string last_fragment(std::string payload = {});
// A message in fragments of `size` bytes.
std::vector<std::string> in_fragments(support::Opcode data, const std::string& message,
                                      std::size_t size);

}  // namespace gridmates::net
