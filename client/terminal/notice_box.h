// What stands where the board would be while a room waits, is paused or is over. Single thread.
#pragma once

#include "client/core/model.h"
#include "client/terminal/canvas.h"

namespace gridmates::terminal {

// A box with the state, the code and the terms of the room, and what can be done. Where the region
// has too few rows, the last of the terms are left out, and `~` says so.
void draw_notice(const Region& region, const client::Room& room);

}  // namespace gridmates::terminal
