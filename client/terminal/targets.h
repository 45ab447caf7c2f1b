// The effects of the pointer on parts of a picture. Pages mark what they draw (Region::clicks
// etc.); the Face looks them up in the last picture. Plain values; one thread.
#pragma once

#include <optional>
#include <vector>

#include "client/terminal/key.h"
#include "client/terminal/spot.h"

namespace gridmates::terminal {

struct Target {
  // The pointer's action: kClick, kWheelUp or kWheelDown.
  Key::Kind by = Key::Kind::kClick;
  std::optional<Key> key = std::nullopt;  // the equivalent key ...
  int item = 0;                           // ... or the argument of Page::pick()
  friend bool operator==(const Target&, const Target&) = default;
};

class Targets {
 public:
  // Adds a rectangle; later ones are above earlier ones.
  void add(Spot at, Size size, const Target& target) { marks_.push_back({at, size, target}); }
  // The target at a position, or null.
  const Target* find(Spot at, Key::Kind by) const;
  friend bool operator==(const Targets&, const Targets&) = default;

 private:
  struct Mark {
    Spot at;
    Size size;
    Target target;
    friend bool operator==(const Mark&, const Mark&) = default;
  };
  std::vector<Mark> marks_;
};

}  // namespace gridmates::terminal
