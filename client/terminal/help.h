// The help over a page: its table of keys, grouped, in as many columns as fit, with a search. It is
// also a menu: a line can be chosen and run with Enter. The listed keys also work from here. One
// thread.
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
    kStay,    // the key was used by the help itself
    kClose,   // Esc, ? or F1
    kPassOn,  // another key: close it and pass the key to the page
    kRun,     // close it and do chosen()
  };

  // `useful` are the lines that are possible now; the others are marked. The line of `act`, if
  // there is one, is chosen at first.
  Help(std::string title, Bindings bindings, const Bindings& useful, std::optional<int> act = {});

  Result key(const Key& key);
  // Handles a click on a line.
  Result pick(int item);
  // The chosen line, and one of its keys. Valid after kRun.
  Hit chosen() const { return {bindings_[at_].act, key_}; }
  // Whether text keys go to the search.
  bool searching() const { return searching_; }
  void draw(const Region& region);

 private:
  struct Line {
    const Binding* binding = nullptr;  // null: a heading, or an empty line
    std::string_view text;
  };
  // Headings and keys that match the search. Empty lines separate groups, and fill a column with
  // this many rows if a group would be split at its end.
  std::vector<Line> lines(std::size_t rows) const;
  // Moves the choice this many lines down, as far as possible.
  void move(std::ptrdiff_t by);
  // Moves to the next key of the chosen line that belongs to it; to the first one if `from` is -1.
  void turn_key(int from, int by);
  bool is_listed() const;  // whether the chosen line is: the search may have removed it
  void draw_line(const Region& row, const Line& line) const;
  void draw_last_row(const Region& row, bool any_idle) const;
  bool is_chosen(const Line& line) const { return line.binding == &bindings_[at_]; }
  bool is_idle(const Line& line) const { return !useful_.contains(line.binding->act); }
  // The number of keys outside of the visible lines: "more below: 6 keys"; empty if none.
  static std::string more_words(const std::vector<Line>& all, std::size_t first, std::size_t shown);

  std::string title_;
  Bindings bindings_;
  std::set<int> useful_;
  std::size_t at_ = 0;     // the chosen line, in bindings_
  int key_ = 0;            // the index of its key
  std::size_t first_ = 0;  // the line at the top
  std::size_t rows_ = 1;   // as last drawn
  bool searching_ = false;
  TextField search_;
};

}  // namespace gridmates::terminal
