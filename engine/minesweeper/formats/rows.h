// Fields and positions as rows of text, read line by line. Plain values and pure functions; a
// RowsReader has one owner at a time.
//
// A row has one character per cell. In a field: `*` a mine, `.` none, or the digit that such a cell
// shows. In a position: a digit 0 to 8 open (`.` is 0), `#` closed, `F` closed with a flag, `*` a
// shown mine. A heading may precede the rows, with words in any order: 16x16x40 or 16x16x40+7 (a
// game id), `mines 40`, `first i9`, `zero` or `safe`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/minesweeper/field/position.h"
#include "engine/minesweeper/formats/field_file.h"
#include "engine/minesweeper/formats/game_id.h"
#include "engine/minesweeper/formats/problem.h"

namespace gridmates::minesweeper::formats {

// The line above the rows.
struct Heading {
  std::size_t line = 0;  // from 1; 0: there is no heading
  std::optional<GameId> id;
  std::optional<std::uint16_t> mines;
  std::optional<Start> start;
  std::string first;         // as written; empty if absent
  std::size_t first_at = 0;  // its column
};

// Rows of a text, of a field or of a position.
struct Grid {
  Heading heading;
  std::size_t line = 0;  // of the first row
  Shape shape;
  std::string cells;  // their characters, row by row
};

// What a player sees of a field, and where the flags are.
struct Sight {
  Position position;
  Cells flags;
  friend bool operator==(const Sight&, const Sight&) = default;
};

// The rows as a whole field. A closed cell, a wrong digit or a contradicting heading is a problem.
core::Result<FieldFile, Problem> field_of(const Grid& grid);
// The rows as a position; `mines`, or else the heading, gives the number of mines.
core::Result<Sight, Problem> sight_of(const Grid& grid, std::optional<std::uint16_t> mines);

// With a heading, and zeros as `.`; every line ends with \n.
std::string write_rows(const FieldFile& file);
std::string write_rows(const Sight& sight);

// Whether a line is a heading: it begins with a lower-case letter or a size, as no row does.
bool is_heading(std::string_view line);
core::Result<Heading, Problem> read_heading(std::string_view line, std::size_t number);

// Collects rows, one after the other.
class RowsReader {
 public:
  bool is_open() const { return grid_.line != 0 || grid_.heading.line != 0; }
  bool has_rows() const { return grid_.line != 0; }
  void set_heading(Heading heading) { grid_.heading = std::move(heading); }
  // Returns the problem of the row, if any; then nothing is open any more.
  std::optional<Problem> add(std::string_view row, std::size_t number);
  // Returns the rows so far, or a problem if a heading has none; then starts anew.
  core::Result<Grid, Problem> take();

 private:
  std::optional<Problem> check(std::string_view row, std::size_t number) const;

  Grid grid_;
};

}  // namespace gridmates::minesweeper::formats
