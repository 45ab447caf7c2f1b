#include "engine/games/games.h"

#include "engine/minesweeper/rules.h"
#include "engine/sudoku/rules.h"
#include "engine/tictactoe/rules.h"

namespace gridmates {

const core::Games& all_games() {
  static const core::Games games = [] {
    core::Games list;
    list.add(core::erased<sudoku::Rules>());
    list.add(core::erased<minesweeper::Rules>());
    list.add(core::erased<tictactoe::Rules>());
    return list;
  }();
  return games;
}

}  // namespace gridmates
