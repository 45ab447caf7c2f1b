// The help over a page: its table of keys, grouped, in as many columns as fit, to be searched. It
// is a menu as well: one line is chosen, and Enter does it. A key that is listed works from here
// too. One thread.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "client/terminal/bindings.h"
#include "client/terminal/canvas.h"
#include "client/terminal/text_field.h"

namespace gridmates::terminal {

class Help {
 public:
  enum class Result {
    kStay,    // the key was for the help itself
    kClose,   // Esc, ? or F1
    kPassOn,  // not the help's: close it and let the page have the key
    kRun,     // close it and do chosen()
  };

  // `useful`: the lines that may be done just now; the others are marked. The line of `act` is
  // chosen first, if there is one.
  Help(std::string title, Bindings bindings, const Bindings& useful, std::optional<int> act = {});

  Result key(const Key& key);
  // A line that was clicked.
  Result pick(int item);
  // The chosen line, and which of its keys. Something is chosen after kRun.
  Hit chosen() const { return {bindings_[at_].act, key_}; }
  // Keys that write are for the search.
  bool searching() const { return searching_; }
  void draw(const Region& region);

 private:
  struct Line {
    const Binding* binding = nullptr;  // null: a heading, or an empty line
    std::string_view text;
  };
  // Headings and keys that the search lets through. Empty lines stand between groups and where a
  // group would otherwise be torn by the end of a column of this many rows.
  std::vector<Line> lines(std::size_t rows) const;
  // Chooses the line that is this many further down, as far as there are some.
  void move(std::ptrdiff_t by);
  // To the next key of the chosen line that means it; the first such one when `from` is -1.
  void turn_key(int from, int by);
  bool is_listed() const;  // the chosen line: the search may have left none
  void draw_line(const Region& row, const Line& line) const;
  void draw_last_row(const Region& row, bool any_idle) const;
  bool is_chosen(const Line& line) const { return line.binding == &bindings_[at_]; }
  bool is_idle(const Line& line) const { return !useful_.contains(line.binding->act); }
  // What lies above and below the lines that are shown: "more below: 6 keys"; empty for nothing.
  static std::string more_words(const std::vector<Line>& all, std::size_t first, std::size_t shown);

  std::string title_;
  Bindings bindings_;
  std::set<int> useful_;
  std::size_t at_ = 0;     // the chosen line, in bindings_
  int key_ = 0;            // which of its keys
  std::size_t first_ = 0;  // the line at the top
  std::size_t rows_ = 1;   // as drawn last
  bool searching_ = false;
  TextField search_;
};

}  // namespace gridmates::terminal
