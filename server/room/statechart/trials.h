// The people and the commands that the state chart is explored with. Pure; any thread.
#pragma once

#include <vector>

#include "server/room/room.h"
#include "server/room/statechart/probe_game.h"

namespace gridmates::room {

// The last one has the name of the first; no situation with them in the room is explored further.
const std::vector<Identity>& people();

// The board as it is put on the table.
BoardChosen chosen(const ProbeGame::Board& board);

// Every command worth trying in this room.
std::vector<Ask> commands_for(const Room& room, const RoomView& view);

}  // namespace gridmates::room
