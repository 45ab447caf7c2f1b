#include "engine/minesweeper/formats/reader.h"

#include <algorithm>
#include <utility>

#include "engine/text/lines.h"
#include "engine/text/utf8.h"

namespace gridmates::minesweeper::formats {
namespace {

// The number of open brackets minus closed ones, ignoring strings.
int open_brackets(std::string_view text) {
  int depth = 0;
  bool is_text = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"') is_text = !is_text;
    if (is_text && c == '\\') ++i;
    if (is_text) continue;
    depth += c == '{' || c == '[' ? 1 : 0;
    depth -= c == '}' || c == ']' ? 1 : 0;
  }
  return depth;
}

// Whether a line is a whole object, not part of another like the steps of a proof: has a width.
bool is_whole_field(std::string_view line) {
  return line.starts_with('{') && line.ends_with('}') && open_brackets(line) == 0 &&
         line.find("\"width\"") != std::string_view::npos;
}

template <class Value>
core::Result<Found, Problem> found_in(core::Result<Value, Problem> read) {
  if (!read) return read.error();
  return Found(*std::move(read));
}

}  // namespace

void Reader::feed(std::string_view line, std::vector<Item>& into) {
  ++number_;
  if (number_ == 1 && text::begins_utf16(line)) {
    is_utf16_ = true;
    give_up(problem_at(number_, 0, core::Statement("this text is UTF-16, and UTF-8 is read")),
            into);
  }
  if (is_utf16_) return;
  while (!line.empty() && (line.back() == ' ' || line.back() == '\t')) line.remove_suffix(1);
  const std::string_view words = line.substr(std::min(line.find_first_not_of(" \t"), line.size()));
  const bool is_object = words.starts_with('{');
  if (line.size() > kMaxLineBytes) {
    return give_up(problem_at(number_, 0, core::Statement("this line is too long")), into);
  }
  if (!object_.empty() && !is_whole_field(words)) return add_to_object(line, into);
  if (begins_rawvf(line) || is_object) {
    close(into);
    began_ = number_;
    return is_object ? add_to_object(line, into) : add_to_replay(line, into);
  }
  if (replay_.is_open()) return add_to_replay(line, into);
  if (line.empty()) return close(into);
  if (!is_skipping_) add_row(line, into);
}

void Reader::add_row(std::string_view line, std::vector<Item>& into) {
  const bool is_above = is_heading(line);
  if (is_above && rows_.is_open()) close(into);
  if (!rows_.is_open()) began_ = number_;
  if (!is_above) {
    if (auto problem = rows_.add(line, number_)) give_up(*std::move(problem), into);
    return;
  }
  auto heading = read_heading(line, number_);
  if (!heading) return give_up(heading.error(), into);
  rows_.set_heading(*std::move(heading));
}

void Reader::add_to_object(std::string_view line, std::vector<Item>& into) {
  if (object_.size() + line.size() > kMaxObjectBytes) {
    return give_up(problem_at(began_, 0, core::Statement("this object is too long")), into);
  }
  object_ += object_.empty() ? "" : "\n";
  object_ += line;
  open_ += open_brackets(line);
  if (open_ <= 0) close(into);
}

void Reader::add_to_replay(std::string_view line, std::vector<Item>& into) {
  if (auto problem = replay_.add(line, number_)) give_up(*std::move(problem), into);
}

void Reader::give_up(Problem problem, std::vector<Item>& into) {
  rows_ = {};
  replay_ = {};
  object_.clear();
  open_ = 0;
  is_skipping_ = true;
  into.push_back({began_ == 0 ? number_ : began_, std::move(problem), Format::kText});
}

void Reader::close(std::vector<Item>& into) {
  is_skipping_ = false;
  if (rows_.is_open()) into.push_back({began_, found_in(rows_.take()), Format::kText});
  if (replay_.is_open()) into.push_back({began_, found_in(replay_.take()), Format::kRawvf});
  if (!object_.empty()) {
    into.push_back({began_, found_in(read_json(object_, began_)), Format::kJson});
    is_skipping_ = !into.back().found;
  }
  object_.clear();
  open_ = 0;
}

std::vector<Item> read_all(std::string_view bytes) {
  std::vector<Item> items;
  if (is_mbf(bytes)) {
    auto read = read_mbf(bytes);
    if (read) {
      items.push_back({1,
                       Found(FieldFile{.field = *read,
                                       .first = {},
                                       .start = {},
                                       .seed = {},
                                       .guaranteed = false,
                                       .proof = {}}),
                       Format::kMbf});
    } else {
      items.push_back({1, read.error(), Format::kMbf});
    }
    return items;
  }
  Reader reader;
  text::LineSplitter lines(kMaxLineBytes);
  const auto feed = [&](std::string_view line) { reader.feed(line, items); };
  lines.feed(bytes, feed);
  lines.finish(feed);
  reader.finish(items);
  return items;
}

core::Result<FieldFile, Problem> field_of(const Found& found) {
  if (const auto* grid = std::get_if<Grid>(&found)) return field_of(*grid);
  if (const auto* file = std::get_if<FieldFile>(&found)) return *file;
  FieldFile file;
  file.field = std::get<Replay>(found).field;
  return file;
}

}  // namespace gridmates::minesweeper::formats
