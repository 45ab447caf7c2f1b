// The face of each game; for games.cc alone.
#pragma once

#include "client/terminal/game_pane.h"

namespace gridmates::terminal {

GameFace minesweeper_face();
GameFace sudoku_face();
GameFace tictactoe_face();

// For games without a line in the list: shows the cells as a table, knows no moves.
std::unique_ptr<GamePane> make_plain_pane();

}  // namespace gridmates::terminal
