// The box in the place of the board while a room waits, is paused or is over. Single thread.
#pragma once

#include "client/core/model.h"
#include "client/terminal/canvas.h"

namespace gridmates::terminal {

// Draws the state, the code and the terms of the room, and what can be done. If the region has too
// few rows, the last terms are left out, marked by `~`.
void draw_notice(const Region& region, const client::Room& room);

}  // namespace gridmates::terminal
