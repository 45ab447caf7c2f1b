// Tables of keys: each page has one, from which its key handling, its footer and its help are made.
// Plain values and pure functions; any thread.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "client/terminal/canvas.h"
#include "client/terminal/key.h"

namespace gridmates::terminal {

// The tables at which a line applies.
enum class At { kAnyTable, kRace, kNoRace, kVersus, kCoop };

// One line of a table: the action of these keys.
struct Binding {
  int act = 0;             // an action of the table's owner
  std::string_view keys;   // names as parse_key() knows them, separated by blanks
  std::string_view label;  // the keys as people read them: "arrows hjkl"
  std::string_view word;   // the footer's word; empty: only in the help
  std::string_view help;   // the help's text
  std::string_view group;  // the heading in the help
  At table = At::kAnyTable;
};

using Bindings = std::vector<Binding>;

// Actions of every page, handled by the Face.
inline constexpr int kHelpAct = -1;
inline constexpr int kRedrawAct = -2;
inline constexpr int kSettingsAct = -3;
inline constexpr int kRulesAct = -4;
inline constexpr int kMouseAct = -5;
// Appends the lines for them. 0 also opens the help, unless it has another meaning.
Bindings with_common(Bindings bindings);

// The line that a key belongs to, and which of its keys it is, from 0. An arrow with Shift counts
// as the plain arrow if no line has it.
struct Hit {
  int act = 0;
  int key = 0;
  std::optional<Spot> at = {};  // of the mouse
};
std::optional<Hit> find_binding(std::span<const Binding> bindings, const Key& key);

// Whether a key belongs to this line of the table: no line before it has the same key.
bool means(std::span<const Binding> bindings, const Binding& line, const Key& key);

// The lines with labels for the keys that belong to them: if a line before has some of the keys,
// the label names the others: of "arrows wasd" the arrows, of the keys "q Q" Q. A line without a
// key of its own is left out.
Bindings with_own_labels(Bindings bindings);

// All keys of a line, in order.
std::vector<Key> keys_of(const Binding& binding);

// Draws the footer into the last row: the lines with a word, in order, at most seven, as far as
// they fit, and "? help" at the right, which is never cut. A click on a key in it counts as that
// key, and a click on a word as the last key before it.
void draw_footer(const Region& region, std::span<const Binding> bindings);

}  // namespace gridmates::terminal
