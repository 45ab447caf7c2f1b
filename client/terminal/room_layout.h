// The layout of the page of a room. Plain values; any thread.
#pragma once

#include "client/terminal/canvas.h"
#include "client/terminal/match_scene.h"

namespace gridmates::terminal {

struct RoomLayout {
  struct Box {
    int row = 0, column = 0, rows = 0, columns = 0;
    Region of(const Region& page) const { return page.part(row, column, rows, columns); }
  };

  Scale scale = Scale::kS;
  Box board;
  Box side;
  Box mode;
  int message = 0;  // the row
};

}  // namespace gridmates::terminal
