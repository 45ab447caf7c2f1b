// Boards as rows of marks, one per cell, in readable form for golden files. Pure; any thread.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"

namespace gridmates::golden {

// A board in a golden file: rows, and as bytes everything that the rows do not show. Without rows
// the bytes are the board's canonical ones.
struct BoardText {
  core::Bytes rest;
  std::vector<std::string> rows;
};

// Has rows for a game whose boards are more than options.
BoardText board_text(std::string_view game, core::ByteView board);
// The canonical bytes of a board; empty if the text is invalid.
core::Bytes board_bytes(std::string_view game, const BoardText& text);

// What a view shows of a match; empty for an unknown game.
//   Sudoku: digits; tic-tac-toe, Connect Four: X, O
//   Minesweeper: # closed, F flag, ? mark, 1 to 8, . open without a number,
//     * a mine that was hit, M a mine, x a wrong flag
std::vector<std::string> rows_of(std::string_view game, const core::MatchView& view);

}  // namespace gridmates::golden
