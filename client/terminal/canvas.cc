#include "client/terminal/canvas.h"

#include <algorithm>

#include "client/core/columns.h"
#include "engine/text/utf8.h"

namespace gridmates::terminal {
namespace {

// From this size on a cell drops further combining marks, so that its text is bounded.
constexpr std::size_t kCellBytes = 16;

char32_t to_ascii(char32_t character) {
  if (character < 0x7F) return character;
  if (character == U'─') return U'-';
  if (character == U'│') return U'|';
  if (character > U'│' && character <= U'╿') return U'+';
  return U'?';
}

}  // namespace

Canvas::Canvas(Size size, bool ascii)
    : size_{std::max(size.rows, 1), std::max(size.columns, 1)},
      ascii_(ascii),
      cells_(index(size_.rows, 0)) {}

void Canvas::clear_cell(int row, int column, Role role) {
  cells_[index(row, column)] = {" ", role, Shade::kNone};
}

int Canvas::put(int row, int column, char32_t character, Role role) {
  if (row < 0 || row >= size_.rows || column < 0) return 0;
  int wide = client::columns_of(character);
  if (wide == 0) {
    if (text::joins_emoji(character)) return 0;
    Cell& before = cells_[index(row, std::min(column, size_.columns) - (column > 0 ? 1 : 0))];
    if (!ascii_ && column > 0 && before.text.size() < kCellBytes && !before.text.empty()) {
      text::append_utf8(before.text, character);
    }
    return 0;
  }
  if (wide < 0) character = U'?';
  wide = std::max(wide, 1);
  if (column + wide > size_.columns) return 0;
  // Clears the other half of a wide character that is overwritten.
  if (cells_[index(row, column)].text.empty() && column > 0) clear_cell(row, column - 1, role);
  const int after = column + wide;
  if (after < size_.columns && cells_[index(row, after)].text.empty()) {
    clear_cell(row, after, role);
  }
  Cell& cell = cells_[index(row, column)];
  cell = {"", role, Shade::kNone};
  text::append_utf8(cell.text, ascii_ ? to_ascii(character) : character);
  if (wide == 2) cells_[index(row, column + 1)] = {ascii_ ? " " : "", role, Shade::kNone};
  return wide;
}

void Canvas::shade(int row, int column, Shade shade) {
  if (row < 0 || row >= size_.rows || column < 0 || column >= size_.columns) return;
  cells_[index(row, column)].shade = shade;
}

std::string Canvas::text() const {
  std::string text;
  for (int row = 0; row < size_.rows; ++row) {
    for (int column = 0; column < size_.columns; ++column) text += cell(row, column).text;
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
  }
  return text;
}

}  // namespace gridmates::terminal
