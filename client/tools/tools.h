// The one-shot commands. Each prints to standard output, complaints in one line to standard error,
// and returns the exit status: 0 good, 1 the answer is no, 3 the server cannot be reached.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "client/core/config.h"

namespace gridmates::tools {

// The open rooms.
int print_rooms(const client::Config& config, bool json);
// The packs of puzzles.
int print_puzzles(const client::Config& config, bool json);
// The games, each of which has boards of fame.
int print_games(const std::vector<std::string>& games, bool json);
// The boards of fame of a game, or, unless it is empty, of one category of it; at most `limit`
// lines each (1 to 100).
int print_leaderboard(const client::Config& config, const std::string& game,
                      const std::string& category, std::uint32_t limit, bool json);

}  // namespace gridmates::tools
