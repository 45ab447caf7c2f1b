// The published measures of a finished Minesweeper match in short lines. Pure; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "client/games/minesweeper/board.h"

namespace gridmates::words {

// It was solved or lost, and the match has ended.
bool is_measured(const v1::MinesweeperStatus& status);

// "3BV 112 of 112  3BV/s 2.87" ...: of everybody's clicks together, each line at most 36 columns;
// "-" for what cannot be said; RQP of won fields alone, for which it is defined. `time_ms`:
// played_ms() of the match.
std::vector<std::string> stats_lines(const v1::MinesweeperStatus& status, std::uint64_t time_ms);

// How long a match was played by room time `time_ms`: at a race until its player had finished.
std::uint64_t played_ms(const v1::MatchView& match, std::uint64_t time_ms);

// "id 16x16x40+7@i9", after the end of a field that was laid by a game id; else empty.
std::string id_line(const MinesBoard& board);

}  // namespace gridmates::words
