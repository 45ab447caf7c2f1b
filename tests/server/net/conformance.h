// How a WebSocket server has to behave according to the Autobahn test suite: its cases of the
// groups 1 to 7 and 10, by its numbers and as strict as its best outcome. Cases that this server
// treats differently on purpose, text and long messages, are derived from them.
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
inline constexpr std::uint16_t kNoCode = 1005;  // a close frame without a code
inline constexpr std::uint16_t kBadText = 1007;
inline constexpr std::uint16_t kTooLong = 1009;

// How the bytes of an exchange are split: pieces of this many bytes, one piece per frame, or one
// piece in all.
using Chops = std::size_t;
inline constexpr Chops kOctets = 1;
inline constexpr Chops kFrames = 0;
inline constexpr Chops kTogether = std::string::npos;

// The bytes to send, and the frames that must come back before anything else is sent.
struct Exchange {
  std::vector<std::string> sent;  // each the bytes of a frame or of a part of one
  std::vector<support::WireFrame> back;
};

struct ConformanceCase {
  std::string number;
  std::vector<Exchange> exchanges;
  // After everything else: one close frame with one of these codes, and then the end.
  std::vector<std::uint16_t> codes = {kNormal};
  // The client sends a close with kNormal at last. False: the case ends without it.
  bool client_closes = true;
  Chops chops = kTogether;

  // For GoogleTest.
  friend void PrintTo(const ConformanceCase& test, std::ostream* out) { *out << test.number; }
};

// The suite's cases with their expected outcome. `data` is the opcode of messages, which the server
// echoes as binary ones. With kText group 1 is 1.1, with kBinary 1.2.
std::vector<ConformanceCase> conformance_cases(support::Opcode data);
// Group 6: valid UTF-8 text, which would be echoed, and invalid text.
std::vector<ConformanceCase> utf8_cases();

// The same case for a server that closes with `code` instead of echoing the first message.
ConformanceCase refused(ConformanceCase suite, std::uint16_t code);

// Building blocks of the cases.
support::WireFrame binary(std::string payload);
std::string final_frame(support::Opcode opcode, std::string payload = {});
std::string first_fragment(support::Opcode opcode, std::string payload = {});
std::string middle_fragment(std::string payload = {});
std::string last_fragment(std::string payload = {});
// A message in fragments of `size` bytes.
std::vector<std::string> in_fragments(support::Opcode data, const std::string& message,
                                      std::size_t size);

}  // namespace gridmates::net
