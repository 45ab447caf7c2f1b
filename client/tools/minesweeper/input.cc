#include "client/tools/minesweeper/input.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace gridmates::tools::mines {

namespace formats = minesweeper::formats;

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
  given_ += count;
  return Items(std::make_move_iterator(from),
               std::make_move_iterator(from + static_cast<std::ptrdiff_t>(count)));
}

void Input::read_more() {
  std::string bytes(source_.next());
  // Four bytes show whether it is an .mbf, and a pipe may give fewer at once.
  for (std::string more = bytes; at_begin_ && !more.empty() && bytes.size() < 4;) {
    more = source_.next();
    bytes += more;
  }
  if (std::exchange(at_begin_, false) && formats::is_mbf(bytes)) return read_mbf(std::move(bytes));
  const auto feed = [this](std::string_view line) { reader_.feed(line, waiting_); };
  lines_.feed(bytes, feed);
  at_end_ = bytes.empty();
  if (!at_end_) return;
  lines_.finish(feed);
  reader_.finish(waiting_);
}

void Input::read_mbf(std::string bytes) {
  for (std::string more = bytes; !more.empty() && bytes.size() <= formats::kMaxMbfBytes;) {
    more = source_.next();
    bytes += more;
  }
  at_end_ = true;
  waiting_ = formats::read_all(bytes);
}

}  // namespace gridmates::tools::mines
