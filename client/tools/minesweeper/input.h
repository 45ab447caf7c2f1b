// Fields, positions, proofs and replays from a file or standard input, as they arrive. One thread
// at a time.
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
#include "engine/minesweeper/formats/reader.h"
#include "engine/text/lines.h"

namespace gridmates::tools::mines {

class Input {
 public:
  using Items = std::vector<minesweeper::formats::Item>;

  // "-" is standard input.
  explicit Input(const std::string& file) : source_(file) {}

  // The next items, 1 to `most`, without waiting for more than the first; nullopt at the end and
  // after a failure.
  std::optional<Items> next(std::size_t most);
  // Why the file could not be opened or read; empty without a failure.
  const std::string& failure() const { return source_.failure(); }
  // Adds the file's name to a place in it.
  std::string in_file(const std::string& place) const { return source_.in_file(place); }
  // Why an item cannot be read, in the person's language.
  std::string words_of(const minesweeper::formats::Problem& problem) const;
  // The formats so far: "read 3 text, 1 json"; empty without items.
  std::string recognised() const { return recognised_.words(); }
  // The number of items so far.
  std::size_t given() const { return given_; }

 private:
  // Returns false at the end.
  bool read_more(Items& into);
  void read_mbf(std::string bytes, Items& into);

  Source source_;
  bool at_begin_ = true;
  text::LineSplitter lines_{minesweeper::formats::kMaxLineBytes};
  minesweeper::formats::Reader reader_;
  Waiting<minesweeper::formats::Item> waiting_;
  std::size_t given_ = 0;
  Recognised<minesweeper::formats::Format, minesweeper::formats::kFormats> recognised_;
};

}  // namespace gridmates::tools::mines
