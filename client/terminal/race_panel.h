// The racers beside the board: places, progress, who is frozen, and whose board is shown. One
// thread.
#pragma once

#include <cstdint>

#include "client/core/model.h"
#include "client/replay/ghost_run.h"
#include "client/terminal/canvas.h"

namespace gridmates::terminal {

// Uses at most region.rows() rows. `time_ms` is the current room time, `shown` the match drawn.
void draw_racers(const Region& region, const client::Room& room, std::uint64_t time_ms,
                 const v1::MatchView* shown);
// Draws the ghost's progress as a racer's line: your best run, or a chosen one with its player's
// name.
void draw_ghost(const Region& row, const replay::GhostRun::Bar& ghost);

}  // namespace gridmates::terminal
