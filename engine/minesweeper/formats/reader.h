// Reads whatever a file has of Minesweeper: rows of fields and positions, objects with proofs,
// replays, one after the other in one text; or the bytes of an .mbf. One owner at a time; it holds
// what one of them takes at most, so that a text may be of any length.
//
// Rows end at a blank line or where something else begins. An object begins at a line that begins
// with { and ends with the line that closes it; one that is broken ends before a line that is a
// field of its own. A replay ends where another one begins, or an object.
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

// What was found, or why it could not be read, the line where it begins (1 in an .mbf), and what it
// was written in.
struct Item {
  std::size_t line = 0;
  core::Result<Found, Problem> found;
  Format format = Format::kText;
};

class Reader {
 public:
  // The next line, without its end. What it completes goes behind what stands in `into`.
  void feed(std::string_view line, std::vector<Item>& into);
  // The text has ended.
  void finish(std::vector<Item>& into) { close(into); }

 private:
  void add_row(std::string_view line, std::vector<Item>& into);
  void add_to_object(std::string_view line, std::vector<Item>& into);
  void add_to_replay(std::string_view line, std::vector<Item>& into);
  void give_up(Problem problem, std::vector<Item>& into);
  void close(std::vector<Item>& into);

  std::size_t number_ = 0;  // of the line in hand
  std::size_t began_ = 0;   // the line where what is open began
  RowsReader rows_;
  RawvfReader replay_;
  std::string object_;
  int open_ = 0;              // brackets of it
  bool is_skipping_ = false;  // the rest of something that is broken
  bool is_utf16_ = false;     // nothing of the text is read
};

// Bytes of a line at most: an object may stand in one.
inline constexpr std::size_t kMaxLineBytes = kMaxObjectBytes;

// Everything in the bytes of a file.
std::vector<Item> read_all(std::string_view bytes);

// As a whole field, whatever it was found in; a replay's field.
core::Result<FieldFile, Problem> field_of(const Found& found);

}  // namespace gridmates::minesweeper::formats
