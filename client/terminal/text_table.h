// A table as text: its columns are two blanks apart and as wide as their content; the first column
// gets the remaining width, and wraps. Plain values; any thread.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace gridmates::terminal {

class TextTable {
 public:
  struct Head {
    std::string name;
    bool right = false;  // right-aligned, for numbers
  };
  using Cells = std::vector<std::string>;

  explicit TextTable(std::vector<Head> heads) : heads_(std::move(heads)) {}

  // Adds a line: a cell for each head.
  void add(Cells cells) { lines_.push_back(std::move(cells)); }
  bool empty() const { return lines_.empty(); }
  // The table with this many columns: the rows of the heads, then of each line.
  std::vector<std::vector<std::string>> rows(int columns) const;

 private:
  std::vector<int> widths(int columns) const;
  std::vector<std::string> rows_of(const Cells& cells, const std::vector<int>& widths) const;

  std::vector<Head> heads_;
  std::vector<Cells> lines_;
};

}  // namespace gridmates::terminal
