#include "client/terminal/bindings.h"

#include <algorithm>
#include <string>

#include "client/core/columns.h"

namespace gridmates::terminal {
namespace {

constexpr std::string_view kHelp = "? help";
constexpr int kGap = 2;
constexpr int kMostKeys = 7;

// The next name in a list separated by blanks; empty at the end.
std::string_view take_name(std::string_view& names) {
  const std::size_t end = std::min(names.find(' '), names.size());
  const std::string_view name = names.substr(0, end);
  names.remove_prefix(std::min(end + 1, names.size()));
  return name;
}

// The first of the keys is enough for a footer.
std::string_view short_label(const Binding& binding) {
  return binding.label.substr(0, binding.label.find(' '));
}

}  // namespace

Bindings with_common(Bindings bindings) {
  bindings.push_back({kHelpAct, "? F1", "? F1", "", "these keys", "EVERYWHERE"});
  bindings.push_back({kRedrawAct, "Ctrl+l", "Ctrl+l", "", "draw everything again", "EVERYWHERE"});
  bindings.push_back({kSettingsAct, "Ctrl+p", "Ctrl+p", "", "settings", "EVERYWHERE"});
  bindings.push_back({kRulesAct, "Ctrl+r", "Ctrl+r", "", "the rules of the game", "EVERYWHERE"});
  return bindings;
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

bool uses_mouse(std::span<const Binding> bindings) {
  return std::any_of(bindings.begin(), bindings.end(), [](const Binding& binding) {
    return binding.keys.find("Click") != std::string_view::npos;
  });
}

void draw_footer(const Region& region, std::span<const Binding> bindings) {
  const int row = region.rows() - 1;
  const int help_at = region.columns() - client::columns_of(kHelp) - 1;
  int column = 1;
  int shown = 0;
  for (const Binding& binding : bindings) {
    if (binding.word.empty()) continue;
    if (shown++ == kMostKeys) break;
    const int after =
        column + client::columns_of(short_label(binding)) + 1 + client::columns_of(binding.word);
    if (after + kGap > help_at) break;
    column = region.put(row, column, short_label(binding), Role::kStrong);
    column = region.put(row, column + 1, binding.word) + kGap;
  }
  region.put(row, help_at, kHelp, Role::kStrong);
}

}  // namespace gridmates::terminal
