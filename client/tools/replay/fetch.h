// A finished match from a server. One call at a time a thread.
#pragma once

#include <string>
#include <variant>

#include "client/tools/one_shot.h"

namespace gridmates::tools {

// All of it: the first part of the server's answer with the events of all parts. `player` says
// whose board of a race; empty for who came first.
std::variant<v1::Replay, Failure> fetch_replay(const client::Config& config, const std::string& run,
                                               const std::string& player);

// Why these words name no run; empty: they do.
std::string why_no_run(const std::string& run);

}  // namespace gridmates::tools
