// Reads puzzles out of text, line by line, in whatever format each of them is. One owner at a time;
// it holds the lines of one puzzle at most, so that a text may be of any length.
//
// Formats may follow each other in one text. A puzzle of several lines ends with its last row, one
// with sections ([Puzzle] ...) at a blank line, a remark, the next [Puzzle] or a puzzle that stands
// in one line.
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

  // The next line, without its end. What it completes goes behind what stands in `into`: a puzzle
  // or a problem, two where a broken puzzle ends before it.
  void feed(std::string_view line, std::vector<Item>& into);
  // The text has ended.
  void finish(std::vector<Item>& into) { close(into); }

 private:
  enum class Kind : std::uint8_t { kBlank, kRemark, kSection, kBorder, kWhole, kRow };

  // What a line is, and where its puzzle stands if that is in this line alone.
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
  std::size_t number_ = 0;  // of the line in hand
  Block block_;
  bool is_drawn_above_ = false;  // a border has come right before this line
  bool is_skipping_ = false;     // the rows of a puzzle that is broken
  bool is_utf16_ = false;        // nothing of the text is read
};

// Every puzzle and problem of a text.
std::vector<Item> read_all(std::string_view text, const ReadOptions& options = {});

}  // namespace gridmates::sudoku::formats
