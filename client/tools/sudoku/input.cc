#include "client/tools/sudoku/input.h"

#include "client/tools/batch/place.h"
#include "client/words/refusals.h"

namespace gridmates::tools {

Input::Input(const InputOptions& options) : source_(options.file), reader_(options.reading) {}

std::optional<Input::Items> Input::next(std::size_t most) {
  auto items = waiting_.next(most, [this](Items& into) { return read_more(into); });
  if (!items) return items;
  for (const auto& item : *items) {
    if (item.read) recognised_.add(item.read->format);
  }
  return items;
}

std::string Input::words_of(const sudoku::formats::Problem& problem) const {
  return source_.in_file(
      at_place(problem.line, problem.column, words::statement_words(problem.why)));
}

bool Input::read_more(Items& into) {
  const auto feed = [&](std::string_view line) { reader_.feed(line, into); };
  if (const std::string_view bytes = source_.next(); !bytes.empty()) {
    lines_.feed(bytes, feed);
    return true;
  }
  lines_.finish(feed);
  reader_.finish(into);
  return false;
}

}  // namespace gridmates::tools
