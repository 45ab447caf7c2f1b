#include "client/terminal/settings.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "client/catalogue/catalogue.h"

namespace gridmates::terminal {
namespace {

constexpr std::string_view kHide = "hide";

// The text of each aid, by Aid.
struct AidText {
  std::string_view label;
  std::string_view what;
};
constexpr std::array<AidText, kAidNames.size()> kAidTexts{{
    {tr_later("lines of the cursor"), tr_later("shade the row, column and box of the cursor")},
    {tr_later("same digit"), tr_later("shade all cells with the digit under the cursor")},
    {tr_later("same digit in notes"), tr_later("shade the notes of the digit under the cursor")},
    {tr_later("clashes"), tr_later("mark digits that are twice in a row, column or box")},
    {tr_later("digits left"), tr_later("show how many of each digit are left")},
    {tr_later("complete digits"), tr_later("dim the digits that are complete")},
    {tr_later("dim notes"), tr_later("draw notes dim while keys write digits")},
    {tr_later("clock"), tr_later("show the time in the header")},
    {tr_later("motion"), tr_later("play an animation on a board that is won")},
    {tr_later("ghost"),
     tr_later("show how far your own best run had come by now, in races and when you play alone")},
}};

Setting aid_setting(std::size_t aid) {
  return {kHide,
          tr_later("BOARD"),
          kAidTexts[aid].label,
          kAidTexts[aid].what,
          {"yes", "no"},
          [aid](const Preferences& now) -> std::size_t { return now.hidden[aid] ? 1 : 0; },
          [aid](Preferences& now, std::size_t value) { now.hidden[aid] = value == 1; },
          kAidNames[aid]};
}

Setting switch_setting(std::string_view name, std::string_view group, std::string_view label,
                       std::string_view what, bool Preferences::* flag) {
  return {name,
          group,
          label,
          what,
          {"no", "yes"},
          [flag](const Preferences& now) -> std::size_t { return now.*flag ? 1 : 0; },
          [flag](Preferences& now, std::size_t value) { now.*flag = value == 1; }};
}

Setting keys_setting() {
  return {"keys",
          tr_later("KEYS"),
          tr_later("letters that move"),
          tr_later(
              "letters that move the cursor: vim: h j k l; arrows: none; wasd: w a s d; left-hand: "
              "w a s d, or q w e a s d z x c for 1 to 9; no effect where letters are digits"),
          {kKeysNames.begin(), kKeysNames.end()},
          [](const Preferences& now) { return static_cast<std::size_t>(now.keys); },
          [](Preferences& now, std::size_t value) { now.keys = static_cast<Keys>(value); }};
}

Setting theme_setting() {
  std::vector<std::string_view> values{"auto"};
  values.insert(values.end(), kThemeNames.begin(), kThemeNames.end());
  return {"theme",
          tr_later("SCREEN"),
          tr_later("theme"),
          tr_later(
              "colours for a dark or a light background, or high contrast; auto: ask the terminal"),
          std::move(values),
          [](const Preferences& now) -> std::size_t {
            return now.look.theme ? static_cast<std::size_t>(*now.look.theme) + 1 : 0;
          },
          [](Preferences& now, std::size_t value) {
            now.look.theme.reset();
            if (value > 0) now.look.theme = static_cast<Theme>(value - 1);
          }};
}

Setting look_setting(std::string_view name, std::string_view label, std::string_view what,
                     bool Look::* flag) {
  return {name,
          tr_later("SCREEN"),
          label,
          what,
          {"no", "yes"},
          [flag](const Preferences& now) -> std::size_t { return now.look.*flag ? 1 : 0; },
          [flag](Preferences& now, std::size_t value) { now.look.*flag = value == 1; }};
}

Setting cursors_setting() {
  return {"cursors",
          tr_later("BOARD"),
          tr_later("cursors"),
          tr_later("all: show everybody's cursor; yours: only your own; none: also hide yours from "
                   "the others"),
          {kCursorsNames.begin(), kCursorsNames.end()},
          [](const Preferences& now) { return static_cast<std::size_t>(now.cursors); },
          [](Preferences& now, std::size_t value) { now.cursors = static_cast<Cursors>(value); }};
}

Setting cells_setting() {
  return {"cells",
          tr_later("BOARD"),
          tr_later("names of cells"),
          tr_later("a letter for the row and a number for the column, or numbers for both, in "
                   "games that name rows by letters"),
          {words::kCellNamesNames.begin(), words::kCellNamesNames.end()},
          [](const Preferences& now) { return static_cast<std::size_t>(now.cells); },
          [](Preferences& now, std::size_t value) {
            now.cells = static_cast<words::CellNames>(value);
          }};
}

Setting mouse_setting() {
  return {"mouse",
          tr_later("KEYS"),
          tr_later("mouse"),
          tr_later("clicks act on the board; no: leave the mouse to the terminal, to select text"),
          {"yes", "no"},
          [](const Preferences& now) -> std::size_t { return now.mouse ? 0 : 1; },
          [](Preferences& now, std::size_t value) { now.mouse = value == 0; }};
}

std::vector<Setting> make_settings() {
  std::vector<Setting> all{
      theme_setting(),
      switch_setting("left-panel", tr_later("SCREEN"), tr_later("panel at the left"),
                     tr_later("show the panel to the left of the board"), &Preferences::left_panel),
      switch_setting("bell", tr_later("SCREEN"), tr_later("bell"),
                     tr_later("sound the terminal's bell when others talk, ask for a vote, or it "
                              "is your turn, and when a match begins or ends"),
                     &Preferences::bell),
      look_setting("no-color", tr_later("no colours"), tr_later("draw without colours"),
                   &Look::no_color),
      look_setting("ascii", tr_later("ASCII only"), tr_later("draw with ASCII only"), &Look::ascii),
      keys_setting(),
      mouse_setting(),
      switch_setting("wrap", tr_later("KEYS"), tr_later("wrap at the edges"),
                     tr_later("the cursor wraps around at the edges, in games that support it"),
                     &Preferences::wrap),
      switch_setting("no-questions", tr_later("KEYS"), tr_later("never ask twice"),
                     tr_later("never ask for confirmation, even of what cannot be undone"),
                     &Preferences::no_questions),
      switch_setting("ask-moves", tr_later("KEYS"), tr_later("ask before each move"),
                     tr_later("in turn-based games, confirm a move by pressing its key again"),
                     &Preferences::ask_moves),
      switch_setting("claim-wins", tr_later("KEYS"), tr_later("claim wins"),
                     tr_later("claim the win as soon as the other player has been away long "
                              "enough"),
                     &Preferences::claims),
      switch_setting("simple-notes", tr_later("NOTES AND DIGITS"), tr_later("one kind of notes"),
                     tr_later("one kind of notes"), &Preferences::simple_notes),
      switch_setting("numbers", tr_later("NOTES AND DIGITS"), tr_later("numbers above 9"),
                     tr_later("on large boards, write 10 and 16 instead of A and G"),
                     &Preferences::numbers),
      switch_setting("next", tr_later("NOTES AND DIGITS"), tr_later("always show the next cell"),
                     tr_later("when you play alone, hint after each move where to look next"),
                     &Preferences::next),
  };
  all.push_back(cells_setting());
  all.push_back(cursors_setting());
  for (std::size_t aid = 0; aid < kAidNames.size(); ++aid) all.push_back(aid_setting(aid));
  return all;
}

std::string hidden_names(const Preferences& preferences) {
  std::string names;
  for (std::size_t i = 0; i < kAidNames.size(); ++i) {
    if (!preferences.hidden[i]) continue;
    names += (names.empty() ? "" : ",") + std::string(kAidNames[i]);
  }
  return names;
}

// "# theme = auto" after a line that explains it.
std::string comment_of(const Setting& setting) {
  std::string values;
  for (const std::string_view value : setting.values) {
    values += (values.empty() ? "" : ", ") + std::string(value);
  }
  std::string text = "# " + std::string(setting.what) + " (" + values + ")\n";
  return text + "# " + std::string(setting.name) + " = " + std::string(setting.values[0]) + "\n\n";
}

}  // namespace

std::span<const Setting> settings() {
  static const std::vector<Setting> all = make_settings();
  return all;
}

bool is_switch(const Setting& setting) {
  return setting.name != kHide && setting.values.size() == 2 && setting.values[0] == "no";
}

bool is_among(const Setting& setting, std::span<const std::string_view> names) {
  return std::ranges::find(names, setting.aid.empty() ? setting.name : setting.aid) != names.end();
}

const Setting& setting_of(std::string_view name) {
  return *std::ranges::find(settings(), name, &Setting::name);
}

std::string value_of(std::string_view name, const Preferences& preferences) {
  if (name == kHide) return hidden_names(preferences);
  const Setting& setting = setting_of(name);
  return std::string(setting.values[setting.get(preferences)]);
}

std::string empty_file() {
  std::string text =
      "# Settings of gridmates. The settings page changes them; so does an editor. The names are\n"
      "# those of the command line, which counts more than this file.\n\n";
  for (const Setting& setting : settings()) {
    if (setting.name != kHide) text += comment_of(setting);
  }
  std::string names;
  for (const std::string_view name : kAidNames) {
    names += (names.empty() ? "" : ",") + std::string(name);
  }
  text += "# What boards do not show, of: " + names + "\n# hide = clock,motion\n\n";
  return text + "# Of one game alone: ID-keys = wasd\n";
}

}  // namespace gridmates::terminal
