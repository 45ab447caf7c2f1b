// Fetches a finished match from a server. One call at a time per thread.
#pragma once

#include <string>
#include <variant>

#include "client/tools/one_shot.h"

namespace gridmates::tools {

// The complete match: the first part of the server's answer with the events of all parts. `player`
// selects the board of a race; empty: the winner's.
std::variant<v1::Replay, Failure> fetch_replay(const client::Config& config, const std::string& run,
                                               const std::string& player);

// Why the text does not name a run; empty if it does.
std::string why_no_run(const std::string& run);

}  // namespace gridmates::tools
