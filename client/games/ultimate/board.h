// An ultimate tic-tac-toe board as a client sees it. Pure; any thread.
#pragma once

#include <string>

#include "gridmates/v1/room.pb.h"

namespace gridmates::words {

// Whether all cells and small boards are present.
bool is_whole(const v1::UltimateView& board);
// 'X', 'O' or '.'.
char sign_of(v1::UltimateMark mark);
// The small board into which the next mark must go, by its cells: "d4-f6"; empty if any open board
// is allowed, or no player is to move.
std::string sent_to(const v1::UltimateView& board);

}  // namespace gridmates::words
