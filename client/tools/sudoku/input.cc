#include "client/tools/sudoku/input.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <iterator>

#include "client/core/text.h"

namespace gridmates::tools {

Input::Input(const InputOptions& options) : name_(options.file), reader_(options.reading) {
  file_ = name_ == "-" ? STDIN_FILENO : ::open(name_.c_str(), O_RDONLY | O_CLOEXEC);
  if (file_ < 0) fail();
}

Input::~Input() {
  if (file_ > STDERR_FILENO) ::close(file_);
}

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
  std::array<char, 16 * 1024> bytes;
  const ssize_t count = ::read(file_, bytes.data(), bytes.size());
  if (count < 0 && errno == EINTR) return;
  if (count < 0) fail();
  const auto feed = [this](std::string_view line) { reader_.feed(line, waiting_); };
  if (count > 0) {
    lines_.feed({bytes.data(), static_cast<std::size_t>(count)}, feed);
  } else {
    at_end_ = true;
    lines_.finish(feed);
    reader_.finish(waiting_);
  }
}

void Input::fail() {
  at_end_ = true;
  failure_ = "cannot read " + (name_ == "-" ? "standard input" : client::printable(name_)) + ": " +
             std::strerror(errno);
}

}  // namespace gridmates::tools
