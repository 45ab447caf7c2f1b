// Reads any Minesweeper file: rows of fields and positions, objects with proofs, replays, one after
// the other in one text; or the bytes of an .mbf. One owner at a time; its memory is bounded by the
// largest single item, so that a text may be of any length.
//
// Rows end at a blank line or where another item begins. An object begins at a line that begins
// with { and ends with the line that closes it; a broken one ends before a line that is a field by
// itself. A replay ends where another replay or an object begins.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/result.h"
#include "engine/minesweeper/formats/json.h"
#include "engine/minesweeper/formats/mbf.h"
#include "engine/minesweeper/formats/rawvf.h"
#include "engine/minesweeper/formats/rows.h"

namespace gridmates::minesweeper::formats {

using Found = std::variant<Grid, FieldFile, Replay>;

// What was found, or why it could not be read; the line where it begins (1 in an .mbf), and its
// format.
struct Item {
  std::size_t line = 0;
  core::Result<Found, Problem> found;
  Format format = Format::kText;
};

class Reader {
 public:
  // Takes the next line, without its end. Appends the items that it completes to `into`.
  void feed(std::string_view line, std::vector<Item>& into);
  // Ends the text.
  void finish(std::vector<Item>& into) { close(into); }

 private:
  void add_row(std::string_view line, std::vector<Item>& into);
  void add_to_object(std::string_view line, std::vector<Item>& into);
  void add_to_replay(std::string_view line, std::vector<Item>& into);
  void give_up(Problem problem, std::vector<Item>& into);
  void close(std::vector<Item>& into);

  std::size_t number_ = 0;  // the number of the current line
  std::size_t began_ = 0;   // the line where the open item began
  RowsReader rows_;
  RawvfReader replay_;
  std::string object_;
  int open_ = 0;              // its open brackets
  bool is_skipping_ = false;  // skips the rest of a broken item
  bool is_utf16_ = false;     // then the text is not read
};

// The limit of bytes in a line: an object may be a single line.
inline constexpr std::size_t kMaxLineBytes = kMaxObjectBytes;

// All items in the bytes of a file.
std::vector<Item> read_all(std::string_view bytes);

// The item as a whole field, in any format; for a replay its field.
core::Result<FieldFile, Problem> field_of(const Found& found);

}  // namespace gridmates::minesweeper::formats
