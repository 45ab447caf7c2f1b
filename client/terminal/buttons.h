// The buttons of the mouse: which are down, and so what a press means. Left and right together on
// one cell are a click of their own. Plain value; one thread.
#pragma once

#include <optional>

#include "client/terminal/canvas.h"
#include "client/terminal/key.h"

namespace gridmates::terminal {

class Buttons {
 public:
  // `button` (kClick, kMiddleClick or kRightClick) goes down there: the click that it makes.
  Key press(Key::Kind button, Spot at);
  // It goes up there: the key that this is, when it is the left one that was down alone.
  std::optional<Key> release(Key::Kind button, Spot at);

 private:
  std::optional<Spot> left_;  // where it went down, while it is
  std::optional<Spot> right_;
};

}  // namespace gridmates::terminal
