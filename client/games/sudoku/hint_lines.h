// Why the hint that a room shows holds, step by step. Pure; any thread.
#pragma once

#include "client/lines/game_lines.h"

namespace gridmates::lines {

// "hint 1: ...", a line an inference, of the hint that is shown as a whole. A reason that the
// server does not say in full is looked for again on the same board, which may take some hundred
// milliseconds. Where that finds another one, the sentence that is shown.
Looked hint_lines(const v1::SudokuView& view);

}  // namespace gridmates::lines
