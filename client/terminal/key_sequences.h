// Maps characters and escape sequences to keys, mouse buttons, or the colour of the background. The
// sequences are those of xterm, tmux, screen, Linux, rxvt, PuTTY and the kitty keyboard protocol
// together, regardless of TERM: none of them has two different meanings. Pure functions; any
// thread.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "client/terminal/canvas.h"
#include "client/terminal/escape_parser.h"
#include "client/terminal/key.h"

namespace gridmates::terminal {

// A button was pressed or released.
struct ButtonChange {
  // kClick, kMiddleClick or kRightClick; nullopt: the terminal did not send which was released.
  std::optional<Key::Kind> button;
  bool down = false;
  Spot at;
  friend bool operator==(const ButtonChange&, const ButtonChange&) = default;
};

// A colour; each part 0 to 255.
struct Rgb {
  int red = 0;
  int green = 0;
  int blue = 0;
  friend bool operator==(const Rgb&, const Rgb&) = default;
};

using Input = std::variant<Key, ButtonChange, Rgb>;

// nullopt: a terminal's own answer, a key release, or an unknown sequence. A key that has no name
// in this client is Key::Kind::kUnknown. An Rgb is the answer to kAskBackground.
std::optional<Input> input_of(const Token& token);

// Queries the colour of an xterm's background.
inline constexpr const char* kAskBackground = "\033]11;?\033\\";

}  // namespace gridmates::terminal
