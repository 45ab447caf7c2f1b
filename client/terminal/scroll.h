// Windows on boards and lists that are larger than the screen. One thread.
#pragma once

namespace gridmates::terminal {

// Where a window of `size` lines of `all` begins, so that line `at` is inside and `margin` lines
// around it, if it was at `first` before; far jumps put the line in the middle.
int slide(int first, int size, int all, int at, int margin);

// Where a list begins on the screen. It stays where it was drawn last as long as the chosen line is
// seen, so that nothing slides under the pointer.
class ListTop {
 public:
  // Of `rows` lines of `all`, with line `at` among them.
  int first(int rows, int all, int at) const { return first_ = slide(first_, rows, all, at, 0); }

 private:
  mutable int first_ = 0;
};

}  // namespace gridmates::terminal
