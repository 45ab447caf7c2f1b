// Runs the line-by-line client on standard input and output until it ends; returns the exit status.
// With `queue` it begins with that command: a game and what is wanted of it.
#pragma once

#include <string>

#include "client/core/config.h"

namespace gridmates::linear {

int run_linear(const client::Config& config, bool json, const std::string& queue);

}  // namespace gridmates::linear
