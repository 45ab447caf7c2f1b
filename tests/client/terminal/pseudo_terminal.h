// A child process on a pseudo-terminal, and what it has drawn there, read by libvterm.
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
  // Runs `child` in a process of its own, which is the foreground of the terminal; what it returns
  // is its exit status. `as_job`: as a shell does it, so that it can be suspended.
  PseudoTerminal(Size size, const Environment& environment, const std::function<int()>& child,
                 bool as_job = false);
  ~PseudoTerminal();
  PseudoTerminal(const PseudoTerminal&) = delete;
  PseudoTerminal& operator=(const PseudoTerminal&) = delete;

  void type(const std::string& bytes);
  void resize(Size size);
  void signal(int number) const;

  // Reads what the child draws until `wanted` holds; false after half a minute without.
  bool until(const std::function<bool()>& wanted);
  // The text is somewhere on the screen.
  bool shows(const std::string& text) const { return picture().find(text) != std::string::npos; }
  // Waits for the end of the child: its exit status, or 128 + n after signal n; -1 when it goes on.
  int wait_for_end();

  // The screen as text, rows without trailing blanks.
  std::string picture() const;
  // Everything the child has sent.
  const std::string& sent() const { return sent_; }
  bool alternate_screen() const { return alternate_screen_; }
  bool cursor_visible() const { return cursor_visible_; }
  // Lines are edited and echoed by the terminal, as a shell wants it.
  bool cooked() const;
  // Some cell has a colour that is not the terminal's own.
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
