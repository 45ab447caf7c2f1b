// The composition root of the server, which connects all concrete types. Called by server/app/run.
#pragma once

#include <string>

#include "server/base/config.h"

namespace gridmates::app {

// Serves until SIGTERM or SIGINT, then drains. Returns the exit status: 0, or 3 with one line on
// standard error if it cannot serve (any more). A second signal ends the process at once.
int serve(const Config& config, const std::string& version);

}  // namespace gridmates::app
