#include "client/terminal/targets.h"

#include <algorithm>

namespace gridmates::terminal {

const Target* Targets::find(Spot at, Key::Kind by) const {
  const auto found = std::find_if(marks_.rbegin(), marks_.rend(), [&](const Mark& mark) {
    const int row = at.row - mark.at.row;
    const int column = at.column - mark.at.column;
    return mark.target.by == by && row >= 0 && row < mark.size.rows && column >= 0 &&
           column < mark.size.columns;
  });
  return found == marks_.rend() ? nullptr : &found->target;
}

}  // namespace gridmates::terminal
