// What is said beside the moves of a Sudoku that is over: which technique the digit follows by, and
// what the board asks for next. One thread at a time.
#pragma once

#include <memory>

#include "client/replay/game_again.h"

namespace gridmates::replay {

std::unique_ptr<Remarks> sudoku_remarks(const v1::Replay& ended);

}  // namespace gridmates::replay
