// Runs the line-by-line client on standard input and output until it ends; returns the exit status.
// A non-empty `queue` is the first command: a game and options. With commands in `once` it runs
// these and reads no input.
#pragma once

#include <string>
#include <vector>

#include "client/core/config.h"

namespace gridmates::linear {

int run_linear(const client::Config& config, bool json, const std::string& queue,
               const std::vector<std::string>& once);

}  // namespace gridmates::linear
