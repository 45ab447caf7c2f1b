// The configuration of a server: command line, environment, config file. A plain value.
#pragma once

#include <cstdint>
#include <string>

#include "server/base/log.h"

namespace gridmates {

struct Config {
  std::string host = "127.0.0.1";  // an IPv4 or IPv6 address
  std::uint16_t port = 7777;       // 0: any free one
  std::string data = "./data";     // the directory of all stored data
  unsigned threads = 1;            // serving threads, 1 to 64
  // Thinking time of computers on seats, in per cent of what a person might take; at most 1,000.
  std::uint32_t computer_pace = 100;
  log::Level log_level = log::Level::kInfo;
  log::Format log_format = log::Format::kText;
};

}  // namespace gridmates
