// Screen: the terminal as the rest of this face knows it. curses_screen.h is the real one. One
// thread.
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
  // Only ASCII can be shown, or is to be: draw on an ascii Canvas.
  virtual bool ascii() const = 0;
  // Shows the picture by sending what is different from the one before. Its size is size().
  virtual void show(const Canvas& canvas) = 0;
  // The next key or button that has already been pressed; nullopt: none is left for now.
  virtual std::optional<Key> read() = 0;
  // How long to wait for the rest of a key that has begun to arrive; nullopt: none has.
  virtual std::optional<std::chrono::milliseconds> patience() const = 0;
  // Nothing has come for so long: read() has what is left of that key.
  virtual void expire() = 0;
  // Clicks are keys from now on, or the terminal's own again (to select text).
  virtual void mouse(bool on) = 0;
  // Puts text into the clipboard; false for a terminal that is not known to take it.
  virtual bool copy(const std::string& text) = 0;
  // Draws like this from the next picture on.
  virtual void choose_look(const Look& look) = 0;
  // Makes the terminal's sound.
  virtual void ring() = 0;
  // The terminal may have another size, or may have lost the picture: asks it, and draws the next
  // picture as a whole.
  virtual void refresh() = 0;
  // Gives the terminal back, stops this process as Ctrl+Z does, and returns when it goes on. Follow
  // it with refresh().
  virtual void suspend() = 0;
};

}  // namespace gridmates::terminal
