// The terminal of this process through ncurses; curses_screen.cc is the only file that knows it.
// One at a time in a process; one thread.
#pragma once

#include <memory>
#include <string>

#include "client/terminal/screen.h"

namespace gridmates::terminal {

class CursesScreen final : public Screen {
 public:
  struct Options {
    bool ascii = false;  // only ASCII, whatever the locale says
    bool color = true;   // colours, if the terminal has them and NO_COLOR is not set
  };

  // Takes over the terminal of standard input and output. Null, and a sentence in `why`, when there
  // is none that can place text. Signal handlers set before are left alone.
  static std::unique_ptr<CursesScreen> open(const Options& options, std::string& why);
  // Gives it back.
  ~CursesScreen() override;

  Size size() const override;
  bool ascii() const override;
  void show(const Canvas& canvas) override;
  std::optional<Key> read() override;
  void mouse(bool on) override;
  void refresh() override;
  void suspend() override;

 private:
  struct State;
  explicit CursesScreen(std::unique_ptr<State> state);

  std::unique_ptr<State> state_;
};

}  // namespace gridmates::terminal
