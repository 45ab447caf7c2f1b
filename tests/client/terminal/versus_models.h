// Matches of two players other than the default one, made by hand.
#pragma once

#include "tests/client/terminal/scripted.h"

namespace gridmates::terminal::testing {

// ana (X) and bo (O) at Connect Four, discs in columns 4 4 3 5, ana to move.
client::Model connectfour_model();
// ana (X) and bo (O) at ultimate tic-tac-toe: X has won the board at the top left, O the one at the
// top right, the middle one is full, and ana must play in the board d7-f9.
client::Model ultimate_model();
// ana (X) and bo (O) at five in a row on an empty board of 15x15.
client::Model large_duel_model();

}  // namespace gridmates::terminal::testing
