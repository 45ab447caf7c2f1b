// Reads the output of `gridmates replay --json`. One thread at a time.
#pragma once

#include <string>
#include <variant>

#include "client/tools/batch/source.h"
#include "gridmates/v1/replay.pb.h"

namespace gridmates::tools {

// The match with its events; or which line is invalid, and why, printable.
std::variant<v1::Replay, std::string> read_replay(Source& source);

}  // namespace gridmates::tools
