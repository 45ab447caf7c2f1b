// A whole face with a scripted Sudoku, for a child process on a pseudo-terminal.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "client/terminal/curses_screen.h"
#include "tests/client/terminal/face_fixture.h"
#include "tests/client/terminal/pseudo_terminal.h"

namespace gridmates::terminal::testing {

inline constexpr int kNoTerminal = 77;  // its exit status

inline const Environment kXterm{
    {"TERM", "xterm-256color"}, {"LC_ALL", "C.UTF-8"}, {"NO_COLOR", ""}};

// The child's main function.
int play(Requests& requests, CursesScreen::Options options);

inline void expect_given_back(const PseudoTerminal& terminal) {
  EXPECT_FALSE(terminal.alternate_screen());
  EXPECT_TRUE(terminal.cursor_visible());
  EXPECT_TRUE(terminal.cooked());
}

}  // namespace gridmates::terminal::testing
