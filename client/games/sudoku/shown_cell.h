// A cell as it is drawn: this client's moves are applied at once, as provisional until the match
// has them. Pure; any thread.
#pragma once

#include <cstdint>

#include "client/terminal/game_pane.h"

namespace gridmates::terminal {

struct ShownCell {
  v1::SudokuCell content;
  bool provisional = false;
  std::uint32_t private_notes = 0;  // without digits of cells around it; 0 if the cell has one
};
ShownCell shown_cell(const MatchScene& scene, std::uint32_t cell);

}  // namespace gridmates::terminal
