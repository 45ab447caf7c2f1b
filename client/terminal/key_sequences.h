// What a terminal means by a character or an escape sequence: a key, a button of the mouse, the
// colour of its background, or nothing that matters here. The sequences are those of xterm, tmux,
// screen, Linux, rxvt, PuTTY and the kitty keyboard protocol together, whatever TERM says: none of
// them means one key here and another there. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "client/terminal/canvas.h"
#include "client/terminal/escape_parser.h"
#include "client/terminal/key.h"

namespace gridmates::terminal {

// A button goes down or up.
struct ButtonChange {
  // kClick, kMiddleClick or kRightClick; nullopt: the terminal does not say which one went up.
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

// nullopt: a terminal's own answer, a key that goes up, or nothing that is known. A key that this
// client has no name for is Key::Kind::kUnknown. An Rgb is the answer to kAskBackground.
std::optional<Input> input_of(const Token& token);

// Asks an xterm for the colour of its background.
inline constexpr const char* kAskBackground = "\033]11;?\033\\";

}  // namespace gridmates::terminal
