// Positions on a picture, and sizes. Plain values; any thread.
#pragma once

namespace gridmates::terminal {

struct Size {
  int rows = 0;
  int columns = 0;
  friend bool operator==(const Size&, const Size&) = default;
};

// A position on a picture or a part of it.
struct Spot {
  int row = 0;
  int column = 0;
  friend bool operator==(const Spot&, const Spot&) = default;
};

}  // namespace gridmates::terminal
