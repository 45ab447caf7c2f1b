// Boards as rows of marks, one a cell, as a person reads them in a golden file. Pure; any thread.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"

namespace gridmates::golden {

// A board in a golden file: rows, and all that they do not say as bytes. Without rows the bytes are
// the board's canonical ones.
struct BoardText {
  core::Bytes rest;
  std::vector<std::string> rows;
};

// With rows for a game whose boards are more than options.
BoardText board_text(std::string_view game, core::ByteView board);
// The canonical bytes of a board; none for what cannot be read.
core::Bytes board_bytes(std::string_view game, const BoardText& text);

// What can be seen of a match; none for a game that is not known here.
//   Sudoku: digits            Minesweeper: # closed, F flag, ? mark, 1 to 8, . open without a
//   number,
//                             * a mine that was hit, M a mine, x a wrong flag
//   tic-tac-toe, Connect Four: X, O
std::vector<std::string> rows_of(std::string_view game, const core::MatchView& view);

}  // namespace gridmates::golden
