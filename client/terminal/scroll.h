// Windows on boards that are larger than the screen. Pure functions; any thread.
#pragma once

namespace gridmates::terminal {

// Where a window of `size` lines of `all` begins, so that line `at` is inside and `margin` lines
// around it, if it was at `first` before; far jumps put the line in the middle.
int slide(int first, int size, int all, int at, int margin);

}  // namespace gridmates::terminal
