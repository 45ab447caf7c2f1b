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
  std::string message;                              // printable, one sentence
  v1::ErrorCode code = v1::ERROR_CODE_UNSPECIFIED;  // of what the server said
};

using Reply = std::variant<v1::ServerFrame, Failure>;
// Asks, and is the intent.
using Ask = std::function<client::IntentId(client::Client&)>;
// Takes an answer and asks again; intent 0: it was the last one.
using Next = std::function<client::IntentId(client::Client&, const v1::ServerFrame&)>;

// The server's answer to what `ask` asks. Tries to connect once.
Reply ask_once(client::Config config, const Ask& ask);
// The last answer. Each one goes to `next` first.
Reply ask_all(client::Config config, const Ask& ask, const Next& next);

}  // namespace gridmates::tools
