// Positions of three rows, separated by blank lines, from a file or standard input, as they arrive.
// One thread at a time.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client/tools/batch/source.h"
#include "client/tools/batch/waiting.h"
#include "engine/core/result.h"
#include "engine/text/lines.h"
#include "engine/tictactoe/judge.h"

namespace gridmates::tools::tictactoe {

// A reading error with its place: "line 2, column 3: Z is none of X, 0 and ."
struct Problem {
  std::string message;
};
using Read = core::Result<gridmates::tictactoe::Position, Problem>;

// Parses lines; a problem replaces its position, and reading continues after the next blank line.
class PositionReader {
 public:
  void feed(std::string_view line, std::vector<Read>& into);
  // Call at the end, when rows may be missing.
  void finish(std::vector<Read>& into);

 private:
  void take_row(std::string_view row, std::vector<Read>& into);
  // Column 0 stands for the whole line.
  void fail(std::size_t column, const std::string& what, std::vector<Read>& into);

  std::size_t line_ = 0;
  std::size_t rows_ = 0;  // of the position that is being read
  gridmates::tictactoe::Position position_{};
  bool is_broken_ = false;  // until the next blank line
};

class Positions {
 public:
  // "-" is standard input.
  explicit Positions(const std::string& file) : source_(file) {}

  // The next positions, 1 to `most`; nullopt at the end and after a failure.
  std::optional<std::vector<Read>> next(std::size_t most);
  // Why the file could not be opened or read; empty without a failure.
  const std::string& failure() const { return source_.failure(); }
  // Adds the file's name to a place in it.
  std::string in_file(const std::string& place) const { return source_.in_file(place); }
  std::size_t given() const { return given_; }

 private:
  bool read_more(std::vector<Read>& into);

  Source source_;
  text::LineSplitter lines_;
  PositionReader reader_;
  Waiting<Read> waiting_;
  std::size_t given_ = 0;
};

}  // namespace gridmates::tools::tictactoe
