// Mine fields and races, made by hand.
#pragma once

#include "tests/client/terminal/scripted.h"

namespace gridmates::terminal::testing {

// ana, bo and chen at a field of 20x20 with 60 mines, of the sketch; eva and fritz watch.
client::Model mines_model();
// The same field, lost: all mines are shown.
client::Model lost_mines_model();
// The same field during the vote to go on: bo is for it.
client::Model voting_mines_model();
// ana alone at a field of 50x50, of which a strip is open.
client::Model big_mines_model();
// ana alone at a field of 8x8 that is not laid yet.
client::Model tiny_mines_model();
// A race at a Sudoku: chen has finished, ana is frozen.
client::Model sudoku_race_model();
// A race at a mine field that ana has finished: she may see the others' fields.
client::Model mines_race_model();

}  // namespace gridmates::terminal::testing
