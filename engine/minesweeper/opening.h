// Opening cells: applies the guess policy, the flood, hits and lives. Pure functions; any thread.
#pragma once

#include "engine/core/ids.h"
#include "engine/minesweeper/field/cells.h"
#include "engine/minesweeper/state.h"

namespace gridmates::minesweeper {

// Opens these closed cells for the seat, all at once, and the neighbours of every 0. With the
// option `open_matched`, numbers that open with their flags set then open their neighbours, wave
// after wave, until there are none or a wave had a hit.
void open_cells(State& state, core::Seat seat, Cells opening);

// The cells around an open number that a chord would open, if its flags and shown mines match it.
Cells matched_around(const State& state, Cell number);

}  // namespace gridmates::minesweeper
