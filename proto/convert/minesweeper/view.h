// Converts a view of Minesweeper to messages and back; for converter.cc alone. Pure; any thread.
#pragma once

#include "engine/minesweeper/view.h"
#include "gridmates/v1/minesweeper.pb.h"

namespace gridmates::convert {

void put_mines_cell(const minesweeper::View::Cell& cell, v1::MinesweeperCell& out);
void put_mines_status(const minesweeper::View::Status& status, v1::MinesweeperStatus& out);

// The reverse, with only the parts that a computer player uses.
minesweeper::View::Cell mines_cell_of(const v1::MinesweeperCell& cell);
minesweeper::View::Status mines_status_of(const v1::MinesweeperStatus& wire);

}  // namespace gridmates::convert
