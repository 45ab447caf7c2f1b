// Puzzles from a file or from standard input, as they arrive. One thread at a time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "client/tools/batch/recognised.h"
#include "client/tools/batch/source.h"
#include "client/tools/batch/waiting.h"
#include "engine/sudoku/formats/reader.h"
#include "engine/text/lines.h"

namespace gridmates::tools {

// The source of puzzles, and parameters that the puzzles do not contain.
struct InputOptions {
  std::string file = "-";  // - is standard input
  sudoku::formats::ReadOptions reading;
};

class Input {
 public:
  using Items = std::vector<sudoku::formats::Item>;

  explicit Input(const InputOptions& options);

  // The next puzzles and problems, 1 to `most`, without waiting for more than the first; nullopt at
  // the end and after a failure.
  std::optional<Items> next(std::size_t most);
  // Why the file could not be opened or read; empty without a failure.
  const std::string& failure() const { return source_.failure(); }
  // The formats so far: "read 3 sdk, 1 line"; empty without a puzzle.
  std::string recognised() const { return recognised_.words(); }
  // Why an item cannot be read, in the person's language.
  std::string words_of(const sudoku::formats::Problem& problem) const;

 private:
  // Returns false at the end.
  bool read_more(Items& into);

  Source source_;
  text::LineSplitter lines_;
  sudoku::formats::Reader reader_;
  Waiting<sudoku::formats::Item> waiting_;
  Recognised<sudoku::formats::Format, sudoku::formats::kFormats> recognised_;
};

}  // namespace gridmates::tools
