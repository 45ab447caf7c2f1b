// Why a room's current hint holds, step by step. Pure; any thread.
#pragma once

#include "client/lines/game_lines.h"

namespace gridmates::lines {

// "hint 1: ...", one line per inference, for a hint that is completely revealed. If the server did
// not send the full reason, the hint is searched again on the same board, which may take some
// hundred milliseconds. If that finds another hint, the result is the sentence that is shown.
Looked hint_lines(const v1::SudokuView& view);

}  // namespace gridmates::lines
