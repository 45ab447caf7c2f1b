#include "client/terminal/bindings.h"

#include <algorithm>
#include <string>

#include "client/catalogue/catalogue.h"
#include "client/core/columns.h"

namespace gridmates::terminal {
namespace {

constexpr std::string_view kHelp = tr_later("? help");
constexpr int kGap = 2;
constexpr int kMostKeys = 7;

// The next name in a list separated by blanks; empty at the end.
std::string_view take_name(std::string_view& names) {
  const std::size_t end = std::min(names.find(' '), names.size());
  const std::string_view name = names.substr(0, end);
  names.remove_prefix(std::min(end + 1, names.size()));
  return name;
}

// The first key of the label, for the footer.
std::string_view short_label(const Binding& binding) {
  return binding.label.substr(0, binding.label.find(' '));
}

// The line's key for this part of its label: "up" is Up.
std::optional<Key> named_key(const Binding& binding, std::string_view name) {
  const auto same = [](char a, char b) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c; };
    return lower(a) == lower(b);
  };
  std::optional<Key> found;
  for (const Key& key : keys_of(binding)) {
    const std::string known = key_name(key);
    if (known == name) return key;
    if (name.size() > 1 && !found && std::ranges::equal(known, name, same)) found = key;
  }
  return found;
}

// The line's keys for this part of its label: "Q" is one, "wasd" are four, "arrows" none.
std::vector<Key> named_keys(const Binding& binding, std::string_view name) {
  if (const auto key = named_key(binding, name)) return {*key};
  std::vector<Key> keys;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const auto key = named_key(binding, name.substr(i, 1));
    if (!key) return {};
    keys.push_back(*key);
  }
  return keys;
}

// The label up to its first key that an earlier line has, else the first key left; or empty.
std::string_view own_label(const Bindings& bindings, const Binding& line) {
  const auto is_taken = [&](const Key& key) { return !means(bindings, line, key); };
  std::size_t kept = 0;  // of the label, up to the first part that names a taken key
  for (std::string_view rest = line.label; !rest.empty();) {
    const std::string_view part = take_name(rest);
    if (std::ranges::any_of(named_keys(line, part), is_taken)) break;
    const std::size_t behind = rest.empty() ? 0 : rest.size() + 1;
    if (part != "/") kept = line.label.size() - behind;
  }
  if (kept == line.label.size()) return line.label;
  if (kept > 0) return line.label.substr(0, kept);
  for (std::string_view names = line.keys; !names.empty();) {
    const std::string_view name = take_name(names);
    const auto key = parse_key(name);
    if (key && !is_taken(*key)) return name;
  }
  return {};
}

// The parts of a label for single keys: "up/down", "<>"; the whole label if it is one key.
std::vector<std::string_view> parts_of(const Binding& binding, std::string_view label) {
  if (named_key(binding, label)) return {label};
  std::vector<std::string_view> parts;
  const std::size_t slash = label.find('/');
  if (slash != std::string_view::npos && slash > 0) {
    parts = {label.substr(0, slash), label.substr(slash + 1)};
  } else if (label.size() == 2) {
    parts = {label.substr(0, 1), label.substr(1)};
  }
  return parts;
}

// Marks the click targets of an entry in the footer, which begins at `column` and ends before
// `end`.
void mark_entry(const Region& region, const Binding& binding, int column, int end) {
  const int row = region.rows() - 1;
  const std::string_view label = short_label(binding);
  for (const std::string_view part : parts_of(binding, label)) {
    const std::optional<Key> key = named_key(binding, part);
    const int at = column + client::columns_of(label.substr(
                                0, static_cast<std::size_t>(part.data() - label.data())));
    if (key) region.part(row, at, 1, end - at).clicks(*key);
  }
}

}  // namespace

Bindings with_common(Bindings bindings) {
  const bool is_taken = find_binding(bindings, Key(U'0')).has_value();
  bindings.push_back({kHelpAct, "? F1 0", "? F1 0", "", "these keys, a menu", "EVERYWHERE"});
  if (is_taken) bindings.back().keys = bindings.back().label = "? F1";
  bindings.push_back({kRedrawAct, "Ctrl+l", "Ctrl+l", "", "draw everything again", "EVERYWHERE"});
  bindings.push_back({kSettingsAct, "Ctrl+p", "Ctrl+p", "", "settings", "EVERYWHERE"});
  bindings.push_back({kMouseAct, "M", "M", "", "mouse off: select text", "EVERYWHERE"});
  bindings.push_back({kRulesAct, "Ctrl+r", "Ctrl+r", "", "the rules of the game", "EVERYWHERE"});
  return bindings;
}

bool means(std::span<const Binding> bindings, const Binding& line, const Key& key) {
  const std::optional<Hit> hit = find_binding(bindings, key);
  return hit && hit->act == line.act;
}

Bindings with_own_labels(Bindings bindings) {
  Bindings own;
  for (Binding line : bindings) {
    line.label = own_label(bindings, line);
    if (!line.label.empty()) own.push_back(line);
  }
  return own;
}

std::vector<Key> keys_of(const Binding& binding) {
  std::vector<Key> keys;
  std::string_view names = binding.keys;
  while (!names.empty()) {
    if (const std::optional<Key> key = parse_key(take_name(names))) keys.push_back(*key);
  }
  return keys;
}

std::optional<Hit> find_binding(std::span<const Binding> bindings, const Key& key) {
  for (const Binding& binding : bindings) {
    std::string_view names = binding.keys;
    for (int i = 0; !names.empty(); ++i) {
      const std::optional<Key> known = parse_key(take_name(names));
      if (!known || !known->same(key)) continue;
      Hit hit{binding.act, i};
      if (key.is_mouse()) hit.at = Spot{key.row, key.column};
      return hit;
    }
  }
  const Key plain = without_shift(key);
  return plain == key ? std::nullopt : find_binding(bindings, plain);
}

void draw_footer(const Region& region, std::span<const Binding> bindings) {
  const int row = region.rows() - 1;
  const std::string_view help = tr(kHelp);
  const int help_at = region.columns() - client::columns_of(help) - 1;
  int column = 1;
  int shown = 0;
  for (const Binding& binding : bindings) {
    if (binding.word.empty()) continue;
    if (shown++ == kMostKeys) break;
    const std::string_view word = tr(binding.word);
    const int after =
        column + client::columns_of(short_label(binding)) + 1 + client::columns_of(word);
    if (after + kGap > help_at) break;
    mark_entry(region, binding, column, after);
    column = region.put(row, column, short_label(binding), Role::kStrong);
    column = region.put(row, column + 1, word) + kGap;
  }
  region.put(row, help_at, help, Role::kStrong);
  region.part(row, help_at, 1).clicks(U'?');
}

}  // namespace gridmates::terminal
