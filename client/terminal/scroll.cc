#include "client/terminal/scroll.h"

#include <algorithm>

namespace gridmates::terminal {

int slide(int first, int size, int all, int at, int margin) {
  if (size >= all) return 0;
  margin = std::min(margin, (size - 1) / 2);
  if (at < first - 1 || at > first + size) {
    first = at - size / 2;
  } else {
    first = std::clamp(first, at - size + 1 + margin, at - margin);
  }
  return std::clamp(first, 0, all - size);
}

}  // namespace gridmates::terminal
