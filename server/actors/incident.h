// A fault of the server: a number for the log and for the client, who can tell it to somebody. Safe
// for concurrent use. Inside server/actors.
#pragma once

#include <string_view>

#include "gridmates/v1/error.pb.h"
#include "server/ports/random.h"

namespace gridmates::actors {

// Logs the event, with `what`, and makes the answer.
v1::Error incident(ports::Random& random, std::string_view event, std::string_view what);

}  // namespace gridmates::actors
