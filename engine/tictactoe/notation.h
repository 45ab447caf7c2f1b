// Positions as a line of text: the board, its rows from the top with run lengths for empty cells,
// and who is to move: "3x3x3 xo1/1x1/3 o" (after Forsyth-Edwards notation in chess). Pure
// functions; any thread.
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

// kInvalid, with a sentence: for a malformed line, for an invalid board, and if the marks imply
// that the other player is to move. A fourth word, "exact", means that overlines do not count.
// Whether the game is over is for the judge to decide.
core::Result<PositionLine> read_position(std::string_view line);
std::string position_words(const PositionLine& line);

}  // namespace gridmates::tictactoe
