// Reads puzzles in any format from text, line by line. One owner at a time; it holds at most the
// lines of one puzzle, so that a text may be of any length.
//
// Formats may follow each other in one text. A puzzle of several lines ends with its last row, one
// with sections ([Puzzle] ...) at a blank line, a remark, the next [Puzzle] or a puzzle in one
// line.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/sudoku/formats/block.h"
#include "engine/sudoku/formats/reading.h"
#include "engine/sudoku/formats/whole.h"

namespace gridmates::sudoku::formats {

class Reader {
 public:
  explicit Reader(ReadOptions options = {}) : options_(options) {}

  // Takes the next line, without its end. Appends to `into` the puzzle or problem that it
  // completes: two items if a broken puzzle ends before it.
  void feed(std::string_view line, std::vector<Item>& into);
  // Ends the text.
  void finish(std::vector<Item>& into) { close(into); }

 private:
  enum class Kind : std::uint8_t { kBlank, kRemark, kSection, kBorder, kWhole, kRow };

  // The kind of a line, and its puzzle if the line contains a whole one.
  struct Look {
    Kind kind = Kind::kBlank;
    Whole whole;
  };

  Look look_at(std::string_view line) const;
  bool continues_block(std::string_view line) const;
  void add_remark(std::string_view line, std::vector<Item>& into);
  void add_section(std::string_view line, std::vector<Item>& into);
  void add_row(std::string_view line, std::vector<Item>& into);
  std::optional<Problem> check_row(std::string_view line) const;
  void begin_block(std::string_view line);
  void give_up(Problem problem, std::vector<Item>& into);
  void close(std::vector<Item>& into);

  ReadOptions options_;
  std::size_t number_ = 0;  // the number of the current line
  Block block_;
  bool is_drawn_above_ = false;  // a border came right before this line
  bool is_skipping_ = false;     // skips the rows of a broken puzzle
  bool is_utf16_ = false;        // then the text is not read
};

// All puzzles and problems of a text.
std::vector<Item> read_all(std::string_view text, const ReadOptions& options = {});

}  // namespace gridmates::sudoku::formats
