// What the parts of a picture mean to the pointer. Pages mark what they draw (Region::clicks and
// its like); the Face asks the picture that was drawn last. Plain values; one thread.
#pragma once

#include <optional>
#include <vector>

#include "client/terminal/key.h"
#include "client/terminal/spot.h"

namespace gridmates::terminal {

struct Target {
  // What the pointer does there: kClick, kWheelUp or kWheelDown.
  Key::Kind by = Key::Kind::kClick;
  std::optional<Key> key = std::nullopt;  // the key that this is as good as ...
  int item = 0;                           // ... or what Page::pick() gets
  friend bool operator==(const Target&, const Target&) = default;
};

class Targets {
 public:
  // This rectangle means that; what is added later lies above.
  void add(Spot at, Size size, const Target& target) { marks_.push_back({at, size, target}); }
  // What a place means; null: nothing.
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
