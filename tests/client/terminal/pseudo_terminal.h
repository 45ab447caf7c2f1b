// A child process on a pseudo-terminal, and its screen, read by libvterm.
#pragma once

#include <sys/types.h>
#include <vterm.h>

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "client/terminal/canvas.h"

namespace gridmates::terminal::testing {

using Environment = std::vector<std::pair<std::string, std::string>>;

class PseudoTerminal {
 public:
  // Runs `child` in a process in the foreground of the terminal; its result is the exit status.
  // With `as_job` it runs under a simple shell, so that it can be suspended.
  PseudoTerminal(Size size, const Environment& environment, const std::function<int()>& child,
                 bool as_job = false);
  ~PseudoTerminal();
  PseudoTerminal(const PseudoTerminal&) = delete;
  PseudoTerminal& operator=(const PseudoTerminal&) = delete;

  void type(const std::string& bytes);
  void resize(Size size);
  void signal(int number) const;

  // Reads the child's output until `wanted` holds; false after half a minute.
  bool until(const std::function<bool()>& wanted);
  // Whether the text is on the screen.
  bool shows(const std::string& text) const { return picture().find(text) != std::string::npos; }
  // Waits until the child ends: its exit status, or 128 + n after signal n; -1 if it does not end.
  int wait_for_end();

  // The screen as text, rows without trailing blanks.
  std::string picture() const;
  // All bytes that the child has sent.
  const std::string& sent() const { return sent_; }
  bool alternate_screen() const { return alternate_screen_; }
  bool cursor_visible() const { return cursor_visible_; }
  // Whether the terminal edits and echoes lines, as a shell needs it.
  bool cooked() const;
  // Whether some cell has a colour other than the terminal's own.
  bool colored() const;

 private:
  static int on_property(VTermProp property, VTermValue* value, void* self);
  void read_output();

  Size size_;
  int master_ = -1;
  int slave_ = -1;  // kept, so that the terminal outlives the child
  pid_t child_ = -1;
  int ended_ = -1;  // readable once the child has ended
  VTerm* vterm_ = nullptr;
  VTermScreen* screen_ = nullptr;
  VTermScreenCallbacks callbacks_{};
  std::string sent_;
  bool alternate_screen_ = false;
  bool cursor_visible_ = true;
};

}  // namespace gridmates::terminal::testing
