// Remarks on the moves of a finished Sudoku: the technique by which the digit follows, and the next
// step that the board offers. One thread at a time.
#pragma once

#include <memory>

#include "client/replay/game_again.h"

namespace gridmates::replay {

std::unique_ptr<Remarks> sudoku_remarks(const v1::Replay& ended);

}  // namespace gridmates::replay
