#include "client/terminal/help.h"

#include <algorithm>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/columns.h"

namespace gridmates::terminal {
namespace {

constexpr int kColumnWidth = 38;
constexpr int kTextAt = 13;
constexpr std::size_t kSearchLimit = 20;
// Lines that the frame and the line of keys below take.
constexpr int kAround = 4;

std::string lower(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return result;
}

bool mentions(const Binding& binding, const std::string& wanted) {
  for (const std::string_view text : {binding.label, tr(binding.help), tr(binding.group)}) {
    if (lower(text).find(wanted) != std::string::npos) return true;
  }
  return false;
}

}  // namespace

Help::Help(std::string title, Bindings bindings, const Bindings& useful)
    : title_(std::move(title)), bindings_(std::move(bindings)), search_(kSearchLimit) {
  for (const Binding& line : useful) useful_.insert(line.act);
}

std::vector<Help::Line> Help::lines(std::size_t rows) const {
  const std::string wanted = lower(search_.text());
  std::vector<std::string_view> groups;
  for (const Binding& binding : bindings_) {
    if (std::find(groups.begin(), groups.end(), binding.group) == groups.end()) {
      groups.push_back(binding.group);
    }
  }
  std::vector<Line> lines;
  for (const std::string_view group : groups) {
    std::vector<Line> block{{{}, tr(group)}};
    for (const Binding& binding : bindings_) {
      if (binding.group == group && mentions(binding, wanted)) {
        block.push_back({binding.label, tr(binding.help), !useful_.contains(binding.act)});
      }
    }
    if (block.size() == 1) continue;
    if (lines.size() % rows != 0) lines.push_back({});
    const std::size_t left = rows - lines.size() % rows;
    if (block.size() > left && block.size() <= rows) lines.resize(lines.size() + left);
    lines.insert(lines.end(), block.begin(), block.end());
  }
  return lines;
}

std::string Help::more_words(const std::vector<Line>& all, std::size_t first, std::size_t shown) {
  const auto keys = [&all](std::size_t from, std::size_t to) {
    return std::count_if(all.begin() + static_cast<std::ptrdiff_t>(from),
                         all.begin() + static_cast<std::ptrdiff_t>(to),
                         [](const Line& line) { return !line.keys.empty(); });
  };
  const auto above = keys(0, first);
  const auto below = keys(std::min(first + shown, all.size()), all.size());
  std::string words;
  if (above > 0) words += " " + tr("Up: {} more above", above) + " ";
  if (below > 0) words += " " + tr("Down: {} more below", below) + " ";
  return words;
}

Help::Result Help::key(const Key& key) {
  if (searching_) {
    if (key == Key::Kind::kEnter) {
      searching_ = false;
    } else if (key == Key::Kind::kEscape) {
      searching_ = false;
      search_.clear();
    } else {
      search_.key(key);
    }
    first_ = 0;
    return Result::kStay;
  }
  switch (key.kind) {
    case Key::Kind::kUp:
      first_ -= first_ > 0 ? 1 : 0;
      return Result::kStay;
    case Key::Kind::kDown:
      ++first_;
      return Result::kStay;
    case Key::Kind::kPageUp:
      first_ -= std::min(first_, rows_);
      return Result::kStay;
    case Key::Kind::kPageDown:
      first_ += rows_;
      return Result::kStay;
    case Key::Kind::kHome:
      first_ = 0;
      return Result::kStay;
    case Key::Kind::kEscape:
      return Result::kClose;
    default:
      break;
  }
  if (key == U'?' || key == Key::Kind::kF1 || key.is_click()) return Result::kClose;
  if (key == U'/') {
    searching_ = true;
    return Result::kStay;
  }
  return Result::kPassOn;
}

void Help::draw(const Region& region) {
  region.clear();
  region.scrolls(Key::Kind::kUp, Key::Kind::kDown);
  region.frame(tr("HELP: {}", title_));
  const auto rows = static_cast<std::size_t>(std::max(region.rows() - kAround, 1));
  const std::vector<Line> all = lines(rows);
  rows_ = rows;
  const auto columns = static_cast<std::size_t>(std::max(1, (region.columns() - 4) / kColumnWidth));
  // No further down than to where the last line stands at the bottom.
  first_ = std::min(first_, all.size() - std::min(all.size(), rows * columns));
  for (std::size_t column = 0; column < columns; ++column) {
    const Region part = region.part(1, 2 + static_cast<int>(column) * kColumnWidth,
                                    static_cast<int>(rows), kColumnWidth - 1);
    const std::size_t begin = first_ + column * rows;
    for (std::size_t i = begin; i < std::min(begin + rows, all.size()); ++i) {
      const int row = static_cast<int>(i - begin);
      if (all[i].keys.empty()) {
        part.put(row, 0, all[i].text, Role::kStrong);
      } else {
        if (all[i].idle) part.put(row, 0, "*", Role::kDim);
        part.put_field(row, 1, kTextAt - 2, all[i].keys, Role::kStrong);
        part.put_field(row, kTextAt, part.columns() - kTextAt, all[i].text);
      }
    }
  }
  const int last = region.rows() - 2;
  const std::string_view close = tr("Esc or ? closes");
  const Region rule = region.part(last - 1, 1, 1, region.columns() - 2);
  rule.rule(0);
  rule.put_centred(0, more_words(all, first_, rows * columns), Role::kStrong);
  if (searching_ || !search_.text().empty()) {
    const int column = region.put(last, 2, tr("search: /"), Role::kStrong);
    search_.draw(region.part(last, column, 1, 24), searching_);
  } else {
    const bool any_idle =
        std::any_of(all.begin(), all.end(), [](const Line& line) { return line.idle; });
    const std::string_view keys = tr("/ search   up/down scroll   keys work here too");
    const std::string both = std::string(keys) + "   " + std::string(tr("* not now"));
    const int room = region.columns() - client::columns_of(close) - 5;
    region.put_field(last, 2, room, any_idle && client::columns_of(both) <= room ? both : keys,
                     Role::kDim);
  }
  region.part(last, 0, 1, region.columns() - 2).put_right(0, close, Role::kStrong);
}

}  // namespace gridmates::terminal
