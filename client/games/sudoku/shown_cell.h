// A cell as it is drawn: this client's own keys at once, provisional until the match shows them.
// Pure; any thread.
#pragma once

#include <cstdint>

#include "client/terminal/game_pane.h"

namespace gridmates::terminal {

struct ShownCell {
  v1::SudokuCell content;
  bool provisional = false;
  std::uint32_t private_notes = 0;  // of digits that no cell around it has; 0 where one stands
};
ShownCell shown_cell(const MatchScene& scene, std::uint32_t cell);

}  // namespace gridmates::terminal
