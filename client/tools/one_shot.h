// Connects, asks the server one thing, and ends. One call at a time a thread.
#pragma once

#include <functional>
#include <string>
#include <variant>

#include "client/core/client.h"

namespace gridmates::tools {

// Why there is no answer; exit codes of DESIGN: 1 the server said no, 3 it cannot be reached.
struct Failure {
  int exit_code = 3;
  std::string message;  // printable, one sentence
};

// The server's answer to what `ask` asks. Tries to connect once.
std::variant<v1::ServerFrame, Failure> ask_once(
    client::Config config, const std::function<client::IntentId(client::Client&)>& ask);

}  // namespace gridmates::tools
