// The terminal of this process: drawn on through ncurses, which curses_screen.cc alone knows; keys
// are read as bytes, by an InputDecoder.
// One at a time in a process; one thread.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "client/terminal/screen.h"

namespace gridmates::terminal {

class CursesScreen final : public Screen {
 public:
  struct Options {
    // ASCII is drawn too where the locale is not UTF-8, and no colours where the terminal has none
    // or NO_COLOR is set.
    Look look = {};
    std::string error_log = {};  // where a crash is noted; empty: nowhere
  };

  // Whether TERM names a terminal, with a description that is known here, that can place text.
  static bool can_place_text();

  // Takes over the terminal of standard input and output. Null, and a sentence in `why`, when there
  // is none that can place text. Signal handlers set before are left alone.
  static std::unique_ptr<CursesScreen> open(const Options& options, std::string& why);
  // Gives it back.
  ~CursesScreen() override;

  Size size() const override;
  bool ascii() const override;
  void show(const Canvas& canvas) override;
  std::optional<Key> read() override;
  std::optional<std::chrono::milliseconds> patience() const override;
  void expire() override;
  void mouse(bool on) override;
  bool copy(const std::string& text) override;
  void choose_look(const Look& look) override;
  void ring() override;
  void refresh() override;
  void suspend() override;

 private:
  struct State;
  explicit CursesScreen(std::unique_ptr<State> state);
  void choose_theme(std::optional<Theme> theme);
  void use_theme(Theme theme);
  // Takes the bytes that have arrived.
  void read_input();

  std::unique_ptr<State> state_;
};

}  // namespace gridmates::terminal
