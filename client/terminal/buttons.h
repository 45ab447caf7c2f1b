// The state of the mouse buttons, and the click that a press makes. Left and right together on one
// cell are a separate click. Plain value; one thread.
#pragma once

#include <optional>

#include "client/terminal/canvas.h"
#include "client/terminal/key.h"

namespace gridmates::terminal {

class Buttons {
 public:
  // `button` (kClick, kMiddleClick or kRightClick) was pressed there: returns its click.
  Key press(Key::Kind button, Spot at);
  // It was released there: returns the release of the left button, except after a click of both.
  std::optional<Key> release(Key::Kind button, Spot at);

 private:
  std::optional<Spot> left_;  // where it was pressed, while it is down
  std::optional<Spot> right_;
};

}  // namespace gridmates::terminal
