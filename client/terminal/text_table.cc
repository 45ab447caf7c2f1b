#include "client/terminal/text_table.h"

#include <algorithm>

#include "client/core/columns.h"
#include "client/terminal/canvas.h"

namespace gridmates::terminal {
namespace {

constexpr int kBetweenColumns = 2;
constexpr int kLeastFirst = 12;
constexpr int kMostOfHead = 13;  // a longer name wraps, unless its column is wide enough

}  // namespace

std::vector<int> TextTable::widths(int columns) const {
  std::vector<int> widths;
  for (std::size_t i = 0; i < heads_.size(); ++i) {
    const int name = client::columns_of(heads_[i].name);
    widths.push_back(i == 0 ? name : std::min(name, kMostOfHead));
    for (const Cells& cells : lines_) {
      widths[i] = std::max(widths[i], client::columns_of(cells[i]));
    }
  }
  int left = columns;
  for (std::size_t i = 1; i < widths.size(); ++i) left -= widths[i] + kBetweenColumns;
  widths[0] = std::min(widths[0], std::max(left, kLeastFirst));
  return widths;
}

std::vector<std::string> TextTable::rows_of(const Cells& cells,
                                            const std::vector<int>& widths) const {
  std::vector<std::string> rows;
  int at = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::vector<std::string> parts = wrapped(cells[i], widths[i]);
    rows.resize(std::max(rows.size(), parts.size()));
    for (std::size_t row = 0; row < parts.size(); ++row) {
      const int left = heads_[i].right ? widths[i] - client::columns_of(parts[row]) : 0;
      const int blanks = at + left - client::columns_of(rows[row]);
      if (parts[row].empty()) continue;
      rows[row].append(static_cast<std::size_t>(std::max(blanks, 0)), ' ').append(parts[row]);
    }
    at += widths[i] + kBetweenColumns;
  }
  return rows;
}

std::vector<std::vector<std::string>> TextTable::rows(int columns) const {
  const std::vector<int> widths = this->widths(columns);
  Cells names;
  for (const Head& head : heads_) names.push_back(head.name);
  std::vector<std::vector<std::string>> rows{rows_of(names, widths)};
  for (const Cells& cells : lines_) rows.push_back(rows_of(cells, widths));
  return rows;
}

}  // namespace gridmates::terminal
