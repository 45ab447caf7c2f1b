// Runs gridmatesd with its arguments. Called once, by main.
#pragma once

#include <string>
#include <vector>

#include "server/app/options.h"

namespace gridmates::app {

// The exit status: 0 good, 1 the answer is no, 2 wrong usage or unreadable input, 3 cannot serve.
int run(std::vector<std::string> arguments, const Environment& environment,
        const std::string& version);

}  // namespace gridmates::app
