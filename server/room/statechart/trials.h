// Who is in the rooms that the state chart is explored with, and what they try. Pure; any thread.
#pragma once

#include <vector>

#include "server/room/room.h"
#include "server/room/statechart/probe_game.h"

namespace gridmates::room {

// The last one has the name of the first, and is never let in.
const std::vector<Identity>& people();

// The board as it is put on the table.
BoardChosen chosen(const ProbeGame::Board& board);

// Every command worth trying in such a room.
std::vector<Ask> commands_for(const Room& room, const RoomView& view);

}  // namespace gridmates::room
