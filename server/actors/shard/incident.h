// A fault of the server: it gets a number, which is logged and sent to the client, so that users
// can report it. Safe for concurrent use. Inside server/actors.
#pragma once

#include <exception>
#include <string_view>

#include "gridmates/v1/error.pb.h"
#include "server/ports/random.h"

namespace gridmates::actors {

// Logs the event, with `what`, and returns the error for the client.
v1::Error incident(ports::Random& random, std::string_view event, std::string_view what);
// Logs that a session ends because of this exception.
void log_end(const std::exception_ptr& thrown);

}  // namespace gridmates::actors
