// The one-shot commands. Each prints to standard output, complaints in one line to standard error,
// and returns the exit status: 0 good, 1 the answer is no, 3 the server cannot be reached.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "client/core/config.h"
#include "client/core/room_list.h"
#include "client/tools/csv.h"
#include "gridmates/v1/lobby.pb.h"

namespace gridmates::tools {

// The open rooms that the filter takes.
int print_rooms(const client::Config& config, const client::RoomFilter& filter, bool json);
// The dailies of a day; of today where no date is given.
int print_dailies(const client::Config& config, const std::string& date, bool json);
// The packs of puzzles.
int print_packs(const client::Config& config, bool json);
// The puzzles that are asked for, with all that follow.
int print_puzzles(const client::Config& config, const v1::ListPuzzles& asked, bool json);
// The games, each of which has leaderboards.
int print_games(const std::vector<std::string>& games, bool json);
// The leaderboards that are asked for.
int print_leaderboard(const client::Config& config, const v1::GetLeaderboard& asked, Form form);

// What a player has played, with the techniques of the latest matches; JSON is one object.
int print_player(const client::Config& config, const v1::GetPlayer& asked, Form form);

}  // namespace gridmates::tools
