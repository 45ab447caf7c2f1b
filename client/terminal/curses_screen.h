// The terminal of this process: output through ncurses, which only curses_screen.cc uses; input as
// bytes, through an InputDecoder. One per process at a time; one thread.
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
    // ASCII is also used if the locale is not UTF-8, and no colours if the terminal has none or
    // NO_COLOR is set.
    Look look = {};
    std::string error_log = {};  // the file for crash reports; empty: none
  };

  // Whether TERM names a terminal with a known description and cursor addressing.
  static bool can_place_text();

  // Takes over the terminal of standard input and output. Null, with a sentence in `why`, if there
  // is none with cursor addressing. Does not touch signal handlers that are set already.
  static std::unique_ptr<CursesScreen> open(const Options& options, std::string& why);
  // Restores it.
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
  // Reads the bytes that have arrived.
  void read_input();

  std::unique_ptr<State> state_;
};

}  // namespace gridmates::terminal
