// Those who race, beside the board: places, how far each one is, who is frozen, and whose board is
// shown. One thread.
#pragma once

#include <cstdint>

#include "client/core/model.h"
#include "client/replay/ghost_run.h"
#include "client/terminal/canvas.h"

namespace gridmates::terminal {

// Uses at most region.rows() rows. `time_ms`: room time now. `shown`: the match that is drawn.
void draw_racers(const Region& region, const client::Room& room, std::uint64_t time_ms,
                 const v1::MatchView* shown);
// How far the ghost was by now, as a racer's line: one's own best run, or a chosen one by the name
// of its player.
void draw_ghost(const Region& row, const replay::GhostRun::Bar& ghost);

}  // namespace gridmates::terminal
