// Positions as a line of text: the board, its rows from the top with run lengths for empty cells,
// and who is to move: "3x3x3 xo1/1x1/3 o" (after Forsyth and Edwards, of chess). Pure functions;
// any thread.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/tictactoe/judge.h"

namespace gridmates::tictactoe {

struct PositionLine {
  Variant variant;
  Position position;

  friend bool operator==(const PositionLine&, const PositionLine&) = default;
};

// kInvalid, with a sentence: for what is no such line, for a board that cannot be, and where the
// marks say that the other one is to move. A fourth word, "exact", says that overlines are no
// lines. Whether the game is over is for the judge to say.
core::Result<PositionLine> read_position(std::string_view line);
std::string position_words(const PositionLine& line);

}  // namespace gridmates::tictactoe
