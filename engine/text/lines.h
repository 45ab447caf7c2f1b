// Splits a stream of bytes into lines of bounded length. One owner at a time.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace gridmates::text {

// The default limit of bytes in a line.
inline constexpr std::size_t kMaxLineBytes = 8192;

// Lines end with \n or \r\n, the last one perhaps with neither; a UTF-8 byte order mark before the
// first line is skipped. Of a line longer than `most` bytes the first `most` + 1 are passed on, so
// that the caller can recognise it.
class LineSplitter {
 public:
  using OnLine = std::function<void(std::string_view line)>;

  explicit LineSplitter(std::size_t most = kMaxLineBytes) : most_(most) {}

  // Calls on_line for every line that ends within `bytes`.
  void feed(std::string_view bytes, const OnLine& on_line);
  // Calls on_line for a last line without an end, if there is one.
  void finish(const OnLine& on_line);

 private:
  void keep(std::string_view part);
  void tell(std::string_view line, const OnLine& on_line);

  std::size_t most_;
  std::string rest_;
  bool is_first_ = true;
};

}  // namespace gridmates::text
