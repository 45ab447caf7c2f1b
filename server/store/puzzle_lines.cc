#include "server/store/puzzle_lines.h"

#include "server/base/limits.h"

namespace gridmates::store {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

PuzzleLine givens(std::string_view text) {
  if (text.size() != kPuzzleCells) {
    return BadLine{"it has " + std::to_string(text.size()) + " characters instead of " +
                   std::to_string(kPuzzleCells)};
  }
  std::string cells(text);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells[i] == '0') cells[i] = '.';
    if (cells[i] != '.' && (cells[i] < '1' || cells[i] > '9')) {
      return BadLine{"character " + std::to_string(i + 1) + " is neither a digit nor a dot"};
    }
  }
  return cells;
}

}  // namespace

bool PuzzleLines::read_line() {
  text_.clear();
  too_long_ = false;
  ++line_;
  std::streambuf& from = *in_.rdbuf();
  using Traits = std::char_traits<char>;
  bool any = false;
  for (;;) {
    const Traits::int_type c = from.sbumpc();
    if (Traits::eq_int_type(c, Traits::eof())) return any;
    if (c == '\n') return true;
    any = true;
    if (text_.size() < limits::kPuzzleTextBytes) {
      text_.push_back(Traits::to_char_type(c));
    } else {
      too_long_ = true;
    }
  }
}

std::optional<PuzzleLine> PuzzleLines::next() {
  while (read_line()) {
    std::string_view text = text_;
    if (line_ == 1 && text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
    if (too_long_) {
      return BadLine{"it is longer than " + std::to_string(limits::kPuzzleTextBytes) + " bytes"};
    }
    text = text.substr(0, text.find_first_of(" \t\r"));
    if (!text.empty() && text.front() != '#') return givens(text);
  }
  return std::nullopt;
}

}  // namespace gridmates::store
