// Connects, makes a request to the server, and ends. One call at a time per thread.
#pragma once

#include <functional>
#include <string>
#include <variant>

#include "client/core/client.h"

namespace gridmates::tools {

// Why there is no answer; exit codes: 1 refused by the server, 3 unreachable.
struct Failure {
  int exit_code = 3;
  std::string message;                              // printable, one sentence
  v1::ErrorCode code = v1::ERROR_CODE_UNSPECIFIED;  // of the server's refusal
};

using Reply = std::variant<v1::ServerFrame, Failure>;
// Sends the request and returns its intent.
using Ask = std::function<client::IntentId(client::Client&)>;
// Takes an answer and sends the next request; returns 0 after the last one.
using Next = std::function<client::IntentId(client::Client&, const v1::ServerFrame&)>;

// The server's answer to the request. Tries to connect once.
Reply ask_once(client::Config config, const Ask& ask);
// The last answer. Each answer is passed to `next`.
Reply ask_all(client::Config config, const Ask& ask, const Next& next);

}  // namespace gridmates::tools
