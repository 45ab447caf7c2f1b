// Canvas: the picture of a screen as a grid of cells. Pages draw on it through a Region, a
// rectangle that clips; a Screen shows it; tests read it as text. Characters that could harm a
// terminal are kept out. Plain values; one thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "client/terminal/role.h"  // IWYU pragma: export
#include "client/terminal/spot.h"  // IWYU pragma: export
#include "client/terminal/targets.h"

namespace gridmates::terminal {

class Canvas {
 public:
  struct Cell {
    std::string text = " ";  // one character with its marks; empty: the second half of a wide one
    Role role = Role::kNormal;
    Shade shade = Shade::kNone;
    friend bool operator==(const Cell&, const Cell&) = default;
  };

  // An empty picture. `ascii`: frames become + - |, other non-ASCII characters become '?'.
  explicit Canvas(Size size, bool ascii = false);

  Size size() const { return size_; }
  const Cell& cell(int row, int column) const { return cells_[index(row, column)]; }
  // Puts one character; marks of width 0 join the cell before. Returns the columns used: 0 to 2,
  // and 0 if it does not fit.
  int put(int row, int column, char32_t character, Role role);
  // Sets the shade behind the existing text.
  void shade(int row, int column, Shade shade);
  // The rows as text without trailing blanks, each ended by a newline.
  std::string text() const;
  // Texts that did not fit completely; tests check that these are only other people's.
  void note_cut(std::string_view text) { cut_.emplace_back(text); }
  const std::vector<std::string>& cut() const { return cut_; }
  // The effects of the pointer on the picture's parts.
  Targets& targets() { return targets_; }
  // Texts that were cut with a '~'.
  void note_shortened(std::string_view text) { shortened_.emplace_back(text); }
  const std::vector<std::string>& shortened() const { return shortened_; }
  friend bool operator==(const Canvas&, const Canvas&) = default;

 private:
  std::size_t index(int row, int column) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(size_.columns) +
           static_cast<std::size_t>(column);
  }
  void clear_cell(int row, int column, Role role);

  Size size_;
  bool ascii_;
  std::vector<Cell> cells_;
  std::vector<std::string> cut_;
  Targets targets_;
  std::vector<std::string> shortened_;
};

// Splits text into lines of at most `columns` columns (1 or more): at blanks, except the one in "5
// s", next to characters that are two columns wide, and within words only if they are longer than a
// line. All lines except the first begin with `indent` blanks. One empty line for empty text.
std::vector<std::string> wrapped(std::string_view text, int columns, int indent = 0);

// A rectangle of a canvas with its own coordinates; drawing is clipped to it.
class Region {
 public:
  explicit Region(Canvas& canvas);

  int rows() const { return size_.rows; }
  int columns() const { return size_.columns; }
  // A part of this region, clipped to it. Negative `rows` or `columns`: the rest.
  Region part(int row, int column, int rows = -1, int columns = -1) const;

  // Puts text; returns the column after it, even if some of it was cut off.
  int put(int row, int column, std::string_view text, Role role = Role::kNormal) const;
  // Puts text so that it ends in the last column; cut at its end with '~' if it does not fit.
  void put_right(int row, std::string_view text, Role role = Role::kNormal) const;
  void put_centred(int row, std::string_view text, Role role = Role::kNormal) const;
  // Puts text from `column` on and another one at the right, which is omitted if both do not fit.
  void put_both(int row, int column, std::string_view text, std::string_view right,
                Role role = Role::kNormal, Role right_role = Role::kDim) const;
  // Puts text into a field with this number of columns, cut off with '~' if it is longer.
  int put_field(int row, int column, int columns, std::string_view text,
                Role role = Role::kNormal) const;
  // Puts a name and a suffix, "ana (you)", into such a field: only the name is cut.
  int put_name(int row, int column, int columns, std::string_view name, std::string_view behind,
               Role role = Role::kNormal) const;
  // Puts text, wrapped by wrapped(), from `row` on; returns the row after the last one.
  int put_wrapped(int row, std::string_view text, Role role = Role::kNormal) const;
  // Fills a row with blanks with this role.
  void fill(int row, Role role) const;
  void clear() const;
  // Sets a shade behind the region; text put afterwards has none.
  void shade(Shade shade) const;
  // A line across the whole row.
  void rule(int row) const;
  // A frame around the whole region, with a title in its upper edge.
  void frame(std::string_view title) const;
  // Sets an effect of the pointer on the whole region.
  void mark(const Target& target) const;
  // A click on it acts as this key, or chooses this item of a list.
  void clicks(const Key& key) const { mark({Key::Kind::kClick, key}); }
  void picks(int item) const { mark({Key::Kind::kClick, std::nullopt, item}); }
  // The wheel over it acts as these keys.
  void scrolls(const Key& up, const Key& down) const;

 private:
  Region(Canvas& canvas, int row, int column, Size size)
      : canvas_(&canvas), row_(row), column_(column), size_(size) {}

  Canvas* canvas_;
  int row_;
  int column_;
  Size size_;
};

}  // namespace gridmates::terminal
