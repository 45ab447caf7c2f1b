// A finished match as `gridmates replay --json` prints it, read again. One thread at a time.
#pragma once

#include <string>
#include <variant>

#include "client/tools/batch/source.h"
#include "gridmates/v1/replay.pb.h"

namespace gridmates::tools {

// The match, its events in it; or which line is none, and why, printable.
std::variant<v1::Replay, std::string> read_replay(Source& source);

}  // namespace gridmates::tools
