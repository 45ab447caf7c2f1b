#include "tests/server/net/conformance.h"

#include <algorithm>

namespace gridmates::net {

using support::bytes_of;
using support::Opcode;
using support::WireFrame;

WireFrame binary(std::string payload) { return {true, Opcode::kBinary, std::move(payload)}; }

std::string final_frame(Opcode opcode, std::string payload) {
  return bytes_of({true, opcode, std::move(payload)});
}

std::string first_fragment(Opcode opcode, std::string payload) {
  return bytes_of({false, opcode, std::move(payload)});
}

std::string middle_fragment(std::string payload) {
  return bytes_of({false, Opcode::kMore, std::move(payload)});
}

std::string last_fragment(std::string payload) {
  return bytes_of({true, Opcode::kMore, std::move(payload)});
}

std::vector<std::string> in_fragments(Opcode data, const std::string& message, std::size_t size) {
  std::vector<std::string> frames;
  for (std::size_t at = 0; at < message.size(); at += size) {
    const bool is_last = at + size >= message.size();
    frames.push_back(bytes_of({is_last, at == 0 ? data : Opcode::kMore, message.substr(at, size)}));
  }
  return frames;
}

ConformanceCase refused(ConformanceCase suite, std::uint16_t code) {
  for (auto exchange = suite.exchanges.begin(); exchange != suite.exchanges.end(); ++exchange) {
    const auto message = std::ranges::find(exchange->back, Opcode::kBinary, &WireFrame::opcode);
    if (message == exchange->back.end()) continue;
    exchange->back.erase(message, exchange->back.end());
    suite.exchanges.erase(exchange + 1, suite.exchanges.end());
    suite.codes = {code};
    suite.client_closes = false;
    break;
  }
  return suite;
}

}  // namespace gridmates::net
