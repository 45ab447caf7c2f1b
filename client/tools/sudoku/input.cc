#include "client/tools/sudoku/input.h"

namespace gridmates::tools {

Input::Input(const InputOptions& options) : source_(options.file), reader_(options.reading) {}

std::optional<Input::Items> Input::next(std::size_t most) {
  auto items = waiting_.next(most, [this](Items& into) { return read_more(into); });
  if (!items) return items;
  for (const auto& item : *items) {
    if (item.read) ++formats_[static_cast<std::size_t>(item.read->format)];
  }
  return items;
}

std::string Input::recognised() const {
  std::string words;
  for (std::size_t i = 0; i < formats_.size(); ++i) {
    if (formats_[i] == 0) continue;
    words += (words.empty() ? "read " : ", ") + std::to_string(formats_[i]) + ' ';
    words += name_of(static_cast<sudoku::formats::Format>(i));
  }
  return words;
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
