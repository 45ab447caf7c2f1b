// The one-shot commands. Each prints to standard output, and errors on one line to standard error,
// and returns the exit status: 0 success, 1 a negative answer, 3 the server cannot be reached.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "client/core/config.h"
#include "client/core/room_list.h"
#include "client/tools/csv.h"
#include "gridmates/v1/lobby.pb.h"

namespace gridmates::tools {

// The open rooms that match the filter.
int print_rooms(const client::Config& config, const client::RoomFilter& filter, bool json);
// The dailies of a date; of today without a date.
int print_dailies(const client::Config& config, const std::string& date, bool json);
// The packs of puzzles.
int print_packs(const client::Config& config, bool json);
// The requested puzzles, including all following parts.
int print_puzzles(const client::Config& config, const v1::ListPuzzles& asked, bool json);
// The games, each of which has leaderboards.
int print_games(const std::vector<std::string>& games, bool json);
// The requested leaderboards.
int print_leaderboard(const client::Config& config, const v1::GetLeaderboard& asked, Form form);

// A player's matches, with the techniques of the latest ones; JSON is one object.
int print_player(const client::Config& config, const v1::GetPlayer& asked, Form form);

}  // namespace gridmates::tools
