// A program for a pseudo-terminal that prints the keys it gets.
#pragma once

#include <poll.h>
#include <unistd.h>

#include <memory>
#include <string>

#include "client/terminal/curses_screen.h"

namespace gridmates::terminal::testing {

// Prints the names of keys until q; returns 1 if there is no screen.
inline int tell_keys(bool mouse) {
  std::string why;
  const auto screen = CursesScreen::open({}, why);
  if (screen == nullptr) return 1;
  screen->mouse(mouse);
  std::string told = "ready ";
  while (true) {
    while (const auto key = screen->read()) {
      if (*key == U'q') return 0;
      told += key_name(*key) + " ";
    }
    Canvas canvas(screen->size());
    Region(canvas).put(0, 0, told);
    screen->show(canvas);
    pollfd input{STDIN_FILENO, POLLIN, 0};
    const auto patience = screen->patience();
    if (poll(&input, 1, patience ? static_cast<int>(patience->count()) : -1) == 0) screen->expire();
  }
}

}  // namespace gridmates::terminal::testing
