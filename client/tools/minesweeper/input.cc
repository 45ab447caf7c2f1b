#include "client/tools/minesweeper/input.h"

#include <utility>

#include "client/tools/batch/place.h"
#include "client/words/refusals.h"

namespace gridmates::tools::mines {

namespace formats = minesweeper::formats;

std::optional<Input::Items> Input::next(std::size_t most) {
  auto items = waiting_.next(most, [this](Items& into) { return read_more(into); });
  if (!items) return items;
  given_ += items->size();
  for (const auto& item : *items) {
    if (item.found) recognised_.add(item.format);
  }
  return items;
}

std::string Input::words_of(const formats::Problem& problem) const {
  const std::string why = words::statement_words(problem.why);
  return in_file(problem.line == 0 ? at_byte(problem.byte, why)
                                   : at_place(problem.line, problem.column, why));
}

bool Input::read_more(Items& into) {
  std::string bytes(source_.next());
  // Four bytes identify an .mbf, and a pipe may return fewer at a time.
  for (std::string more = bytes; at_begin_ && !more.empty() && bytes.size() < 4;) {
    more = source_.next();
    bytes += more;
  }
  if (std::exchange(at_begin_, false) && formats::is_mbf(bytes)) {
    read_mbf(std::move(bytes), into);
    return false;
  }
  const auto feed = [&](std::string_view line) { reader_.feed(line, into); };
  lines_.feed(bytes, feed);
  if (!bytes.empty()) return true;
  lines_.finish(feed);
  reader_.finish(into);
  return false;
}

void Input::read_mbf(std::string bytes, Items& into) {
  for (std::string more = bytes; !more.empty() && bytes.size() <= formats::kMaxMbfBytes;) {
    more = source_.next();
    bytes += more;
  }
  into = formats::read_all(bytes);
}

}  // namespace gridmates::tools::mines
