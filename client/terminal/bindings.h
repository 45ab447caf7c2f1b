// Tables of keys: each page has one, and its key handling, its footer and its help are made from
// it. Plain values and pure functions; any thread.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "client/terminal/canvas.h"
#include "client/terminal/key.h"

namespace gridmates::terminal {

// The tables at which a line has a meaning.
enum class At { kAnyTable, kRace, kNoRace, kVersus, kCoop };

// One line of a table: what these keys do.
struct Binding {
  int act = 0;             // what the owner of the table understands
  std::string_view keys;   // names as parse_key() knows them, separated by blanks
  std::string_view label;  // the keys as people read them: "arrows hjkl"
  std::string_view word;   // what the footer says; empty: only in the help
  std::string_view help;   // what the help says
  std::string_view group;  // the heading in the help
  At table = At::kAnyTable;
};

using Bindings = std::vector<Binding>;

// Acts that every page has; the Face does them.
inline constexpr int kHelpAct = -1;
inline constexpr int kRedrawAct = -2;
inline constexpr int kSettingsAct = -3;
inline constexpr int kRulesAct = -4;
inline constexpr int kMouseAct = -5;
// Appends the lines for them. 0 opens the help too, where it means nothing else.
Bindings with_common(Bindings bindings);

// The line that a key belongs to, and which of its keys it is, from 0. An arrow with Shift that no
// line names is the arrow alone.
struct Hit {
  int act = 0;
  int key = 0;
  std::optional<Spot> at = {};  // of the mouse
};
std::optional<Hit> find_binding(std::span<const Binding> bindings, const Key& key);

// Whether a key means this line of the table: no line before it has the same key.
bool means(std::span<const Binding> bindings, const Binding& line, const Key& key);

// Where the label of a line names a key that means a line before it, the label becomes what names
// the keys that are left: of "arrows wasd" the arrows, of the keys "q Q" Q. A line without a key of
// its own is left out.
Bindings with_own_labels(Bindings bindings);

// All keys of a line, in order.
std::vector<Key> keys_of(const Binding& binding);

// Draws the footer into the last row: the lines that have a word, in order, at most seven and as
// many as fit, and
// "? help" at the right, which is never cut. A click on a key there is that key, and one on its
// word the last key that stands before it.
void draw_footer(const Region& region, std::span<const Binding> bindings);

}  // namespace gridmates::terminal
