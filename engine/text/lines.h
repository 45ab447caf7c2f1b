// Cuts bytes into lines within bounds, as they come. One owner at a time.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace gridmates::text {

// Bytes of a line, unless somebody says otherwise.
inline constexpr std::size_t kMaxLineBytes = 8192;

// Lines end with \n or \r\n, the last one perhaps with neither; a UTF-8 byte order mark before the
// first line is passed over. Of a line longer than `most` bytes the first `most` + 1 are told, so
// that everybody who gets it can see it.
class LineSplitter {
 public:
  using OnLine = std::function<void(std::string_view line)>;

  explicit LineSplitter(std::size_t most = kMaxLineBytes) : most_(most) {}

  // Tells every line that ends within `bytes`.
  void feed(std::string_view bytes, const OnLine& on_line);
  // Tells what is left, if anything: a last line without an end.
  void finish(const OnLine& on_line);

 private:
  void keep(std::string_view part);
  void tell(std::string_view line, const OnLine& on_line);

  std::size_t most_;
  std::string rest_;
  bool is_first_ = true;
};

}  // namespace gridmates::text
