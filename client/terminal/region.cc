#include <algorithm>
#include <array>
#include <cctype>

#include "client/core/columns.h"
#include "client/terminal/canvas.h"
#include "engine/text/utf8.h"

namespace gridmates::terminal {
namespace {

bool is_wide(char32_t character) { return client::columns_of(character) == 2; }

// The longest prefix of `text` with at most this many columns.
std::string_view fitting(std::string_view text, int columns) {
  std::string_view rest = text;
  int used = 0;
  while (!rest.empty()) {
    std::string_view next = rest;
    used += std::max(client::columns_of(text::take_utf8(next)), 0);
    if (used > columns) break;
    rest = next;
  }
  return text.substr(0, text.size() - rest.size());
}

// Whether the blank is between a number and its unit, as in "5 s", which must not be separated.
bool is_before_unit(std::string_view text, std::size_t blank) {
  constexpr std::array<std::string_view, 4> kUnits = {"ms", "min", "s", "h"};
  const auto is_in_word = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) > 0x7F;
  };
  if (blank == 0 || std::isdigit(static_cast<unsigned char>(text[blank - 1])) == 0) return false;
  const std::string_view behind = text.substr(blank + 1);
  return std::ranges::any_of(kUnits, [&](std::string_view unit) {
    return behind.starts_with(unit) &&
           (behind.size() == unit.size() || !is_in_word(behind[unit.size()]));
  });
}

// The bytes of the first line of `text`, of which at most `line` fits: up to the last position
// where it may be broken.
std::size_t break_at(std::string_view text, std::string_view line) {
  std::size_t at = 0;
  char32_t before = 0;
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t here = text.size() - rest.size();
    if (here > line.size()) break;
    const char32_t next = text::take_utf8(rest);
    const bool marks = client::columns_of(next) == 0;
    const bool parts =
        next == U' ' ? !is_before_unit(text, here) : is_wide(before) || is_wide(next);
    if (here > 0 && !marks && parts) at = here;
    if (!marks) before = next;
  }
  return at > 0 ? at : line.size();
}

}  // namespace

std::vector<std::string> wrapped(std::string_view text, int columns, int indent) {
  std::vector<std::string> lines;
  do {
    const int left = lines.empty() ? 0 : std::min(indent, columns - 1);
    const std::string_view line = fitting(text, std::max(columns - left, 1));
    std::size_t bytes = line.size() == text.size() ? text.size() : break_at(text, line);
    if (bytes == 0 && !text.empty()) {  // not even one character fits
      bytes = std::max<std::size_t>(text::first_character(text).bytes, 1);
    }
    const std::string_view part = text.substr(0, bytes);
    lines.push_back(std::string(static_cast<std::size_t>(left), ' ') +
                    std::string(part.substr(0, part.find_last_not_of(' ') + 1)));
    text.remove_prefix(bytes);
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  } while (!text.empty());
  return lines;
}

Region::Region(Canvas& canvas) : Region(canvas, 0, 0, canvas.size()) {}

Region Region::part(int row, int column, int rows, int columns) const {
  row = std::clamp(row, 0, size_.rows);
  column = std::clamp(column, 0, size_.columns);
  const int rows_left = size_.rows - row;
  const int columns_left = size_.columns - column;
  return {*canvas_, row_ + row, column_ + column,
          Size{rows < 0 ? rows_left : std::min(rows, rows_left),
               columns < 0 ? columns_left : std::min(columns, columns_left)}};
}

int Region::put(int row, int column, std::string_view text, Role role) const {
  bool cut = false;
  for (std::string_view rest = text; !rest.empty();) {
    const char32_t character = text::take_utf8(rest);
    const int wide =
        std::max(client::columns_of(character), client::columns_of(character) < 0 ? 1 : 0);
    if (row >= 0 && row < size_.rows && column >= 0 && column + wide <= size_.columns) {
      canvas_->put(row_ + row, column_ + column, character, role);
    } else if (character != U' ') {
      cut = true;
    }
    column += wide;
  }
  if (cut) canvas_->note_cut(text);
  return column;
}

void Region::put_right(int row, std::string_view text, Role role) const {
  const int columns = client::columns_of(text);
  if (columns > size_.columns)
    return static_cast<void>(put_field(row, 0, size_.columns, text, role));
  put(row, size_.columns - columns, text, role);
}

void Region::put_centred(int row, std::string_view text, Role role) const {
  put(row, std::max(0, (size_.columns - client::columns_of(text)) / 2), text, role);
}

void Region::put_both(int row, int column, std::string_view text, std::string_view right, Role role,
                      Role right_role) const {
  constexpr int kGap = 1;
  put_field(row, column, size_.columns - column, text, role);
  const int after = column + client::columns_of(text) + kGap;
  if (after + client::columns_of(right) <= size_.columns) put_right(row, right, right_role);
}

int Region::put_field(int row, int column, int columns, std::string_view text, Role role) const {
  const Region field = part(row, column, 1, columns);
  if (client::columns_of(text) <= columns) {
    field.put(0, 0, text, role);
  } else if (columns > 0) {
    field.put(0, field.put(0, 0, fitting(text, columns - 1), role), "~", role);
    canvas_->note_cut(text);
    canvas_->note_shortened(text);
  }
  return column + columns;
}

int Region::put_name(int row, int column, int columns, std::string_view name,
                     std::string_view behind, Role role) const {
  constexpr int kLeastOfName = 4;
  const int length = client::columns_of(name);
  const int left = std::max(columns - client::columns_of(behind), kLeastOfName);
  if (length <= left) {
    return put_field(row, column, columns, std::string(name) + std::string(behind), role);
  }
  put_field(row, column, left, name, role);
  put_field(row, column + left, columns - left, behind, role);
  return column + columns;
}

int Region::put_wrapped(int row, std::string_view text, Role role) const {
  if (text.empty()) return row;
  for (const std::string& line : wrapped(text, size_.columns)) {
    if (row >= size_.rows) {
      canvas_->note_cut(line);
      break;
    }
    put(row++, 0, line, role);
  }
  return row;
}

void Region::fill(int row, Role role) const {
  for (int column = 0; column < size_.columns; ++column) put(row, column, " ", role);
}

void Region::clear() const {
  for (int row = 0; row < size_.rows; ++row) fill(row, Role::kNormal);
}

void Region::shade(Shade shade) const {
  for (int row = 0; row < size_.rows; ++row) {
    for (int column = 0; column < size_.columns; ++column) {
      canvas_->shade(row_ + row, column_ + column, shade);
    }
  }
}

void Region::rule(int row) const {
  for (int column = 0; column < size_.columns; ++column) put(row, column, "─", Role::kLine);
}

void Region::frame(std::string_view title) const {
  const int last_row = size_.rows - 1;
  const int last_column = size_.columns - 1;
  rule(0);
  rule(last_row);
  for (int row = 1; row < last_row; ++row) {
    put(row, 0, "│", Role::kLine);
    put(row, last_column, "│", Role::kLine);
  }
  put(0, 0, "┌", Role::kLine);
  put(0, last_column, "┐", Role::kLine);
  put(last_row, 0, "└", Role::kLine);
  put(last_row, last_column, "┘", Role::kLine);
  if (!title.empty()) {
    const Region edge = part(0, 3, 1, size_.columns - 6);
    const int after = edge.put(0, 1, title, Role::kStrong);
    edge.put(0, 0, " ");
    edge.put(0, after, " ");
  }
}

void Region::mark(const Target& target) const {
  canvas_->targets().add({row_, column_}, size_, target);
}

void Region::scrolls(const Key& up, const Key& down) const {
  mark({Key::Kind::kWheelUp, up});
  mark({Key::Kind::kWheelDown, down});
}

}  // namespace gridmates::terminal
