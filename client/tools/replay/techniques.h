// The techniques that a player has met, from the replays of the latest matches. One call at a time
// a thread.
#pragma once

#include <string>
#include <vector>

#include "client/core/config.h"
#include "gridmates/v1/lobby.pb.h"

namespace gridmates::tools {

// Lines, printable; at most replay::kStudied matches are asked for, and those that cannot be had
// are left out.
std::vector<std::string> technique_lines(const client::Config& config, const v1::PlayerPage& page);

}  // namespace gridmates::tools
