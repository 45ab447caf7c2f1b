// Windows of boards and lists that are larger than the screen. One thread.
#pragma once

namespace gridmates::terminal {

// The first line of a window of `size` lines out of `all` so that line `at` is inside with `margin`
// lines around it, if it began at `first` before; a far jump centres the line.
int slide(int first, int size, int all, int at, int margin);

// The first line of a list on the screen. It stays as last drawn as long as the chosen line is
// visible, so that the list does not move under the pointer.
class ListTop {
 public:
  // For `rows` of `all` lines, with line `at` among them.
  int first(int rows, int all, int at) const { return first_ = slide(first_, rows, all, at, 0); }

 private:
  mutable int first_ = 0;
};

}  // namespace gridmates::terminal
