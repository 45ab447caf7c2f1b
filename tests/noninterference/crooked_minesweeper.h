// Minesweeper that leaks one bit about the hidden mines to one kind of viewer. Pure; any thread.
#pragma once

#include "engine/minesweeper/rules.h"

namespace gridmates::noninterference {

template <core::Viewer::Kind kTold>
struct CrookedMinesweeper : minesweeper::Rules {
  static minesweeper::View view(const minesweeper::State& state, core::Viewer viewer) {
    minesweeper::View view = Rules::view(state, viewer);
    if (viewer.kind != kTold) return view;
    unsigned sum = 0;
    state.board.mines.each([&](minesweeper::Cell mine) { sum += mine; });
    view.status.guaranteed = sum % 2 == 1;
    return view;
  }
};

}  // namespace gridmates::noninterference
