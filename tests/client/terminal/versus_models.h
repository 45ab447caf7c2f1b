// Matches of two beside the usual one, made by hand.
#pragma once

#include "tests/client/terminal/scripted.h"

namespace gridmates::terminal::testing {

// ana (X) and bo (O) at Connect Four, discs in columns 4 4 3 5, ana to move.
client::Model connectfour_model();
// ana (X) and bo (O) at five in a row on an empty board of 15x15.
client::Model large_duel_model();

}  // namespace gridmates::terminal::testing
