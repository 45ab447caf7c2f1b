// Runs the line-by-line client on standard input and output until it ends; returns the exit status.
#pragma once

#include "client/core/config.h"

namespace gridmates::linear {

int run_linear(const client::Config& config, bool json);

}  // namespace gridmates::linear
