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
// Lines of the frame and of the keys below it.
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

Help::Help(std::string title, Bindings bindings, const Bindings& useful, std::optional<int> act)
    : title_(std::move(title)), bindings_(std::move(bindings)), search_(kSearchLimit) {
  for (const Binding& line : useful) useful_.insert(line.act);
  const auto before = act ? std::ranges::find(bindings_, *act, &Binding::act) : bindings_.end();
  if (before != bindings_.end()) at_ = static_cast<std::size_t>(before - bindings_.begin());
  turn_key(-1, 1);
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
    std::vector<Line> block{{nullptr, tr(group)}};
    for (const Binding& binding : bindings_) {
      if (binding.group == group && mentions(binding, wanted)) {
        block.push_back({&binding, tr(binding.help)});
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
                         [](const Line& line) { return line.binding != nullptr; });
  };
  const auto above = keys(0, first);
  const auto below = keys(std::min(first + shown, all.size()), all.size());
  std::string words;
  if (above > 0) words += " " + tr("Up: {} more above", above) + " ";
  if (below > 0) words += " " + tr("Down: {} more below", below) + " ";
  return words;
}

void Help::move(std::ptrdiff_t by) {
  std::vector<const Binding*> listed;
  for (const Line& line : lines(rows_)) {
    if (line.binding != nullptr) listed.push_back(line.binding);
  }
  if (listed.empty()) return;
  const auto now = std::ranges::find(listed, &bindings_[at_]);
  const std::ptrdiff_t from = now == listed.end() ? 0 : now - listed.begin();
  const auto last = static_cast<std::ptrdiff_t>(listed.size()) - 1;
  const Binding* to =
      listed[static_cast<std::size_t>(std::clamp(from + by, std::ptrdiff_t{0}, last))];
  at_ = static_cast<std::size_t>(to - bindings_.data());
  turn_key(-1, 1);
}

bool Help::is_listed() const {
  return std::ranges::any_of(lines(rows_), [this](const Line& line) { return is_chosen(line); });
}

void Help::turn_key(int from, int by) {
  const std::vector<Key> keys = keys_of(bindings_[at_]);
  const auto count = static_cast<int>(keys.size());
  for (int i = 0; i < count; ++i) {
    from = (from + by + count) % count;
    if (means(bindings_, bindings_[at_], keys[static_cast<std::size_t>(from)])) break;
  }
  key_ = std::max(from, 0);
}

Help::Result Help::pick(int item) {
  at_ = static_cast<std::size_t>(item);
  turn_key(-1, 1);
  return Result::kRun;
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
    move(0);
    return Result::kStay;
  }
  const auto screen = static_cast<std::ptrdiff_t>(rows_);
  switch (key.kind) {
    case Key::Kind::kUp:
      move(-1);
      return Result::kStay;
    case Key::Kind::kDown:
      move(1);
      return Result::kStay;
    case Key::Kind::kPageUp:
      move(-screen);
      return Result::kStay;
    case Key::Kind::kPageDown:
      move(screen);
      return Result::kStay;
    case Key::Kind::kHome:
      move(-static_cast<std::ptrdiff_t>(bindings_.size()));
      return Result::kStay;
    case Key::Kind::kEnd:
      move(static_cast<std::ptrdiff_t>(bindings_.size()));
      return Result::kStay;
    case Key::Kind::kLeft:
      turn_key(key_, -1);
      return Result::kStay;
    case Key::Kind::kRight:
      turn_key(key_, 1);
      return Result::kStay;
    case Key::Kind::kEnter:
      return is_listed() ? Result::kRun : Result::kStay;
    case Key::Kind::kEscape:
      return Result::kClose;
    default:
      break;
  }
  if (key == U'?' || key == U'0' || key == Key::Kind::kF1 || key.is_click()) return Result::kClose;
  if (key == U'/') {
    searching_ = true;
    return Result::kStay;
  }
  return Result::kPassOn;
}

void Help::draw_line(const Region& row, const Line& line) const {
  if (line.binding == nullptr) {
    row.put(0, 0, line.text, Role::kStrong);
    return;
  }
  const bool chosen = is_chosen(line);
  if (chosen) row.fill(0, Role::kReverse);
  if (is_idle(line)) row.put(0, 0, "*", chosen ? Role::kReverse : Role::kDim);
  row.put_field(0, 1, kTextAt - 2, line.binding->label, chosen ? Role::kReverse : Role::kStrong);
  row.put_field(0, kTextAt, row.columns() - kTextAt, line.text,
                chosen ? Role::kReverse : Role::kNormal);
  row.picks(static_cast<int>(line.binding - bindings_.data()));
}

// Draws the search, or what keys do: for a line with several keys, which one Enter runs.
void Help::draw_last_row(const Region& row, bool any_idle) const {
  const std::string_view close = tr("Esc closes");
  if (searching_ || !search_.text().empty()) {
    const int column = row.put(0, 2, tr("search: /"), Role::kStrong);
    search_.draw(row.part(0, column, 1, 24), searching_);
  } else {
    const std::vector<Key> keys = keys_of(bindings_[at_]);
    std::string words = tr("Enter does it");
    if (keys.size() > 1) {
      words =
          tr("Enter: {}   left/right: another key", key_name(keys[static_cast<std::size_t>(key_)]));
    }
    words += "   " + std::string(tr("/ search"));
    const std::string longer = words + "   " + std::string(tr("* not now"));
    const int room = row.columns() - client::columns_of(close) - 5;
    const bool both = any_idle && client::columns_of(longer) <= room;
    row.put_field(0, 2, room, both ? longer : words, Role::kDim);
  }
  row.put_right(0, close, Role::kStrong);
}

void Help::draw(const Region& region) {
  region.clear();
  region.scrolls(Key::Kind::kPageUp, Key::Kind::kPageDown);
  region.frame(tr("HELP: {}", title_));
  const auto rows = static_cast<std::size_t>(std::max(region.rows() - kAround, 1));
  const std::vector<Line> all = lines(rows);
  rows_ = rows;
  const auto columns = static_cast<std::size_t>(std::max(1, (region.columns() - 4) / kColumnWidth));
  const std::size_t shown = rows * columns;
  // Keeps the chosen line visible, and no space below the last one.
  const auto at = static_cast<std::size_t>(
      std::ranges::find_if(all, [this](const Line& line) { return is_chosen(line); }) -
      all.begin());
  if (at < all.size()) {
    if (at < first_) first_ = at == 1 ? 0 : at;
    if (at >= first_ + shown) first_ = at + 1 - shown;
  }
  first_ = std::min(first_, all.size() - std::min(all.size(), shown));
  bool any_idle = false;
  for (std::size_t i = first_; i < std::min(first_ + shown, all.size()); ++i) {
    const auto place = i - first_;
    draw_line(region.part(1 + static_cast<int>(place % rows),
                          2 + static_cast<int>(place / rows) * kColumnWidth, 1, kColumnWidth - 1),
              all[i]);
  }
  for (const Line& line : all) any_idle |= line.binding != nullptr && is_idle(line);
  const int last = region.rows() - 2;
  const Region rule = region.part(last - 1, 1, 1, region.columns() - 2);
  rule.rule(0);
  rule.put_centred(0, more_words(all, first_, shown), Role::kStrong);
  draw_last_row(region.part(last, 0, 1, region.columns() - 2), any_idle);
}

}  // namespace gridmates::terminal
