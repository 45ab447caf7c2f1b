// A fault of the server: a number for the log and for the client, who can tell it to somebody. Safe
// for concurrent use. Inside server/actors.
#pragma once

#include <exception>
#include <string_view>

#include "gridmates/v1/error.pb.h"
#include "server/ports/random.h"

namespace gridmates::actors {

// Logs the event, with `what`, and makes the answer.
v1::Error incident(ports::Random& random, std::string_view event, std::string_view what);
// Logs that a session ends with what was thrown.
void log_end(const std::exception_ptr& thrown);

}  // namespace gridmates::actors
