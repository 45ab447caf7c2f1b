// The help over a page: its table of keys, grouped, in as many columns as fit, to be scrolled and
// searched. A key that is listed works from here too. One thread.
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
  };

  // `useful`: the lines that may be done just now; the others are marked.
  Help(std::string title, Bindings bindings, const Bindings& useful);

  Result key(const Key& key);
  // Keys that write are for the search.
  bool searching() const { return searching_; }
  void draw(const Region& region);

 private:
  struct Line {
    std::string_view keys;  // empty: a heading
    std::string_view text;
    bool idle = false;  // not now
  };
  // Headings and keys that the search lets through. Empty lines stand between groups and where a
  // group would otherwise be torn by the end of a column of this many rows.
  std::vector<Line> lines(std::size_t rows) const;
  // What lies above and below the lines that are shown: "more below: 6 keys"; empty for nothing.
  static std::string more_words(const std::vector<Line>& all, std::size_t first, std::size_t shown);

  std::string title_;
  Bindings bindings_;
  std::set<int> useful_;
  std::size_t first_ = 0;  // the line at the top
  std::size_t rows_ = 1;   // as drawn last
  bool searching_ = false;
  TextField search_;
};

}  // namespace gridmates::terminal
