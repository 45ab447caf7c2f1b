// The published measures of a finished Minesweeper match, in short lines. Pure; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "client/games/minesweeper/board.h"

namespace gridmates::words {

// Whether the field was solved or lost and has its measures.
bool is_measured(const v1::MinesweeperStatus& status);

// "3BV 112 of 112  3BV/s 2.87" ...: of all players' clicks together, each line at most 36 columns;
// "-" for undefined values; RQP only for won fields, where it is defined. `time_ms` is played_ms()
// of the match.
std::vector<std::string> stats_lines(const v1::MinesweeperStatus& status, std::uint64_t time_ms);

// How long a match was played by room time `time_ms`: in a race, until its player had finished.
std::uint64_t played_ms(const v1::MatchView& match, std::uint64_t time_ms);

// "id 16x16x40+7@i9", after the end of a field that was laid by a game id; otherwise empty.
std::string id_line(const MinesBoard& board);

}  // namespace gridmates::words
