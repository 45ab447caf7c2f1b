// The server itself: every concrete type is named here and put together. Called by server/app/run.
#pragma once

#include <string>

#include "server/base/config.h"

namespace gridmates::app {

// Serves until SIGTERM or SIGINT has it drain; the exit status: 0, or 3 when it cannot serve (any
// more), with one line on standard error that says why. A second signal ends the process at once.
int serve(const Config& config, const std::string& version);

}  // namespace gridmates::app
