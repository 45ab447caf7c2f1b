#include "client/tools/sudoku/input.h"

#include <algorithm>
#include <iterator>

namespace gridmates::tools {

Input::Input(const InputOptions& options) : source_(options.file), reader_(options.reading) {}

std::optional<Input::Items> Input::next(std::size_t most) {
  while (taken_ == waiting_.size() && !at_end_) {
    waiting_.clear();
    taken_ = 0;
    read_more();
  }
  if (taken_ == waiting_.size()) return std::nullopt;
  const std::size_t count = std::min(most, waiting_.size() - taken_);
  const auto from = waiting_.begin() + static_cast<std::ptrdiff_t>(taken_);
  taken_ += count;
  return Items(std::make_move_iterator(from),
               std::make_move_iterator(from + static_cast<std::ptrdiff_t>(count)));
}

void Input::read_more() {
  const auto feed = [this](std::string_view line) { reader_.feed(line, waiting_); };
  if (const std::string_view bytes = source_.next(); !bytes.empty()) {
    lines_.feed(bytes, feed);
  } else {
    at_end_ = true;
    lines_.finish(feed);
    reader_.finish(waiting_);
  }
}

}  // namespace gridmates::tools
