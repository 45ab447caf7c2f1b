#include "engine/text/lines.h"

namespace gridmates::text {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

}  // namespace

void LineSplitter::feed(std::string_view bytes, const OnLine& on_line) {
  while (true) {
    const std::size_t end = bytes.find('\n');
    if (end == std::string_view::npos) break;
    if (rest_.empty()) {
      tell(bytes.substr(0, end), on_line);
    } else {
      keep(bytes.substr(0, end));
      tell(rest_, on_line);
      rest_.clear();
    }
    bytes.remove_prefix(end + 1);
  }
  keep(bytes);
}

void LineSplitter::finish(const OnLine& on_line) {
  if (!rest_.empty()) tell(rest_, on_line);
  rest_.clear();
}

// One byte more than the limit, and one for a \r before the end.
void LineSplitter::keep(std::string_view part) {
  const std::size_t most = kByteOrderMark.size() + most_ + 2;
  rest_.append(part.substr(0, most - rest_.size()));
}

void LineSplitter::tell(std::string_view line, const OnLine& on_line) {
  if (is_first_ && line.starts_with(kByteOrderMark)) line.remove_prefix(kByteOrderMark.size());
  is_first_ = false;
  if (line.ends_with('\r')) line.remove_suffix(1);
  on_line(line.substr(0, most_ + 1));
}

}  // namespace gridmates::text
