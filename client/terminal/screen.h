// Screen: the interface of the terminal for this face. curses_screen.h is the real implementation.
// One thread.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "client/terminal/canvas.h"
#include "client/terminal/key.h"
#include "client/terminal/theme.h"  // IWYU pragma: export

namespace gridmates::terminal {

class Screen {
 public:
  virtual ~Screen() = default;
  virtual Size size() const = 0;
  // Whether only ASCII can or should be shown: draw on an ascii Canvas.
  virtual bool ascii() const = 0;
  // Shows the picture by sending the differences from the previous one. Its size is size().
  virtual void show(const Canvas& canvas) = 0;
  // The next key or button that has already been pressed; nullopt if none is left.
  virtual std::optional<Key> read() = 0;
  // How long to wait for the rest of a partial key; nullopt: there is none.
  virtual std::optional<std::chrono::milliseconds> patience() const = 0;
  // Handles that timeout: read() returns the remains of the key.
  virtual void expire() = 0;
  // Sets whether clicks are reported as keys, or left to the terminal (to select text).
  virtual void mouse(bool on) = 0;
  // Puts text into the clipboard; false if the terminal is not known to support it.
  virtual bool copy(const std::string& text) = 0;
  // Sets the look, from the next picture on.
  virtual void choose_look(const Look& look) = 0;
  // Makes the terminal's sound.
  virtual void ring() = 0;
  // The terminal may have another size, or may have lost the picture: queries it, and draws the
  // next picture completely.
  virtual void refresh() = 0;
  // Restores the terminal, stops this process as Ctrl+Z does, and returns when it continues. Call
  // refresh() after it.
  virtual void suspend() = 0;
};

}  // namespace gridmates::terminal
