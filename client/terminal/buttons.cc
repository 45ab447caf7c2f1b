#include "client/terminal/buttons.h"

namespace gridmates::terminal {

// A lost release does no lasting harm: the button counts as down only where it was pressed, and for
// one click.
Key Buttons::press(Key::Kind button, Spot at) {
  const auto click = [at](Key::Kind kind) { return Key::click(kind, at.row, at.column); };
  if (button == Key::Kind::kMiddleClick) return click(button);
  const bool left = button == Key::Kind::kClick;
  std::optional<Spot>& other = left ? right_ : left_;
  if (other == at) {
    left_.reset();
    right_.reset();
    return click(Key::Kind::kBothClick);
  }
  (left ? left_ : right_) = at;
  return click(button);
}

std::optional<Key> Buttons::release(Key::Kind button, Spot at) {
  if (button == Key::Kind::kRightClick) right_.reset();
  if (button != Key::Kind::kClick || !left_) return std::nullopt;
  left_.reset();
  return Key::click(Key::Kind::kRelease, at.row, at.column);
}

}  // namespace gridmates::terminal
